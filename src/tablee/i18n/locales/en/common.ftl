list-of = { $first } and { $last }

# How numbers are written: between thousands, before decimals, as a share.
number-range = { $first } to { $last }
number-group = ,
number-decimal = .
number-percent = { $number }%

log-deal = The cards are dealt.
log-move = { $who }: { $verb } { $cards }
log-over = The game is over.
log-place = { $place }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

log-unfinished = The record ends here, after { $events ->
    [one] { $events } event
   *[other] { $events } events
}, with the game unfinished.

sheet-entry = { $who } ({ $points })
sheet-entry-because = { $who } { $points } ({ $why })
because = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ended-game = The game is over.
ended-manche = The manche is over.
decided-resigned = { $who } resigned.
decided-tie = { $winners ->
    [0] Nobody wins.
   *[other] A perfect tie: { $who }.
}
decided-points = In the end: { $points } for { $who }, { $others } for { $rival }.
decided-manche = Manche { $number } made the difference: { $points } for { $who }, { $others } for { $rival }.
decided-line = The widest gap: { $line }, { $points } for { $who }, { $others } for { $rival }.
won = You win!

seat-name = Seat { $seat }

why-not-held = this card is not in your hand

error-game-over = the game is over: nobody plays any more
error-cards-to-deal = the cards have not been dealt yet
error-not-your-turn = it is not your turn: seat { $turn } plays
error-unknown-move = "{ $move }" is not a move of this game
error-unfinished-move = something is missing after "{ $move }"
error-illegal-move = "{ $move }" is not allowed: { $why }
error-nothing-to-deal = there is nothing to deal now
error-bad-deal = the cards dealt are not the ones to be shuffled
error-unknown-card = "{ $card }" is not a card of { $game }
error-unknown-game = the game "{ $game }" is not on the shelf; it holds: { $expected }
error-bad-seats = { $game } is not for { $seats }; numbers of players: { $expected }
error-unknown-option = { $game } has no option "{ $option }"; options: { $expected }
error-unknown-preset = { $game } has no preset "{ $preset }"; presets: { $expected }
error-bad-option = "{ $value }" does not suit the option "{ $option }"; values: { $expected }
error-bad-number = "{ $value }" does not suit { $name }; it takes a whole number from { $least } to { $most }
error-bad-pair = "{ $value }" is not an option; write name=value
error-no-seat = there is no seat { $seat } in this game; seats: { $expected }
error-no-file = there is no file { $file }
error-unreadable-file = the file { $file } cannot be read: { $reason }
error-no-folder = the folder { $folder } cannot be used: { $reason }
error-not-written = the file { $file } cannot be written: { $reason }
error-no-output = the result cannot be written: { $reason }
error-not-replayed = { $games ->
    [one] { $games } game does not replay
   *[other] { $games } games do not replay
}
error-no-peer = { $peer } cannot be measured: { $reason }
error-unknown-peer = "{ $peer }" is not a known engine; engines: { $expected }
error-no-page = there is no page of rules for "{ $game }" in { $language }
error-usage = { $reason }; for help: { $help }
error-usage-missing = missing: { $what }; for help: { $help }
error-usage-unknown = "{ $what }" is not understood; for help: { $help }
error-usage-value = { $what } takes a value; for help: { $help }
error-usage-choice = "{ $what }" is not possible; choices: { $expected }; for help: { $help }

error-record-not-json = this file is not a whole game (JSON): { $reason }
error-record-too-long = the file { $file } is too long for a game (over { $most } bytes)
error-record-format = this file is not in the format { $expected } but "{ $format }"
error-record-field = this game is not written properly: { $reason }
error-record-event = event { $event } is not written properly: { $reason }
error-record-rules = this game follows version { $rules } of the rules; this program plays version { $expected }
error-record-broken = event { $event } cannot have been played: { $why }
error-record-result = after event { $event }, the result written down is not the one of the game

# What a seat is asked by a game without words of its own, and where a lifted card can go.
ask = Play a card, or make a move.
ask-together = Choose in secret; everybody chooses at the same time.
ask-reaction = Do you want to step in?
aim = Touch a target for { $card }.
error-record-resigned = the seats that resigned cannot be right: { $seats }
