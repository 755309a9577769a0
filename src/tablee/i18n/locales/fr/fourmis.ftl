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

why-ANT-2 = vous pouvez poser une fourmi plus forte, il faut donc le faire, ou jouer une Reine ou une Coccinelle (ANT-2)
why-ANT-7 = une Ninja est dans le pli et vous en avez une : il faut la jouer (ANT-7)

fourmis-ask-lead = Ouvrez le pli avec une carte au choix.
fourmis-ask-free = Rien à dépasser : jouez une carte au choix.
fourmis-ask-beat = Montez au-dessus de { $above }, ou posez une Reine ou une Coccinelle.
fourmis-ask-no-beat = Rien chez vous ne dépasse { $above } : jouez une carte au choix.
fourmis-ask-ninja = Un Ninja est là : vous devez poser un Ninja.
fourmis-ask-no-ninja = Un Ninja, et vous n'en avez pas : jouez une carte au choix.
