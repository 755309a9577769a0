fourmis-title = Fourmis
fourmis-tagline = Des plis sur la fourmilière : gagnez les bonnes cartes, pas toutes les cartes.
fourmis-duration = 20 à 30 minutes
fourmis-difficulty = Facile à apprendre, malicieux à chaque pli

fourmis-soldate = Soldate { $value } { $color ->
    [red] rouge
    [blue] bleue
    [green] verte
   *[yellow] jaune
}
fourmis-ninja = Ninja { $color ->
    [red] rouge
    [blue] bleue
    [green] verte
   *[yellow] jaune
}
fourmis-reine = Reine { $color ->
    [red] rouge
    [blue] bleue
    [green] verte
   *[yellow] jaune
}
fourmis-ladybug = Coccinelle
fourmis-plus = Plus de { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
fourmis-moins = Moins de { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}

fourmis-symbol-soldate = mandibules
fourmis-symbol-ninja = masque
fourmis-symbol-reine = couronne
fourmis-symbol-ladybug = coccinelle
fourmis-symbol-plus = plus
fourmis-symbol-moins = moins

fourmis-zone-hand = la main
fourmis-zone-won = les cartes gagnées
fourmis-zone-ghost = le tas du Fantôme
fourmis-zone-ghost-won = les cartes gagnées par le Fantôme
fourmis-zone-trick = le pli
fourmis-zone-rest = les cartes écartées
fourmis-zone-plus-pile = les objectifs Plus à venir
fourmis-zone-moins-pile = les objectifs Moins à venir
fourmis-zone-plus = l'objectif Plus
fourmis-zone-moins = l'objectif Moins
fourmis-zone-past = les objectifs passés

fourmis-move-play = Jouer { $cards }

fourmis-log-play = { $who } joue { $cards }.

fourmis-gain-hand = { $who } reçoit { $cards }.
fourmis-gain-trick = Le Fantôme retourne { $others }.
fourmis-gain-won = { $who } ramasse le pli : { $cards }.
fourmis-gain-ghost-won = Le Fantôme ramasse le pli : { $cards }.
fourmis-gain-plus = Objectif : { $cards }.
fourmis-gain-moins = Objectif : { $cards }.

fourmis-phase-counted = La manche est finie.
fourmis-phase-shared = Égalité : la victoire est partagée.

fourmis-sheet-plus = Objectif Plus : { $entries }.
fourmis-sheet-moins = Objectif Moins : { $entries }.
fourmis-sheet-reines = Objectif Reines : { $entries }.
fourmis-sheet-ladybugs = Coccinelles : { $entries }.

fourmis-word-red = rouge
fourmis-word-blue = bleu
fourmis-word-green = vert
fourmis-word-yellow = jaune

fourmis-because-none = aucune Coccinelle
fourmis-because-plus = { $cards } en { $color }, personne n'en a plus
fourmis-because-plus-missed = { $cards } en { $color } ; { $best } pour { $who }
fourmis-because-moins = { $cards } en { $color }, personne n'en a moins
fourmis-because-moins-missed = { $cards } en { $color } ; { $best } pour { $who }
fourmis-because-reines = { $cards ->
    [0] aucune Reine
    [1] une Reine
   *[other] { $cards } Reines
}, personne n'en a plus
fourmis-because-reines-missed = { $cards ->
    [0] aucune Reine
    [1] une Reine
   *[other] { $cards } Reines
} ; { $best } pour { $who }
fourmis-because-unclaimed = personne n'en a
fourmis-because-ladybugs = { $count ->
    [one] une Coccinelle ramassée
   *[other] { $count } Coccinelles ramassées
}
fourmis-ended-manche = { $count ->
    [one] { $who } fait la meilleure récolte de la manche
   *[other] { $who } font la meilleure récolte de la manche
} : { $points ->
    [one] { $points } puceron.
   *[other] { $points } pucerons.
}
fourmis-ended-goal = { $count ->
    [one] { $who } arrive
   *[other] { $who } arrivent
} à { $points } pucerons.
fourmis-won = La fourmilière est à vous.

why-ANT-2 = vous pouvez poser une fourmi plus forte, il faut donc le faire, ou jouer une Reine ou une Coccinelle (ANT-2)
why-ANT-7 = une Ninja est dans le pli et vous en avez une : il faut la jouer (ANT-7)

fourmis-ask-lead = Ouvrez le pli avec une carte au choix.
fourmis-ask-free = Rien à dépasser : jouez une carte au choix.
fourmis-ask-beat = Montez au-dessus de { $above }, ou posez une Reine ou une Coccinelle.
fourmis-ask-no-beat = Rien chez vous ne dépasse { $above } : jouez une carte au choix.
fourmis-ask-ninja = Une Ninja est là : vous devez poser une Ninja.
fourmis-ask-no-ninja = Une Ninja, et vous n'en avez pas : jouez une carte au choix.

# What a card does, in one line.
fourmis-about-soldate = Force { $value } : elle doit dépasser la plus forte Soldate du pli, si vous en avez le moyen.
fourmis-about-ninja = Au-dessus de toutes les Soldates ; qui en a une doit répondre par une Ninja.
fourmis-about-reine = Un point de plus que la meilleure carte de sa couleur dans le pli ; sans elle, rien.
fourmis-about-ladybug = Aucune force, et un puceron de moins à qui la ramasse.
fourmis-plus-about = Rapporte des pucerons à qui ramasse le plus de { $color ->
    [red] rouges
    [blue] bleues
    [green] vertes
   *[yellow] jaunes
} dans la manche.
fourmis-moins-about = Rapporte des pucerons à qui ramasse le moins de { $color ->
    [red] rouges
    [blue] bleues
    [green] vertes
   *[yellow] jaunes
} dans la manche.
