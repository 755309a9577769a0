web-hero = { $count ->
    [6] Six games
   *[other] { $count } games
} on the shelf. Take a seat.
web-hero-more = Play tonight with your friends by a simple link, or right now against opponents who never cheat.
web-language = Lire en français
web-theme = { $theme ->
    [dark] Switch to day
   *[light] Switch to night
}
web-name = Your name
web-rename = Change your name
web-keep = Keep
web-guest = Guest
web-players = { $numbers } players
web-play = Against bots
web-invite = Invite friends
web-rules = Rules
web-play-game = Play { $game } against bots
web-invite-game = Invite friends to { $game }
web-rules-game = Rules of { $game }
web-my-table = { $state ->
    [you] { $game }: it is your turn
    [waiting] { $game }: the table waits for players
   *[playing] { $game }: the game is on
}
web-go-on = Go on
web-last-games = Your last games
web-to-shelf = Back to the shelf
web-your-turn = Your turn
web-lost = Connection lost. It comes back by itself; nothing is lost.
web-who-plays = Who plays?
web-free = Free seat
web-free-seat = Free seat { $seat }
web-you = that is you
web-bot = { $level ->
    [novice] Novice
    [casual] Casual
    [club] Club
    [expert] Expert
    [master] Master
   *[other] { $level }
} bot
web-level = { $level ->
    [novice] novice
    [casual] casual
    [club] club
    [expert] expert
    [master] master
   *[other] { $level }
}
web-bot-for = Bot for seat { $seat }
web-add-bot = Invite a bot…
web-sit = Sit down here
web-begin = Begin
web-seats-free = There are free seats: invite somebody, or a bot.
web-shuffling = Shuffling the cards…
web-wait-host = The game begins when the host says so.
web-invite-others = Invite
web-qr = Code to photograph to come to this table
web-link = Link to this table
web-copy = Copy the link
web-copied = Link copied
web-card-back = closed card
web-score = points
web-seat-state = { $state ->
    [you] Your turn
    [thinking] is thinking…
    [turn] plays
    [expected] expected back…
    [away] away, a bot keeps the seat
   *[resigned] has resigned
}
web-your-hand = Your hand
web-cancel = Cancel
web-waiting-for = Waiting for { $who }.
web-thinks = { $who } is thinking.
web-days = { $count } d
web-hours = { $count } h
web-wait-others = Waiting for the others.
web-ask-next = The manche is counted, go on to the next.
web-next-manche = Next manche
web-journal = Log
web-aside = Log and conversation
web-close = Close
web-choices = Possible moves
web-move-places = { $move }: { $places }
web-place = Place { $place }
web-note = note of { $value }
web-sheet = Score sheet
web-manche-over = The manche is over
web-manche = Manche { $number }
web-total = Total
web-sound = { $on ->
    [true] Sounds: on
   *[false] Sounds: off
}
web-sound-offer = Play with sounds?
web-sound-yes = Yes
web-sound-no = No
web-volume = Volume
web-keys = Keyboard
web-key = { $what ->
    [along] from one card or button to the next
    [rows] from the hand to the buttons, then to the table, and back
    [enter] lift the card, then play it
    [escape] put it back
    [loupe] enlarge one open card after the other
   *[help] this help
}
web-over = The game is over
web-again = Play again
web-record = Keep the game
web-parade-place = your place
web-parade-head = Head of the procession on the left
web-parade-takes = { $count ->
    [0] you take nothing
   *[other] you take { $cards }
}
web-parade-fate = { $fate ->
    [taken] taken
   *[safe] safe
}

web-nothing-yet = nothing yet
web-color = { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
web-auction-none = Nothing for sale
web-auction-passed = passed
web-auction-seals = { $count } of four seals broken
web-hermine-post = { $post ->
    [battle] Way
   *[speed] Pace
}
web-hermine-way = { $way } steps
web-contrees-you = you
web-contrees-empty = empty slot
web-contrees-strength = strength { $strength }
web-contrees-clock = { $left ->
    [1] last turn of the combat, of { $turns }
   *[other] { $left } of { $turns } turns of the combat are left
}
web-contrees-attack = { $who } attacks.
web-contrees-beat = To beat: { $best } ({ $ahead }).
web-contrees-heir = Nobody is left: the land would go to { $ahead }.
web-contrees-equal = If equal: { $land }, then { $crown }, then the first to come.
web-contrees-decided = { $left ->
    [1] Decided at the end of this turn.
   *[other] Decided in { $left } turns, { $last } plays last.
}
web-contrees-lands = { $land }: { $count }
web-contrees-near = { $figure }: one { $land } is missing
web-fourmis-open = The trick is open.
web-fourmis-objectives = Objectives
web-fourmis-won = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
}

web-menu = Menu
web-undo = Take my move back
web-pause = Pause
web-resume = Go on
web-resign = Resign
web-leave = Leave the table
web-first = Who begins?
web-first-draw = Draw lots
web-stop = Stop here
web-offer = { $plan ->
    [undo] { $who } would like to take a move back.
    [pause] { $who } proposes a pause.
    [resume] { $who } proposes to go on.
    [stop] { $who } proposes to stop here.
   *[rematch] { $who } proposes to play again.
}
web-agree = Agreed
web-decline = No
web-take-back = Take it back
web-paused = The game is paused.
web-chat = Conversation
web-say = Your message
web-send = Say
web-hint = A hint?
web-hint-thinking = Thinking…
web-hint-next = Another idea?
web-hint-title = Hint

error-no-connection = the server does not answer; try again in a moment
error-no-such-page = there is no such page
web-auction-best-label = To beat
web-auction-sum = { $laid ->
    [0] { $total }: you would lead. A note laid is not taken back.
   *[other] { $laid } already laid + { $adding } = { $total }: you would lead.
}
web-fourmis-reines = Most Reines
web-table = The table
web-hermine-left = { $left } to the { $goal ->
    [700] dolmen
   *[1000] lighthouse
}
web-hermine-coup = Coup-fourré!
web-hermine-discard = Discard
web-hermine-walk = You will be at { $steps } steps, { $left } from the { $goal ->
    [700] dolmen
   *[1000] lighthouse
}.
web-result-won = { $others ->
    [0] You win!
   *[other] You win with { $who }.
}
web-result-lost = { $winners ->
    [one] { $who } wins
   *[other] { $who } win
}, you are { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}.
web-result-watched = { $winners ->
    [0] Nobody wins.
    [one] { $who } wins.
   *[other] { $who } win.
}
web-resign-means = You will come last, and this cannot be taken back.
web-leave-means = A bot plays for you to the end. This cannot be taken back.
web-no = No, stay
web-excluded = out
web-read-rule = Read the rule
web-bot-keeps = A bot plays for { $who }, and gives the seat back on return.
web-away-expected = { $who } is away; a bot will soon play for them.
web-empty-lines = Nothing for: { $lines }.
web-this-manche = This manche
web-reason-of = { $who }:
web-all-reasons = Why, for everybody
web-line-by-line = The count, line by line
web-lines-again = Show the lines again
web-next-line = Next line
web-next-deal = { $seconds ->
    [one] The next deal comes by itself in { $seconds } second.
   *[other] The next deal comes by itself in { $seconds } seconds.
}
web-seat-ready = { $ready ->
    [1] { $who } is ready
   *[other] { $who } is still reading the sheet
}
web-trick-taken = { $who } takes the trick
web-rules-contents = Contents
web-rules-play = Play { $game }
web-swap = { $held ->
    [1] { $card }, place { $place }: this one changes places
   *[0] Swap { $card }, place { $place }
}
web-swap-undo = Undo
