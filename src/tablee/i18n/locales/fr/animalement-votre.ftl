animalement-votre-title = Animalement Vôtre
animalement-votre-tagline = Une criée aux animaux : la plus belle ménagerie gagne, sauf si elle vous ruine.
animalement-votre-duration = 20 à 30 minutes
animalement-votre-difficulty = Facile à apprendre, tendu jusqu'à la dernière carte

animalement-votre-note = { $value }
animalement-votre-magpie = Bavard comme une pie (1)
animalement-votre-mole = Aveugle comme une taupe (2)
animalement-votre-carp = Muet comme une carpe (3)
animalement-votre-mule = Tête de mule (4)
animalement-votre-rabbit = Chaud comme un lapin (5)
animalement-votre-fox = Rusé comme un renard (6)
animalement-votre-camel = Sobre comme un chameau (7)
animalement-votre-finch = Gai comme un pinson (8)
animalement-votre-ox = Fort comme un bœuf (9)
animalement-votre-elephant = Mémoire d'éléphant (10)
animalement-votre-fish = Vif comme un poisson (×2)
animalement-votre-peacock = Fier comme un paon (×2)
animalement-votre-rooster = Coq du village (×2)
animalement-votre-crocodile = Larmes de crocodile (×½)
animalement-votre-cat = Donner sa langue au chat (−5)
animalement-votre-dog = Malade comme un chien

animalement-votre-symbol-magpie = pie
animalement-votre-symbol-mole = taupe
animalement-votre-symbol-carp = carpe
animalement-votre-symbol-mule = mule
animalement-votre-symbol-rabbit = lapin
animalement-votre-symbol-fox = renard
animalement-votre-symbol-camel = chameau
animalement-votre-symbol-finch = pinson
animalement-votre-symbol-ox = bœuf
animalement-votre-symbol-elephant = éléphant
animalement-votre-symbol-fish = poisson
animalement-votre-symbol-peacock = paon
animalement-votre-symbol-rooster = coq
animalement-votre-symbol-crocodile = crocodile
animalement-votre-symbol-cat = chat
animalement-votre-symbol-dog = chien

animalement-votre-zone-deck = les animaux à venir
animalement-votre-zone-lot = l'animal mis en vente
animalement-votre-zone-lost = les cartes mises hors jeu
animalement-votre-zone-hand = la main
animalement-votre-zone-bid = l'enchère
animalement-votre-zone-estate = la ménagerie
animalement-votre-zone-spent = les cartes d'enchère dépensées

animalement-votre-move-bid = Miser { $cards }
animalement-votre-move-done = Valider l'enchère
animalement-votre-move-pass = Passer
animalement-votre-move-discard = Perdre { $cards }

animalement-votre-log-bid = { $who } mise { $cards }, soit { $total } en tout.
animalement-votre-log-done = { $who } valide son enchère.
animalement-votre-log-pass = { $who } passe.
animalement-votre-log-discard = { $who } perd { $cards }.

animalement-votre-gain-lot = Carte retournée : { $cards }.
animalement-votre-gain-estate = { $who } reçoit { $cards }.
animalement-votre-gain-spent = { $who } paie { $cards }.
animalement-votre-gain-lost = { $who } perd { $cards }.

animalement-votre-phase-theft = Le chien est malade : un animal doit être abandonné.
animalement-votre-phase-shared = Égalité parfaite : la victoire est partagée.
animalement-votre-phase-nobody = Tout le monde a aussi peu d'argent : personne ne gagne.

animalement-votre-sheet-possessions = Animaux : { $entries }.
animalement-votre-sheet-debt = Langue au chat : { $entries }.
animalement-votre-sheet-titles = Cartes qui doublent : { $entries }.
animalement-votre-sheet-scandal = Larmes de crocodile, qui divisent par deux : { $entries }.
animalement-votre-sheet-money = Argent en main (qui en a le moins est exclu) : { $entries }.

animalement-votre-because-none = rien
animalement-votre-because-possessions = { $count ->
    [one] { $cards }
   *[other] { $cards } : { $sum } = { $points }
}
animalement-votre-because-debt = la langue au chat coûte 5
animalement-votre-because-titles = { $cards } : { $before } × { $factor } = { $after }
animalement-votre-because-scandal = les Larmes de crocodile divisent : { $before } ÷ 2 = { $after }
animalement-votre-because-money = { $count ->
    [0] plus rien en main
    [1] { $points } en main
   *[other] { $sum } = { $points } en main
}
animalement-votre-because-poorest = { $count ->
    [0] plus rien en main
    [1] { $points } en main
   *[other] { $sum } = { $points } en main
}, le moins de tous : hors jeu
animalement-votre-ended-fourth = La quatrième carte de fin est sortie : { $cards }.
animalement-votre-decided-poorest = { $rival } avait { $others }, plus que { $who } avec { $points }, mais le moins d'argent : hors jeu.
animalement-votre-decided-alone = Les autres ont le moins d'argent : il ne reste que { $who }.
animalement-votre-decided-money = Égalité à { $points } : l'argent départage, { $money } pour { $who }, { $rest } pour { $rival }.
animalement-votre-decided-titles = Sans { $cards }, { $who } n'aurait que { $before } ; { $rival } a { $others }.
animalement-votre-decided-status = La plus belle ménagerie : { $points } pour { $who }, { $others } pour { $rival }.
animalement-votre-excluded = { $count ->
    [one] { $who } a le moins d'argent : hors jeu.
   *[other] { $who } ont le moins d'argent : hors jeu.
}
animalement-votre-won = La criée est à vous.

animalement-votre-ask-bid = { $highest ->
    [0] Ouvrez l'enchère, ou passez.
   *[other] Misez plus de { $highest }, ou passez.
}
animalement-votre-ask-bid-beaten = Votre argent ne dépasse plus { $highest } : passez.
animalement-votre-ask-avoid = { $highest ->
    [0] Misez pour éviter cette carte, ou passez et prenez-la.
   *[other] Misez plus de { $highest }, ou passez et prenez cette carte.
}
animalement-votre-ask-avoid-beaten = Votre argent ne dépasse plus { $highest } : passez et prenez cette carte.
animalement-votre-ask-add = { $highest ->
    [0] { $mine } en jeu : ajoutez un billet, ou misez.
   *[other] { $mine } en jeu ; il faut plus de { $highest }.
}
animalement-votre-ask-theft = Choisissez l'animal que vous perdez.

# What a card does, in one line.
animalement-votre-about-title = Double la valeur de votre ménagerie.
animalement-votre-about-scandal = Divise votre ménagerie par deux. Une mauvaise carte : qui passe le premier la prend, les autres paient.
animalement-votre-about-debt = Retire 5 à votre ménagerie. Une mauvaise carte : qui passe le premier la prend, les autres paient.
animalement-votre-about-theft = Vous coûte un animal, tout de suite ou plus tard. Une mauvaise carte : qui passe le premier la prend, les autres paient.
animalement-votre-about-note = Vaut { $value } dans une enchère. Posée, elle ne s'échange plus ; elle revient si vous passez.
animalement-votre-about-possession = Animal : { $value } dans votre ménagerie.
