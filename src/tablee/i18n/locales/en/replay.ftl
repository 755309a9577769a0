replay-title = The game again
replay-watch = Watch it again
replay-how = Choose a game that you have kept, or drop it on this page. It is checked, shown and not kept.
replay-open = Open a kept game
replay-drop = Drop the game here
replay-to-table = Back to the table
replay-start = The table before the first deal.
replay-moment = Moment of the game
replay-step = Step { $moment } of { $length }
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Speed { $pace } of 3
replay-eyes = Through whose eyes
replay-all-open = All cards open
replay-as = As { $name } saw it
replay-as-watcher = As a spectator saw it
replay-hands = Hands
replay-hand = { $name }'s hand
replay-link = Copy a link to this moment
replay-fair = Were the cards dealt as promised?
replay-fair-checking = This page is dealing again…
replay-fair-page = Yes. This page has dealt the cards again itself, from the seed and everybody's luck: { $deals ->
    [one] the deal is the same.
   *[other] all { $deals } deals are the same.
}
replay-fair-promise = { $early ->
    [true] The seed is the one that was promised to this device before the first deal.
   *[false] The seed is the one that was promised to this device when it came, after the first deal.
}
replay-fair-lucks = { $seen ->
    [true] Every player had promised their luck before anybody showed theirs, so nobody could answer to it.
   *[other] The record says that every player had promised their luck before anybody showed theirs.
}
replay-fair-late = A promise of luck in this game was not shown to this device when it showed its own: somebody may have chosen theirs afterwards.
replay-fair-broken = The seed is not the one that was promised to this device during the game.
replay-fair-unseen = This device was not there before the first deal: whether the promise in the game is the one made then, only those can tell who were.
replay-fair-server = The server has checked it too, and found the same.
replay-fair-server-not = The server has checked it too: { $why }
replay-fair-figures = The figures
replay-fair-commitment = Promise (SHA-256 of the seed)
replay-fair-seed = Seed
