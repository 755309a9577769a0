contrees-title = Jarmial – Le jeu des Contrées
contrees-tagline = Quatre terres, des peuples, un dieu et un monstre : engagez, attaquez, ripostez.
contrees-duration = 30 à 45 minutes
contrees-difficulty = Riche : à découvrir carte par carte

contrees-character = personnage { $color ->
    [blue] bleu
    [red] rouge
    [yellow] jaune
    [green] vert
    [white] blanc
   *[black] noir
} { $value }
contrees-flumigel = le magicien Flumigel ({ $value })
contrees-jarmial = Jarmial
contrees-karniphage = Karniphage (16)
contrees-annexion = Annexion
contrees-translation = Translation
contrees-trepas = Trépas
contrees-affaiblissement = Affaiblissement
contrees-entrave = Entrave
contrees-land = Contrée { $color ->
    [blue] bleue
    [red] rouge
    [yellow] jaune
    [green] verte
   *[black] noire
}

contrees-symbol-blue = bleu
contrees-symbol-red = rouge
contrees-symbol-yellow = jaune
contrees-symbol-green = vert
contrees-symbol-white = blanc
contrees-symbol-black = noir
contrees-symbol-flumigel = chapeau de magicien
contrees-symbol-jarmial = soleil à visage
contrees-symbol-karniphage = gueule ouverte
contrees-symbol-annexion = drapeau
contrees-symbol-translation = flèches croisées
contrees-symbol-trepas = sablier
contrees-symbol-affaiblissement = épée brisée
contrees-symbol-entrave = chaîne

contrees-word-blue = bleu
contrees-word-red = rouge
contrees-word-yellow = jaune
contrees-word-green = vert
contrees-word-white = blanc
contrees-word-black = noir

contrees-zone-hand = la main
contrees-zone-hand-known = les cartes connues de tous
contrees-zone-realm = les Contrées conquises
contrees-zone-slot-0 = l'emplacement devant la place 1
contrees-zone-slot-1 = l'emplacement devant la place 2
contrees-zone-slot-2 = l'emplacement devant la place 3
contrees-zone-slot-3 = l'emplacement devant la place 4
contrees-zone-land-0 = la Contrée de la place 1
contrees-zone-land-1 = la Contrée de la place 2
contrees-zone-land-2 = la Contrée de la place 3
contrees-zone-land-3 = la Contrée de la place 4
contrees-zone-sorts = les Sorts qui durent
contrees-zone-discard = la défausse
contrees-zone-pile = la pioche
contrees-zone-land-pile = la pioche des Contrées

contrees-move-play = Jouer { $cards } à la place { $place }
contrees-move-annexion = Annexion de la place { $place }
contrees-move-translation = Translation
contrees-move-trepas = Trépas sur { $cards }
contrees-move-affaiblissement = Affaiblissement
contrees-move-entrave = Entrave : { $cards }
contrees-move-invoke = Invoquer Jarmial
contrees-move-decline = Laisser partir Jarmial
contrees-move-blocked = Étaler ses cartes

contrees-log-play = { $who } joue { $cards } à la place { $place }.
contrees-log-annexion = { $who } lance Annexion sur la place { $place }.
contrees-log-translation = { $who } lance Translation ; les Contrées viennent des places { $place }.
contrees-log-trepas = { $who } lance Trépas sur { $cards }.
contrees-log-affaiblissement = { $who } lance Affaiblissement : rien au-dessus de 5 chez les autres.
contrees-log-entrave = { $who } lance Entrave : { $cards } sont interdits aux autres.
contrees-log-invoke = { $who } invoque Jarmial.
contrees-log-decline = { $who } laisse partir Jarmial.
contrees-log-blocked = { $who } ne peut plus rien jouer et étale ses cartes.

contrees-gain-hand = { $who } pioche { $cards }.
contrees-gain-hand-known = { $who } montre { $cards }.
contrees-gain-realm = { $who } conquiert une { $cards }.
contrees-gain-land-0 = Place 1 : { $cards }.
contrees-gain-land-1 = Place 2 : { $cards }.
contrees-gain-land-2 = Place 3 : { $cards }.
contrees-gain-land-3 = Place 4 : { $cards }.
contrees-gain-discard = À la défausse : { $others }.

contrees-pending-combat = { $who } attaque { $where } : { $strengths }. { $leads ->
    [0] Il n'y reste personne.
   *[1] { $ahead } l'emporterait.
} { $left ->
    [1] Décision à la fin de ce tour.
   *[other] Décision dans { $left } tours ; { $last } joue en dernier.
}
contrees-pending-affaiblissement = Affaiblissement, par { $who } : les autres ne jouent rien au-dessus de 5, { $left ->
    [1] jusqu'à la fin de ce tour.
   *[other] encore { $left } tours.
}
contrees-pending-entrave = Entrave, par { $who } : { $words } sont interdits aux autres, { $left ->
    [1] jusqu'à la fin de ce tour.
   *[other] encore { $left } tours.
}

contrees-phase-counted = La manche est finie.
contrees-phase-shared = Égalité : la victoire est partagée.

contrees-sheet-carre = Carré : { $entries }.
contrees-sheet-quinte = Quinte : { $entries }.
contrees-sheet-trio = Trio : { $entries }.
contrees-sheet-quarte = Quarte : { $entries }.
contrees-sheet-bonus = Bonus du conquérant : { $entries }.
contrees-sheet-manche = Manche gagnée : { $entries }.

contrees-because-none = rien
contrees-because-carre = { $count ->
    [one] quatre Contrées d'une couleur : { $colors }
   *[other] { $count } fois quatre Contrées d'une couleur : { $colors }
}
contrees-because-quinte = { $count ->
    [one] cinq couleurs différentes
   *[other] { $count } fois cinq couleurs différentes
}
contrees-because-trio = { $count ->
    [one] trois Contrées d'une couleur : { $colors }
   *[other] { $count } fois trois Contrées d'une couleur : { $colors }
}
contrees-because-quarte = { $count ->
    [one] quatre couleurs différentes
   *[other] { $count } fois quatre couleurs différentes
}
contrees-because-bonus = { $lands ->
    [one] une Contrée, plus que tous les autres
   *[other] { $lands } Contrées, plus que tous les autres
}
contrees-because-manche = cette manche est gagnée
contrees-total = Manches gagnées
contrees-ended-carre = { $who } a un Carré : tout s'arrête.
contrees-ended-quinte = { $who } a une Quinte : tout s'arrête.
contrees-ended-lands = La dernière Contrée est prise.
contrees-ended-blocked = Plus personne ne peut jouer.
contrees-decided-complete = À deux, un Carré ou une Quinte l'emporte sur les points : { $points } pour { $who }, { $others } pour { $rival }.
contrees-decided-bonus = Le bonus du conquérant a décidé : { $points } pour { $who }, { $others } pour { $rival }.
contrees-decided-match = Manches gagnées : { $won } pour { $who }, { $lost } en face.
contrees-won = Les Contrées sont à vous.

error-bad-characters = « { $value } » n'est pas une table de personnages : { $fault ->
    [strength] les forces sont des nombres de 1 à 10, séparés par des virgules
    [slash] il manque la barre entre les forces d'un peuple et celles des blancs
   *[total] il faut { $expected } personnages, il y en a { $total }
}. Par exemple : 1-8*2,9,10/1-4,6-9
error-bad-crowns = « { $value } » ne dit pas les couronnes : { $fault ->
    [letters] les couleurs s'écrivent b r y g k
   *[groups] il faut cinq groupes de quatre lettres, un par couleur de Contrée
}. Par exemple : rygk/bygk/brgk/bryk/bryg

why-JAR-3 = votre emplacement est complet : deux personnages au plus, ou Karniphage seul (JAR-3)
why-JAR-4 = deux peuples différents ne partagent pas un emplacement (JAR-4)
why-JAR-5 = un adversaire a déjà cette couleur devant cette Contrée (JAR-5)
why-JAR-15 = Karniphage se joue seul : votre emplacement doit être vide (JAR-15)
why-JAR-18 = Trépas vise un personnage en jeu (JAR-18)
why-JAR-19 = Trépas ne peut rien contre Jarmial ni contre Flumigel (JAR-19)
why-JAR-22 = Jarmial s'invoque à la fin du combat où il se tenait, et à ce moment seulement (JAR-22)
why-JAR-25 = vous pouvez jouer une carte, il faut donc la jouer (JAR-25)
why-JAR-27 = un Affaiblissement vous interdit les forces au-dessus de 5 (JAR-27)
why-JAR-28 = Flumigel est en jeu chez un adversaire : pas de Sort pour vous (JAR-28)
why-JAR-29 = une Entrave vous interdit cette couleur (JAR-29)
why-JAR-33 = une Translation donne une place à chaque Contrée en jeu, une seule fois (JAR-33)
why-JAR-43 = il n'y a plus de Contrée à cette place (JAR-43)
why-JAR-47 = après cette carte vous n'en auriez plus de deuxième à jouer, après une autre si (JAR-47)
why-JAR-48 = un adversaire a posé cette couleur ici, et elle lui reste jusqu'à la fin du combat (JAR-48)

contrees-ask-play = { $number ->
    [1] Jouez la première carte de votre tour.
   *[other] Jouez la seconde carte de votre tour.
}
contrees-ask-blocked = Aucune carte ne se joue : étalez-les.
contrees-ask-invoke = Jarmial était là : invoquez-le en main, ou laissez-le partir.
contrees-ask-translation = Translation : quelle Contrée va à l'emplacement { $place } ?

contrees-aim-play = { $card } : touchez la Contrée où le jouer.
contrees-aim-annexion = Annexion : touchez la Contrée que vous prenez.
contrees-aim-translation = { $held ->
    [0] { $changed ->
        [0] Translation : touchez deux Contrées, elles changent de place.
       *[1] Encore un échange, ou lancez la Translation.
    }
   *[other] Touchez la Contrée qui prend sa place.
}
contrees-aim-trepas = Trépas : touchez le personnage à écarter.
contrees-aim-entrave = { $left ->
    [2] Entrave : choisissez deux couleurs que vous interdisez.
    [1] Entrave : encore une couleur.
   *[other] Lancez l'Entrave, ou changez une couleur.
}

# What a card does, in one line.
contrees-about-character = Devant une Contrée, { $value } de force ; seul un blanc peut partager l'emplacement avec un autre peuple.
contrees-flumigel-about = Tant qu'il est en jeu, vos adversaires ne lancent aucun Sort ; les leurs qui durent s'arrêtent.
contrees-jarmial-about = Il imite la carte qui partage son emplacement, force et couleur ; seul, il vaut 0.
contrees-karniphage-about = 16 à lui seul : il lui faut un emplacement vide, et rien ne le rejoint. Il attaque ou riposte.
contrees-annexion-about = Prenez une Contrée de la table, même attaquée ; une autre la remplace.
contrees-translation-about = Échangez les places des Contrées ; personnages et attaques ne bougent pas.
contrees-trepas-about = Écartez un personnage de la table, sauf Jarmial et Flumigel.
contrees-affaiblissement-about = Jusqu'à votre prochain tour, vos adversaires ne posent rien au-dessus de 5.
contrees-entrave-about = Nommez deux couleurs : vos adversaires ne les posent pas jusqu'à votre prochain tour.
contrees-about-land = À qui a la plus grande force devant elle à la fin du combat ; la couronne départage les égalités.
