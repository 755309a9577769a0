fourmis-title = Fourmis
fourmis-tagline = Tricks on the ant hill: win the right cards, not all of them.
fourmis-duration = 20 to 30 minutes
fourmis-difficulty = Easy to learn, sly in every trick

fourmis-soldate = { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} Soldate { $value }
fourmis-ninja = { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} Ninja
fourmis-reine = { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} Reine
fourmis-ladybug = Ladybug
fourmis-plus = Most { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
fourmis-moins = Fewest { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}

fourmis-symbol-soldate = mandibles
fourmis-symbol-ninja = mask
fourmis-symbol-reine = crown
fourmis-symbol-ladybug = ladybug
fourmis-symbol-plus = plus
fourmis-symbol-moins = minus

fourmis-zone-hand = the hand
fourmis-zone-won = the cards won
fourmis-zone-ghost = the ghost's pile
fourmis-zone-ghost-won = the cards won by the ghost
fourmis-zone-trick = the trick
fourmis-zone-rest = the cards set aside
fourmis-zone-plus-pile = the Plus objectives to come
fourmis-zone-moins-pile = the Moins objectives to come
fourmis-zone-plus = the Plus objective
fourmis-zone-moins = the Moins objective
fourmis-zone-past = the past objectives

fourmis-move-play = Play { $cards }

fourmis-log-play = { $who } plays { $cards }.

fourmis-gain-hand = { $who } receives { $cards }.
fourmis-gain-trick = The ghost turns { $others } up.
fourmis-gain-won = { $who } takes the trick: { $cards }.
fourmis-gain-ghost-won = The ghost takes the trick: { $cards }.
fourmis-gain-plus = Objective: { $cards }.
fourmis-gain-moins = Objective: { $cards }.

fourmis-phase-counted = The manche is over.
fourmis-phase-shared = A tie: the victory is shared.

fourmis-sheet-plus = Plus objective: { $entries }.
fourmis-sheet-moins = Moins objective: { $entries }.
fourmis-sheet-reines = Reines objective: { $entries }.
fourmis-sheet-ladybugs = Ladybugs: { $entries }.

fourmis-word-red = red
fourmis-word-blue = blue
fourmis-word-green = green
fourmis-word-yellow = yellow

fourmis-because-none = no ladybug
fourmis-because-plus = { $cards } in { $color }, nobody has more
fourmis-because-plus-missed = { $cards } in { $color }; { $best } for { $who }
fourmis-because-moins = { $cards } in { $color }, nobody has fewer
fourmis-because-moins-missed = { $cards } in { $color }; { $best } for { $who }
fourmis-because-reines = { $cards ->
    [0] no Reine
    [1] one Reine
   *[other] { $cards } Reines
}, nobody has more
fourmis-because-reines-missed = { $cards ->
    [0] no Reine
    [1] one Reine
   *[other] { $cards } Reines
}; { $best } for { $who }
fourmis-because-unclaimed = nobody has any
fourmis-because-ladybugs = { $count ->
    [one] one ladybug taken
   *[other] { $count } ladybugs taken
}
fourmis-ended-manche = { $count ->
    [one] { $who } has the best harvest of the manche
   *[other] { $who } have the best harvest of the manche
}: { $points ->
    [one] { $points } aphid.
   *[other] { $points } aphids.
}
fourmis-ended-goal = { $count ->
    [one] { $who } comes
   *[other] { $who } come
} to { $points } aphids.
fourmis-won = The ant hill is yours.

why-ANT-2 = you can lay a stronger ant, so you must, or play a Reine or a Ladybug (ANT-2)
why-ANT-7 = there is a Ninja in the trick and you have one: it must be played (ANT-7)

fourmis-ask-lead = Open the trick with any card.
fourmis-ask-free = Nothing to beat: play any card.
fourmis-ask-beat = Go above { $above }, or lay a Reine or a ladybug.
fourmis-ask-no-beat = Nothing of yours is above { $above }: play any card.
fourmis-ask-ninja = A Ninja is there: you must lay a Ninja.
fourmis-ask-no-ninja = A Ninja is there, and you have none: play any card.

# What a card does, in one line.
fourmis-about-soldate = Strength { $value }: it must beat the strongest Soldate of the trick, if you can.
fourmis-about-ninja = Above every Soldate; whoever has one must answer with a Ninja.
fourmis-about-reine = One more than the best card of its color in the trick; without one, nothing.
fourmis-about-ladybug = No strength, and one aphid less for whoever takes it.
fourmis-plus-about = Brings aphids to whoever takes most { $color ->
    [red] reds
    [blue] blues
    [green] greens
   *[yellow] yellows
} in the manche.
fourmis-moins-about = Brings aphids to whoever takes fewest { $color ->
    [red] reds
    [blue] blues
    [green] greens
   *[yellow] yellows
} in the manche.
