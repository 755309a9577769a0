parade-title = Parade
parade-tagline = Le cortège du pays des merveilles : allongez-le sans ramener personne chez vous.
parade-duration = 30 à 45 minutes
parade-difficulty = Facile à apprendre, difficile à maîtriser

parade-card = { $value } { $color ->
    [red] rouge
    [blue] bleu
    [violet] violet
    [green] vert
    [gray] gris
   *[orange] orange
}

parade-symbol-heart = cœur
parade-symbol-cup = tasse
parade-symbol-hat = chapeau
parade-symbol-leaf = feuille
parade-symbol-watch = montre
parade-symbol-mushroom = champignon

parade-zone-line = le cortège
parade-zone-pile = la pioche
parade-zone-hand = la main
parade-zone-front = les cartes prises
parade-zone-discard = les cartes écartées

parade-move-play = Jouer { $cards }
parade-move-discard = Écarter { $cards }

parade-log-play = { $who } joue { $cards }.
parade-log-discard = { $hidden ->
    [0] { $who } écarte { $cards }.
   *[other] { $who } écarte { $hidden } cartes, face cachée.
}

parade-gain-line = Le cortège, de la tête à la queue : { $cards }.
parade-gain-front = { $phase ->
    [discard] { $who } garde { $cards }.
   *[other] { $who } prend { $cards }.
}
parade-gain-hand = { $count ->
    [one] { $who } pioche { $cards }.
   *[other] { $who } reçoit { $cards }.
}

parade-phase-last = Dernière manche : chacun joue encore une fois, sans piocher.
parade-phase-discard = Chacun écarte en secret deux de ses quatre cartes et garde les deux autres.

parade-sheet-red = Rouge : { $entries }.
parade-sheet-blue = Bleu : { $entries }.
parade-sheet-violet = Violet : { $entries }.
parade-sheet-green = Vert : { $entries }.
parade-sheet-gray = Gris : { $entries }.
parade-sheet-orange = Orange : { $entries }.

why-PAR-5 = à chaque tour vous jouez une carte ; on n'écarte qu'à la fin de la partie (PAR-5)
why-PAR-10 = la dernière manche est jouée ; écartez deux de vos quatre cartes (PAR-10)

parade-ask-play = Jouez une carte en queue du cortège.
parade-ask-last = Dernier tour : jouez une carte, puis gardez-en quatre.
parade-ask-discard = { $count ->
    [one] Écartez encore une carte : les deux qui restent compteront.
   *[other] Écartez { $count } cartes : les deux que vous gardez compteront.
}
