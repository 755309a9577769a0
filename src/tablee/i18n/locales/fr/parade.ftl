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

parade-because-none = aucune carte
parade-because-most = { $count ->
    [one] une carte, 1 point : personne n'en a plus
   *[other] { $count } cartes, 1 point chacune : personne n'en a plus
}
parade-because-values = { $count ->
    [one] { $points }
   *[other] { $sum } = { $points }
}, car { $more ->
    [one] { $who } en a plus
   *[other] { $who } en ont plus
}
parade-because-close = { $count ->
    [one] { $points }
   *[other] { $sum } = { $points }
}, faute de deux cartes d'avance
parade-ended-pile = La pioche est vide : le cortège s'arrête.
parade-ended-colors = { $count ->
    [one] { $who } a les six couleurs : le cortège s'arrête.
   *[other] { $who } ont les six couleurs : le cortège s'arrête.
}
parade-decided-cards = Égalité à { $points } points : { $winners ->
    [one] { $who } a
   *[other] { $who } ont
} moins de cartes que { $rival }.
parade-won = Le pays des merveilles est à vous.

why-PAR-5 = à chaque tour vous jouez une carte ; on n'écarte qu'à la fin de la partie (PAR-5)
why-PAR-10 = la dernière manche est jouée ; écartez deux de vos quatre cartes (PAR-10)

parade-ask-play = Jouez une carte en queue du cortège.
parade-ask-last = Dernier tour : jouez une carte ; deux des quatre autres compteront.
parade-ask-discard = { $count ->
    [one] Écartez encore une carte : les deux qui restent compteront.
   *[other] Écartez { $count } cartes : les deux que vous gardez compteront.
}

# What a card does, in one line.
parade-card-about = { $value ->
    [0] Elle ne met rien à l'abri : vous prenez du cortège
    [1] Elle met la dernière carte à l'abri ; du reste, vous prenez
   *[other] Elle met les { $value } dernières cartes à l'abri ; du reste, vous prenez
} ce qui est { $color ->
    [red] rouge
    [blue] bleu
    [violet] violet
    [green] vert
    [gray] gris
   *[orange] orange
} et ce qui ne dépasse pas { $value }.
