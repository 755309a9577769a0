trails-title = Five Trails
trails-tagline = Begin only what pays: a trail costs twenty before it is worth anything.
trails-duration = 20 minutes
trails-difficulty = Easy to learn

trails-card = { $kind ->
    [stake] { $color } stake
   *[card] { $color } { $value }
}

trails-zone-pile = the pile
trails-zone-hand = the hand
trails-zone-hand-known = cards that were seen
trails-zone-trail-red = the red trail
trails-zone-trail-green = the green trail
trails-zone-trail-white = the white trail
trails-zone-trail-blue = the blue trail
trails-zone-trail-yellow = the yellow trail
trails-zone-discard-red = red discards
trails-zone-discard-green = green discards
trails-zone-discard-white = white discards
trails-zone-discard-blue = blue discards
trails-zone-discard-yellow = yellow discards

trails-ask-card = Lay a card on a trail of yours, or discard one.
trails-ask-draw = Draw from the pile, or take a card that was discarded.

trails-move-lay = Lay { $cards }{ $place ->
    [pile] , draw from the pile
    [red] , take the last red discard
    [green] , take the last green discard
    [white] , take the last white discard
    [blue] , take the last blue discard
    [yellow] , take the last yellow discard
   *[none] {""}
}
trails-move-discard = Discard { $cards }{ $place ->
    [pile] , draw from the pile
    [red] , take the last red discard
    [green] , take the last green discard
    [white] , take the last white discard
    [blue] , take the last blue discard
    [yellow] , take the last yellow discard
   *[none] {""}
}
trails-log-lay = { $who } lays { $cards }{ $place ->
    [pile] { "" } and draws
    [red] { "" } and takes the last red discard
    [green] { "" } and takes the last green discard
    [white] { "" } and takes the last white discard
    [blue] { "" } and takes the last blue discard
    [yellow] { "" } and takes the last yellow discard
   *[none] { "" }
}.
trails-log-discard = { $who } discards { $cards }{ $place ->
    [pile] { "" } and draws
    [red] { "" } and takes the last red discard
    [green] { "" } and takes the last green discard
    [white] { "" } and takes the last white discard
    [blue] { "" } and takes the last blue discard
    [yellow] { "" } and takes the last yellow discard
   *[none] { "" }
}.
trails-sheet-red = Red: { $entries }.
trails-sheet-green = Green: { $entries }.
trails-sheet-white = White: { $entries }.
trails-sheet-blue = Blue: { $entries }.
trails-sheet-yellow = Yellow: { $entries }.

why-TRA-1 = first lay or discard a card, then draw one (TRA-1)
why-TRA-2 = a trail only rises (TRA-2)
why-TRA-5 = there is nothing to take, or you have just discarded it (TRA-5)

trails-reason-draws = A new card may fit anywhere.
trails-reason-picks-useful = This card goes on with a trail of yours.
trails-reason-picks-useless = This card goes on with no trail of yours.
trails-reason-useful = You could still use this card yourself.
trails-reason-useless = You can no longer lay this card.
trails-reason-gives = Your opponent's trail can use this card.
trails-reason-goes-on = { $points ->
    [one] The trail is worth 1 point more.
   *[other] The trail is worth { $points } points more.
}
trails-reason-begins = Your cards of this color make { $points }, and a trail costs { $cost }.
trails-reason-skips = { $count ->
    [one] You skip a lower card of your hand.
   *[other] You skip { $count } lower cards of your hand.
}
