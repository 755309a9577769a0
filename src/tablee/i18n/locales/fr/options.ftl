hermine-option-target-score = On joue en
hermine-option-target-score-value = { $value } points
hermine-option-target-score-about = La partie s'arrête après la manche où quelqu'un atteint ce total.
hermine-option-fixed-manches = Nombre de manches
hermine-option-fixed-manches-none = jusqu'au total à atteindre
hermine-option-fixed-manches-value = { $value ->
    [1] une manche
   *[other] { $value } manches
}
hermine-option-fixed-manches-about = Un nombre de manches fixé d'avance remplace le total à atteindre ; le plus haut total gagne.
hermine-option-jokers = Jokers
hermine-option-jokers-value = { $value ->
    [0] aucun
   *[other] { $value } jokers
}
hermine-option-jokers-about = Avec des jokers, chacun peut tenir la carte qui lui manque : les attaques et les coups-fourrés sont plus fréquents.
hermine-option-joker-scope = Un joker remplace
hermine-option-joker-scope-any = toute carte
hermine-option-joker-scope-no-botte = toute carte sauf une botte
hermine-option-joker-scope-about = Si un joker peut être une botte, une attaque peut toujours tourner au coup-fourré.
hermine-option-bonus-no-100-200 = Prime sans 100 ni 200
hermine-option-bonus-no-100-200-true = 500 points pour gagner sans eux
hermine-option-bonus-no-100-200-false = pas de prime
hermine-option-bonus-no-100-200-about = Avec la prime, une manche gagnée à petits pas rapporte 500 points de plus.
hermine-option-sauvegarde-restarts = Une Sauvegarde exposée sous son Danger
hermine-option-sauvegarde-restarts-true = vous remet en route
hermine-option-sauvegarde-restarts-false = demande encore une Beauté en Route
hermine-option-sauvegarde-restarts-about = Si elle ne remet pas en route, il faut encore une Beauté en Route ; en attendant, on ne peut être ni arrêté ni mis en danger.
hermine-option-last-coup-skips = Après un coup-fourré, le sabot vide
hermine-option-last-coup-skips-false = le voisin de gauche de l'attaquant joue
hermine-option-last-coup-skips-true = le voisin de gauche de celui qui a répondu joue
hermine-option-last-coup-skips-about = À la lettre, ceux qui sont assis entre les deux perdent leur tour même quand il n'y a plus de cartes à tirer.

contrees-option-characters = Forces des personnages
contrees-option-characters-18-10 = 18 par peuple, 10 blancs
contrees-option-characters-20-2 = 20 par peuple, 2 blancs
contrees-option-characters-19-6 = 19 par peuple, 6 blancs
contrees-option-characters-17-14 = 17 par peuple, 14 blancs
contrees-option-characters-16-18 = 16 par peuple, 18 blancs
contrees-option-characters-own = Les forces d'un peuple, une barre, puis celles des blancs ; 1-8*2 veut dire de 1 à 8 deux fois. Avec Flumigel, Jarmial et Karniphage, 83 personnages en tout.
contrees-option-characters-example = 1-8*2,9,10/1-4,6-9
contrees-option-characters-about = Plus il y a de blancs, plus on peut associer deux cartes quelconques et attaquer.
contrees-option-crowns = Couronnes des Contrées
contrees-option-crowns-others = chacune des autres couleurs une fois
contrees-option-crowns-own = Quatre lettres parmi b r y g k (bleu, rouge, jaune, vert, noir) pour les Contrées bleues, puis pour les rouges, les jaunes, les vertes et les noires.
contrees-option-crowns-example = rygk/bygk/brgk/bryk/bryg
contrees-option-crowns-about = La couronne départage les égalités là où personne n'a la couleur de la Contrée.
contrees-option-flumigel = Force de Flumigel
contrees-option-flumigel-value = { $value }
contrees-option-flumigel-about = Plus il est fort, plus il défend la Contrée devant laquelle il fait taire les Sorts.
contrees-option-karniphage-killed = Karniphage tué par Trépas pendant son attaque
contrees-option-karniphage-killed-strongest = le plus fort de ceux qui sont là gagne
contrees-option-karniphage-killed-caster = le lanceur gagne si personne ne vient ensuite
contrees-option-karniphage-killed-about = À la lettre, les personnages déjà là ne retiennent pas la Contrée : il faut en poser un après Trépas.
contrees-option-two-cards-if-possible = Jouer deux cartes
contrees-option-two-cards-if-possible-false = la première carte est libre
contrees-option-two-cards-if-possible-true = obligatoire si c'est possible
contrees-option-two-cards-if-possible-about = À la lettre, on ne peut pas commencer par une carte qui empêche d'en jouer une deuxième si une autre le permet.
contrees-option-killed-color-stays = La couleur d'un personnage tué
contrees-option-killed-color-stays-false = est libre devant cette Contrée
contrees-option-killed-color-stays-true = y reste à son joueur
contrees-option-killed-color-stays-about = À la lettre, une couleur déjà posée reste interdite aux autres jusqu'à la fin du combat, même si Trépas a enlevé la carte.
contrees-option-manches = Manches à deux joueurs
contrees-option-manches-value = { $value ->
    [1] une seule
   *[other] au meilleur des { $value }
}
contrees-option-manches-about = Le match va à qui gagne plus de la moitié des manches ; on commence à tour de rôle, et une manche sans vainqueur se rejoue.

fourmis-option-deck = Cartes
fourmis-option-deck-36 = 36 cartes
fourmis-option-deck-40 = 40 cartes, Soldates jusqu'à 7
fourmis-option-deck-48a = 48 cartes, deux Ninjas et deux Reines
fourmis-option-deck-48b = 48 cartes, Soldates jusqu'à 9
fourmis-option-deck-about = Plus de cartes, des manches plus longues ; avec deux Ninjas et deux Reines par couleur, moins de plis sont sûrs.
fourmis-option-beat = Ce qu'il faut battre
fourmis-option-beat-best = la plus forte carte du pli
fourmis-option-beat-last = la dernière carte posée
fourmis-option-beat-about = S'il suffit de battre la dernière carte, une défausse soulage tous ceux qui suivent.
fourmis-option-ninja-gap = Une Reine soutenue par la plus haute Soldate
fourmis-option-ninja-gap-value = { $value ->
    [1] bat une Ninja d'une autre couleur
   *[2] ne bat pas une Ninja d'une autre couleur
}
fourmis-option-ninja-gap-about = Si elle la bat, poser une Ninja est moins sûr quand la plus haute Soldate est dans le pli.
fourmis-option-rotate-leader = Qui ouvre une manche
fourmis-option-rotate-leader-true = chacun à son tour
fourmis-option-rotate-leader-false = toujours la première place
fourmis-option-rotate-leader-about = Si chacun ouvre à son tour, personne n'a toujours l'avantage de choisir le premier.
fourmis-option-teams = Équipes
fourmis-option-teams-true = deux équipes (à quatre joueurs)
fourmis-option-teams-false = chacun pour soi
fourmis-option-teams-about = En équipes, les pucerons des partenaires s'additionnent, et l'on joue exactement quatre manches.
fourmis-option-zero-tie-pays = Personne n'a de carte d'un objectif
fourmis-option-zero-tie-pays-false = personne n'est payé
fourmis-option-zero-tie-pays-true = tous sont à égalité et payés
fourmis-option-zero-tie-pays-about = Cela n'arrive qu'à deux, quand le Fantôme a pris toutes les cartes de Plus ou toutes les Reines.
fourmis-option-floor = Pucerons perdus
fourmis-option-floor-true = jamais moins de zéro
fourmis-option-floor-false = le total peut être négatif
fourmis-option-floor-about = Sans plancher, une Coccinelle coûte aussi à qui n'a rien, et la dette se paie aux manches suivantes.

high-society-option-pending-theft = Un Vol reçu sans possession
high-society-option-pending-theft-any = prend la première obtenue
high-society-option-pending-theft-bought = prend la première achetée
high-society-option-pending-theft-about = Si seule une possession achetée compte, ce qu'on reçoit gratuitement est gardé, et le malheur attend encore.

animalement-votre-option-pending-theft = « Malade comme un chien » reçu sans possession
animalement-votre-option-pending-theft-any = prend la première obtenue
animalement-votre-option-pending-theft-bought = prend la première achetée
animalement-votre-option-pending-theft-about = Si seule une possession achetée compte, ce qu'on reçoit gratuitement est gardé, et le malheur attend encore.

preset-default = Règles de la maison
preset-default-about = Les lectures que nous avons choisies là où le livret se laisse lire de deux façons.
preset-letter = À la lettre
preset-letter-about = Là où le livret se laisse lire de deux façons, ses mots exacts décident.
preset-own = Vos propres règles
preset-title = Lecture des règles
options-differ = { $count ->
    [0] Comme d'habitude
    [one] Une règle change
   *[other] { $count } règles changent
}
options-usual = d'habitude : { $value }
options-line = { $option } : { $value }
options-memory = Aide-mémoire
options-memory-about = Sans elle, on ne voit que ce qui serait visible sur une vraie table : le reste, il faut s'en souvenir.
options-no-memory = Sans aide-mémoire
options-hints = Conseils pour tous
options-hints-about = Seul contre des robots, on peut toujours en demander ; à plusieurs, seulement si la table est ouverte ainsi.
options-with-hints = Avec conseils
options-title = Règles de cette table

opening-title = { $game } : une table à vous
opening-choose = Choisir comment jouer
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
opening-name = Nom au siège { $seat }
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
