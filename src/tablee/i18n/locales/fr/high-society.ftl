high-society-title = High Society
high-society-tagline = Une vente aux enchères mondaine : achetez le prestige, mais gardez de quoi vivre.
high-society-duration = 20 à 30 minutes
high-society-difficulty = Facile à apprendre, tendu jusqu'à la dernière carte

high-society-note = { $value }
high-society-watch = Montre de gousset (1)
high-society-opera = Loge à l'Opéra (2)
high-society-horse = Cheval (3)
high-society-pearls = Collier de perles (4)
high-society-car = Automobile (5)
high-society-painting = Tableau de maître (6)
high-society-yacht = Yacht (7)
high-society-villa = Villa au bord de la mer (8)
high-society-castle = Château (9)
high-society-island = Île privée (10)
high-society-baron = Titre de baron (×2)
high-society-count = Titre de comte (×2)
high-society-duke = Titre de duc (×2)
high-society-scandal = Scandale (×½)
high-society-debt = Dette de jeu (−5)
high-society-theft = Vol

high-society-symbol-watch = montre
high-society-symbol-opera = lorgnette
high-society-symbol-horse = cheval
high-society-symbol-pearls = collier
high-society-symbol-car = automobile
high-society-symbol-painting = tableau
high-society-symbol-yacht = voilier
high-society-symbol-villa = villa
high-society-symbol-castle = château
high-society-symbol-island = île
high-society-symbol-baron = couronne de baron
high-society-symbol-count = couronne de comte
high-society-symbol-duke = couronne de duc
high-society-symbol-scandal = journal
high-society-symbol-debt = dés
high-society-symbol-theft = masque

high-society-zone-deck = les cartes de statut à venir
high-society-zone-lot = la carte mise en vente
high-society-zone-lost = les cartes perdues par le vol
high-society-zone-hand = la main
high-society-zone-bid = l'enchère
high-society-zone-estate = les cartes acquises
high-society-zone-spent = l'argent dépensé

high-society-move-bid = Miser { $cards }
high-society-move-done = Valider l'enchère
high-society-move-pass = Passer
high-society-move-discard = Renoncer à { $cards }

high-society-log-bid = { $who } mise { $cards }, soit { $total } en tout.
high-society-log-done = { $who } valide son enchère.
high-society-log-pass = { $who } passe.
high-society-log-discard = { $who } renonce à { $cards }.

high-society-gain-lot = Carte retournée : { $cards }.
high-society-gain-estate = { $who } reçoit { $cards }.
high-society-gain-spent = { $who } paie { $cards }.
high-society-gain-lost = { $who } perd { $cards }.

high-society-phase-theft = Le vol frappe : une possession doit être abandonnée.
high-society-phase-replay = Égalité parfaite : la partie est à refaire.
high-society-phase-nobody = Tout le monde a aussi peu d'argent : personne ne gagne.

high-society-sheet-possessions = Possessions : { $entries }.
high-society-sheet-debt = Dette de jeu : { $entries }.
high-society-sheet-titles = Titres, qui doublent chacun : { $entries }.
high-society-sheet-scandal = Scandale, qui divise par deux : { $entries }.
high-society-sheet-money = Argent en main (qui en a le moins est exclu) : { $entries }.

high-society-because-none = rien
high-society-because-possessions = { $count ->
    [one] { $cards }
   *[other] { $cards } : { $sum } = { $points }
}
high-society-because-debt = la Dette de jeu coûte 5
high-society-because-titles = { $cards } : { $before } × { $factor } = { $after }
high-society-because-scandal = le Scandale divise : { $before } ÷ 2 = { $after }
high-society-because-money = { $count ->
    [0] plus rien en main
    [1] { $points } en main
   *[other] { $sum } = { $points } en main
}
high-society-because-poorest = { $count ->
    [0] plus rien en main
    [1] { $points } en main
   *[other] { $sum } = { $points } en main
}, le moins de tous : hors jeu
high-society-ended-fourth = La quatrième carte à bord rouge est sortie : { $cards }.
high-society-decided-poorest = { $rival } avait { $others }, plus que { $who } avec { $points }, mais le moins d'argent : hors jeu.
high-society-decided-alone = Les autres ont le moins d'argent : il ne reste que { $who }.
high-society-decided-money = Égalité à { $points } : l'argent départage, { $money } pour { $who }, { $rest } pour { $rival }.
high-society-decided-titles = Sans { $cards }, { $who } n'aurait que { $before } ; { $rival } a { $others }.
high-society-decided-status = Le plus haut statut : { $points } pour { $who }, { $others } pour { $rival }.
high-society-excluded = { $count ->
    [one] { $who } a le moins d'argent : hors jeu.
   *[other] { $who } ont le moins d'argent : hors jeu.
}
high-society-won = Le salon est à vous.

high-society-ask-bid = { $highest ->
    [0] Ouvrez l'enchère, ou passez.
   *[other] Misez plus de { $highest }, ou passez.
}
high-society-ask-bid-beaten = Votre argent ne dépasse plus { $highest } : passez.
high-society-ask-avoid = { $highest ->
    [0] Misez pour éviter cette carte, ou passez et prenez-la.
   *[other] Misez plus de { $highest }, ou passez et prenez cette carte.
}
high-society-ask-avoid-beaten = Votre argent ne dépasse plus { $highest } : passez et prenez cette carte.
high-society-ask-add = { $highest ->
    [0] { $mine } en jeu : ajoutez un billet, ou misez.
   *[other] { $mine } en jeu ; il faut plus de { $highest }.
}
high-society-ask-theft = Le vol frappe : choisissez la possession que vous perdez.

# What a card does, in one line.
high-society-about-title = Titre : double votre statut.
high-society-about-scandal = Divise votre statut par deux. Un malheur : qui passe le premier le prend, les autres paient.
high-society-about-debt = Retire 5 de votre statut. Un malheur : qui passe le premier la prend, les autres paient.
high-society-about-theft = Vous coûte une possession, tout de suite ou plus tard. Un malheur : qui passe le premier le prend, les autres paient.
high-society-about-note = Un billet de { $value }. Posé, il ne s'échange plus ; il revient si vous passez.
high-society-about-possession = Possession : { $value } dans votre statut.
