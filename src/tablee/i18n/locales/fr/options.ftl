hermine-option-target-score = On joue en
hermine-option-target-score-value = { $value } points
hermine-option-fixed-manches = Nombre de manches
hermine-option-fixed-manches-none = jusqu'au total à atteindre
hermine-option-fixed-manches-value = { $value ->
    [1] une manche
   *[other] { $value } manches
}
hermine-option-jokers = Jokers
hermine-option-jokers-value = { $value ->
    [0] aucun
   *[other] { $value } jokers
}
hermine-option-joker-scope = Un joker remplace
hermine-option-joker-scope-any = toute carte
hermine-option-joker-scope-no-botte = toute carte sauf une botte
hermine-option-bonus-no-100-200 = Prime sans 100 ni 200
hermine-option-bonus-no-100-200-true = 500 points pour gagner sans eux
hermine-option-bonus-no-100-200-false = pas de prime
hermine-option-sauvegarde-restarts = Une Sauvegarde exposée sous son Danger
hermine-option-sauvegarde-restarts-true = vous remet en route
hermine-option-sauvegarde-restarts-false = demande encore une Beauté en Route

contrees-option-characters = Forces des personnages
contrees-option-characters-18-10 = 18 par peuple, 10 blancs
contrees-option-characters-20-2 = 20 par peuple, 2 blancs
contrees-option-characters-19-6 = 19 par peuple, 6 blancs
contrees-option-characters-17-14 = 17 par peuple, 14 blancs
contrees-option-characters-16-18 = 16 par peuple, 18 blancs
contrees-option-characters-own = Les forces d'un peuple, une barre, puis celles des blancs ; 1-8*2 veut dire de 1 à 8 deux fois. Avec Flumigel, Jarmial et Karniphage, 83 personnages en tout.
contrees-option-characters-example = 1-8*2,9,10/1-4,6-9
contrees-option-crowns = Couronnes des Contrées
contrees-option-crowns-others = chacune des autres couleurs une fois
contrees-option-crowns-own = Quatre lettres parmi b r y g k (bleu, rouge, jaune, vert, noir) pour les Contrées bleues, puis pour les rouges, les jaunes, les vertes et les noires.
contrees-option-crowns-example = rygk/bygk/brgk/bryk/bryg
contrees-option-flumigel = Force de Flumigel
contrees-option-flumigel-value = { $value }

fourmis-option-deck = Cartes
fourmis-option-deck-36 = 36 cartes
fourmis-option-deck-40 = 40 cartes, Soldates jusqu'à 7
fourmis-option-deck-48a = 48 cartes, deux Ninjas et deux Reines
fourmis-option-deck-48b = 48 cartes, Soldates jusqu'à 9
fourmis-option-beat = Ce qu'il faut battre
fourmis-option-beat-best = la plus forte carte du pli
fourmis-option-beat-last = la dernière carte posée
fourmis-option-ninja-gap = Une Reine soutenue par la plus haute Soldate
fourmis-option-ninja-gap-value = { $value ->
    [1] bat une Ninja d'une autre couleur
   *[2] ne bat pas une Ninja d'une autre couleur
}
fourmis-option-rotate-leader = Qui ouvre une manche
fourmis-option-rotate-leader-true = chacun à son tour
fourmis-option-rotate-leader-false = toujours la première place
fourmis-option-teams = Équipes
fourmis-option-teams-true = deux équipes (à quatre joueurs)
fourmis-option-teams-false = chacun pour soi

opening-title = { $game } : une table à vous
opening-choose = Choisir…
opening-choose-game = Choisir comment jouer à { $game }
opening-seats = Combien de joueurs ?
opening-who = Qui joue ?
opening-mode = Avec qui ?
opening-mode-value = { $mode ->
    [bots] Des robots
    [here] Sur cet appareil
   *[link] Par un lien
}
opening-seat = Place { $seat }
opening-kind = { $kind ->
    [you] Vous
    [here] Quelqu'un sur cet appareil
   *[link] Quelqu'un par le lien
}
opening-name = Nom à la place { $seat }
opening-player = Joueur { $seat }
opening-here-more = L'appareil passe de main en main. Celui dont c'est le tour le dit, et ne voit ses cartes qu'alors.
opening-link-more = La table attend que tout le monde soit venu par le lien.
opening-options = Règles
opening-own = à vous…
opening-own-value = { $option }, à vous
opening-clock = Temps
opening-clock-value = { $clock ->
    [none] Personne n'est pressé
    [brisk] Vif : 20 secondes par coup, 2 minutes de réserve
    [calm] Tranquille : 45 secondes par coup, 10 minutes de réserve
    [day] Un jour par coup
   *[days] Trois jours par coup
}
opening-play = Jouer
opening-open = Ouvrir la table
opening-close = Fermer
