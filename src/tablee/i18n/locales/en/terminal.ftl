cli-play = play right now in this terminal, against bots
cli-play-game = game; without it you choose from the shelf
cli-play-seed = seed of chance: the same one gives the same cards and the same bots
cli-level = level of the bots: novice, casual, club, expert or master (club by default)
cli-name = what you are called
cli-plain = speak in lines only, for a screen reader or a pipe
cli-new = begin a new game without asking
cli-continue = continue the last interrupted game without asking
cli-join = sit down at a table of a server, by the link that the browser shares
cli-url = link of the table, such as http://127.0.0.1:8765/t/…

terminal-you = You
terminal-card-back = closed card
terminal-heap = { $owned ->
    [0] { $what }
   *[other] { $what } of { $whose }
}: { $open ->
    [0] { $closed ->
        [one] { $closed } closed card
       *[other] { $closed } closed cards
    }
   *[other] { $cards }{ $closed ->
        [0] {""}
        [one] , and { $closed } closed card
       *[other] , and { $closed } closed cards
    }
}
terminal-manche = Manche { $number }
terminal-hint-line = { $move } — { $text }
terminal-hint-more = Hint { $number } of { $count }; ask again to see the next one.
terminal-thinking = Thinking…
terminal-refused = The server has refused ({ $code }).
terminal-waiting = Waiting for { $who }.
terminal-wait = Waiting for the others.
terminal-said = { $who }: "{ $text }"
terminal-lost = Connection lost. It comes back by itself; nothing is lost.
terminal-back = The table is there again.
terminal-no-reason = Nothing keeps you from playing { $card }.

terminal-command-help = help
terminal-command-hint = hint
terminal-command-why = why
terminal-command-undo = undo
terminal-command-table = table
terminal-command-log = log
terminal-command-sheet = sheet
terminal-command-rules = rules
terminal-command-quit = quit
terminal-about-help = this help (or ?)
terminal-about-hint = what a bot would play in your place
terminal-about-why = what a card does, and why it cannot be played
terminal-about-undo = take your last move back
terminal-about-table = everything that lies on the table
terminal-about-log = what has happened
terminal-about-sheet = the score sheet
terminal-about-rules = the rules of the game
terminal-about-quit = leave; the game is kept

terminal-plain-start = Answer with a number or a move; "?" gives help.
terminal-plain-enough = That is all: { $move }
terminal-plain-ready = The manche is over. Enter for the next one.
terminal-plain-number = A number from 1 to { $most } is needed.
terminal-plain-which-card = Which card do you mean? Write its code, for example: why { $card }
terminal-plain-help = Answer with the number of a choice, with a move as written in brackets, or with:
terminal-kept = The game is kept: "tablee play" continues it.
terminal-recorded = The game can be read again: tablee replay { $file }

terminal-pick = What do you play?
terminal-pick-number = Number (or nothing to leave)
terminal-go-on = Continue { $game } ({ $when })
terminal-begin = New game of { $game }
terminal-damaged = { $game }: damaged game, left as it is

error-table-damaged = the game kept in { $file } is damaged; it is left as it is, begin another one
error-table-rules = the game kept in { $file } follows version { $rules } of the rules; this program plays version { $expected }
error-table-in-use = the game kept in { $file } is already open elsewhere
error-nothing-kept = there is no game to continue

terminal-nothing = nothing
terminal-bot = bot
terminal-free = free seat
terminal-seat-you = { $who } (you)
terminal-seat-state = { $state ->
    [away] away
   *[resigned] has resigned
}
terminal-watching = There is no free seat: you are watching this table.
terminal-over = The game is over
terminal-counted = The manche is over. Enter for the next one
terminal-your-turn = Your turn
terminal-why-which = Choose a card first (← →).
terminal-key-help = help
terminal-key-hint = hint
terminal-key-why = why not
terminal-key-undo = undo
terminal-key-log = log
terminal-key-sheet = sheet
terminal-key-rules = rules
terminal-key-quit = quit
terminal-key-again = again
terminal-help =
    ### Playing

    - `←` `→`: go from card to card; the table shows what it would do
    - `1` to `9`, `0`: lift a card; `Space`: lift the one at the cursor, or lay it down
    - `↑` `↓`: go from move to move; `Enter`: make the marked one, or lift the card at the cursor
    - `Escape`: lay everything down. Everything can be clicked, too.

    ### Asking

    - `h`: what a bot would play; `w`: why a card cannot be played
    - `u`: take your last move back; `n`: play again, once the game is over
    - `a`: review a game that is over and was played here
    - `l`: the log; `s`: the score sheet; `r`: the rules

    ### Leaving

    - `q` or `Ctrl-C`: the game is kept, "tablee play" continues it

terminal-parade-head = head on the left
terminal-parade-takes = { $count ->
    [0] you take nothing
   *[other] you take { $cards }
}
terminal-parade-fate = { $fate ->
    [taken] taken
   *[safe] safe
}
terminal-auction-none = nothing for sale
terminal-auction-best = { $best ->
    [0] No bid yet
   *[other] To beat: { $best }
}
terminal-auction-passed = passed
terminal-auction-seals = { $count } of four seals broken
terminal-auction-laid = { $best ->
    [0] that is { $total } in all
   *[other] that is { $total } in all; to beat: { $best }
}
terminal-hermine-way = { $way } steps
terminal-hermine-post = { $post ->
    [battle] way
   *[speed] pace
}
terminal-hermine-thrown = discard pile
terminal-contrees-place = place { $place }
terminal-contrees-lands = lands
terminal-contrees-realm = conquered
terminal-contrees-known = known of { $who }
terminal-fourmis-open = to be opened
terminal-fourmis-objectives = objectives
terminal-fourmis-won = won
terminal-fourmis-cards = in all

terminal-pick-keys = ↑ ↓ choose  Enter play  q quit

terminal-lobby = Who plays?
terminal-lobby-link = Link to share: { $link }
terminal-lobby-host = Enter to begin; b invites a bot to the next free seat.
terminal-lobby-free = b invites a bot to the next free seat.
terminal-first-draw = Who begins? It is drawn; f names somebody.
terminal-first-seat = Who begins? { $who }, in seat { $seat }; f names another.
terminal-lobby-wait = The game begins when the host says so.
terminal-offered = { $said } y agreed, x no
terminal-command-begin = begin
terminal-command-bot = bot
terminal-command-yes = yes
terminal-command-no = no
terminal-command-alone = alone
terminal-about-alone = play on without the guide of the lesson
terminal-plain-again = A real game, against beginners' bots? Enter for yes, “quit” to leave.
terminal-key-alone = no guide
terminal-lesson-more = ⏎ more ({ $page }/{ $pages })
terminal-about-begin = begin the game; with the number of a seat, that one opens
terminal-about-bot = invite a bot to the next free seat (the host)
terminal-about-yes = agree to what is proposed
terminal-about-no = decline what is proposed
terminal-goodbye = You keep your seat: "tablee join" brings you back to the table.

error-bad-link = "{ $link }" is not the link of a table; one looks like http://server/t/…
error-no-server = nobody answers at { $address } ({ $reason })
error-not-a-server = { $address } is not a server of Tablée

terminal-plain-lobby = The table waits. "bot" invites a bot, "begin" begins.

terminal-player-open = all cards lie open
terminal-player-as = seen by { $who }
terminal-player-at = Event { $at } of { $of }
terminal-player-to = go to { $number } (Enter)
terminal-key-back = back
terminal-key-on = on
terminal-key-view = viewpoint
terminal-player-help =
    ### Reading a game again

    - `→` or `Space`: the next event; `←`: the one before
    - `↓` `↑`: ten events on or back; `Home`, `End`
    - a number, then `Enter`: go to that event
    - `v`: see through the eyes of another seat, or all cards
    - `a`: review the game: luck, choices, and the three costliest
    - `l`: the log; `s`: the score sheet; `r`: the rules; `q`: quit

terminal-total = Total
terminal-place = Place

terminal-spoken-bid = { $who } has bid { $total }.
terminal-spoken-lane = { $who }: { $way } steps, way: { $battle }, pace: { $speed }, bottes: { $bottes }.
terminal-spoken-slot = { $who } with { $cards }
terminal-spoken-land = Place { $place }, { $land }: { $there }.
terminal-card-is = { $card }: { $about }

# The review of a game.
terminal-key-review = review
terminal-review-offer = Review this game? “yes” to do so, Enter to leave.
terminal-review-working = The bot reads the game again…
terminal-review-dealt = The game goes on from this moment. The cards that you could not see were dealt again: nothing that followed helps to guess.
terminal-review-title = { $game }: the game reviewed, for { $who }
terminal-review-curve = { $manches ->
    [1] The expected place at the end of the manche, from the beginning to the end of the match:
   *[0] The expected place, from the beginning to the end:
}
terminal-review-jump = { $number }. from { $before } to { $after } ({ $cause ->
    [own] your choice
    [deal] luck
    [count] the end of the manche
   *[others] the others
}): { $what }
terminal-review-luck = { $sign ->
    [good] Luck gained you { $by } places (± { $doubt }).
    [bad] Luck cost you { $by } places (± { $doubt }).
   *[none] Luck changed nothing that can be measured (± { $doubt } places).
}
terminal-review-choices = { $sign ->
    [good] Your choices gained you { $by } places (± { $doubt }).
    [bad] Your choices cost you { $by } places (± { $doubt }).
   *[none] Your choices changed nothing that can be measured (± { $doubt } places).
}
terminal-review-others = { $sign ->
    [good] The others left you { $by } places (± { $doubt }).
    [bad] The others took { $by } places from you (± { $doubt }).
   *[none] The others changed nothing that can be measured (± { $doubt } places).
}
terminal-review-agreement = An expert would not have done better in { $same } of { $of } decisions, that is { $percent }% (between { $low } and { $high }%).
terminal-review-agreement-none = Too few decisions to say as a percentage how often you played like an expert.
terminal-review-cost = { $iterations } games imagined in { $seconds } s of computing.
terminal-review-moment = Question { $number } of { $of }, event { $event }
terminal-review-question = What would you play? (a number or a move; Enter for the answer)
terminal-review-answer = { $answer ->
    [best] That is the move that the search prefers.
    [played] That is what was played.
    [other] That move would give { $value }.
   *[unknown] The search did not compare that move.
}
terminal-review-value = place { $place } (± { $doubt }), { $points }
terminal-review-played = Played: { $move }. Expected of it: { $value }.
terminal-review-best = Better: { $move }. Expected of it: { $value }.
terminal-review-loss = { $unclear ->
    [1] This choice may have cost { $amount }.
   *[0] This choice cost { $amount }.
}
terminal-review-amount = { $kind ->
    [place] { $by } places (± { $doubt })
    [points] { $points } (± { $wide })
    [both] { $by } places (± { $doubt }) and { $points }
    [despite] { $by } places (± { $doubt }), in spite of { $points } more
   *[little] a little of the place and of the lead, together more than the doubt of the measurement
}
terminal-review-points = { $size ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-review-for = For “{ $move }”: { $why }
terminal-review-against = As for “{ $move }”: { $why }
terminal-review-no-reason = No simple rule says it: the search played on many times, and this move ends better.
terminal-review-line = Then the search expects: { $moves }.
terminal-review-line-move = { $who }: { $move }
terminal-review-play-on = To play on from here: tablee review { $file } --play-from { $event }
terminal-review-nothing = No decision was costly: well played.
