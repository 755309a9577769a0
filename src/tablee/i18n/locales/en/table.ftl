error-not-host = only the host of the table can do that
error-not-seated = take a seat first
error-game-running = that cannot be done while a game is being played
error-not-playing = no game is being played
error-table-full = there is no free seat
error-no-such-seat = this table has no seat { $seat }
error-seat-taken = somebody sits in seat { $seat }
error-seat-free = nobody sits in seat { $seat }
error-seats-empty = { $count ->
    [one] { $count } seat is still empty
   *[other] { $count } seats are still empty
}
error-nobody-seated = somebody must sit down who is not a bot
error-bad-text = this text cannot be shown on one line
error-bad-picture = there is no picture { $picture }; they go from 0 to { $most }
error-seats-settled = the first game has begun: seats no longer change
error-too-many-people = { $seats ->
    [one] there are too many people at the table for { $seats } seat
   *[other] there are too many people at the table for { $seats } seats
}
error-seat-occupied = somebody plays in seat { $seat }: only an absent person or a bot can be replaced
error-seat-resigned = seat { $seat } has resigned and can no longer be replaced
error-unknown-reaction = "{ $reaction }" is not a reaction; there are: { $expected }
error-nobody-to-mute = there is nobody to mute in seat { $seat }

error-stale = the table has moved on in the meantime: see where it is
error-paused = the game is paused
error-not-paused = the game is not paused
error-already-answered = you have already answered
error-already-resigned = you have given this game up
error-no-more-steps = "{ $move }" is a whole move
error-not-between-manches = the next manche is not to be dealt yet

error-unknown-plan = "{ $plan }" cannot be proposed; what can be: { $expected }
error-proposal-open = something is proposed already: { $plan }
error-nobody-resigned = nobody has resigned: the game goes on
error-nothing-proposed = nothing is proposed
error-already-agreed = you have already agreed
error-not-over = the game is not over
error-nothing-to-undo = you have no move to take back
error-card-seen = it is too late to take your move back: a card has been seen since

error-bad-luck = "{ $luck }" cannot be put into the deals; it takes up to 64 letters without accents, digits, - and _
error-not-promised = nothing was promised about the deals of this game
error-redealt = hidden cards were dealt again after an undo: the deals no longer follow from the seed
error-bad-commitment = the seed, or the luck of the seats, is not what was promised before the game
error-luck-called = the cards are about to be dealt: wait a moment
error-luck-not-called = promised luck is not asked for yet
error-luck-not-promised = this is not the luck that was promised
error-bad-promise = the luck of seat { $seat } is not the one that was promised
error-unfair-deal = the deal of event { $event } does not follow from the seed and the luck of the seats
error-not-verified = { $files ->
    [one] { $files } file is not as it should be
   *[other] { $files } files are not as they should be
}
