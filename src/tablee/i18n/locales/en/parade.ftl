parade-title = Parade
parade-tagline = Wonderland's procession: make it longer and take nobody home.
parade-duration = 30 to 45 minutes
parade-difficulty = Easy to learn, hard to master

parade-card = { $color ->
    [red] red
    [blue] blue
    [violet] violet
    [green] green
    [gray] gray
   *[orange] orange
} { $value }

parade-symbol-heart = heart
parade-symbol-cup = cup
parade-symbol-hat = hat
parade-symbol-leaf = leaf
parade-symbol-watch = watch
parade-symbol-mushroom = mushroom

parade-zone-line = the procession
parade-zone-pile = the pile
parade-zone-hand = the hand
parade-zone-front = the cards taken
parade-zone-discard = the discarded cards

parade-move-play = Play { $cards }
parade-move-discard = Discard { $cards }

parade-log-play = { $who } plays { $cards }.
parade-log-discard = { $hidden ->
    [0] { $who } discards { $cards }.
   *[other] { $who } discards { $hidden } cards face down.
}

parade-gain-line = The procession, from head to end: { $cards }.
parade-gain-front = { $phase ->
    [discard] { $who } keeps { $cards }.
   *[other] { $who } takes { $cards }.
}
parade-gain-hand = { $count ->
    [one] { $who } draws { $cards }.
   *[other] { $who } is dealt { $cards }.
}

parade-phase-last = Last round: everybody plays once more, without drawing.
parade-phase-discard = Everybody secretly discards two of four cards and keeps the other two.

parade-sheet-red = Red: { $entries }.
parade-sheet-blue = Blue: { $entries }.
parade-sheet-violet = Violet: { $entries }.
parade-sheet-green = Green: { $entries }.
parade-sheet-gray = Gray: { $entries }.
parade-sheet-orange = Orange: { $entries }.

parade-because-none = no card
parade-because-most = { $count ->
    [one] one card, 1 point: nobody has more
   *[other] { $count } cards, 1 point each: nobody has more
}
parade-because-values = { $count ->
    [one] { $points }
   *[other] { $sum } = { $points }
}, because { $more ->
    [one] { $who } has more
   *[other] { $who } have more
}
parade-because-close = { $count ->
    [one] { $points }
   *[other] { $sum } = { $points }
}, for want of a lead of two cards
parade-ended-pile = The pile is empty: the procession halts.
parade-ended-colors = { $count ->
    [one] { $who } has all six colors: the procession halts.
   *[other] { $who } have all six colors: the procession halts.
}
parade-decided-cards = A tie at { $points } points: { $winners ->
    [one] { $who } has
   *[other] { $who } have
} fewer cards than { $rival }.
parade-won = Wonderland is yours.

why-PAR-5 = on each turn you play a card; cards are discarded only at the end of the game (PAR-5)
why-PAR-10 = the last round is over; discard two of your four cards (PAR-10)

parade-ask-play = Play a card at the end of the line.
parade-ask-last = Last round: play a card; two of the other four will count.
parade-ask-discard = { $count ->
    [one] Discard one more card: the two that are left will count.
   *[other] Discard { $count } cards: the two you keep will count.
}

# What a card does, in one line.
parade-card-about = { $value ->
    [0] It shelters nothing: you take from the line
    [1] It shelters the last card; of the others you take
   *[other] It shelters the last { $value } cards; of the others you take
} { $color ->
    [red] red
    [blue] blue
    [violet] violet
    [green] green
    [gray] gray
   *[orange] orange
} and whatever is not above { $value }.
