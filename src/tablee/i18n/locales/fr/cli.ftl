cli-about = Tablée : des jeux de cartes à plusieurs, exactement selon leurs règles.
cli-usage = usage :
cli-arguments = arguments
cli-options = options
cli-commands = commandes
cli-help = affiche cette aide
cli-version = affiche la version et dit si les règles sont compilées
cli-lang = langue de l'affichage (sinon celle de l'environnement, sinon le français)
cli-json = affiche les données en JSON
cli-error = tablee : { $said }
cli-tagline = { $game } : { $tagline }
cli-compiled = compilé
cli-interpreted = Python pur
cli-pure = tablee : règles en Python pur (aucun compilateur à l'installation) ; tout marche, plus lentement.

cli-games = les jeux de l'étagère
cli-rules = les règles d'un jeu, racontées avec nos mots
cli-faces = les cartes d'un jeu
cli-sim = joue des parties au hasard, écrit chacune et la rejoue
cli-replay = raconte une partie enregistrée, coup par coup
cli-review = revoit une partie : la chance, vos choix, et les trois qui ont coûté le plus
cli-review-seat = le siège dont on revoit les choix, par son numéro ou son nom (sinon la première personne)
cli-play-from = reprend la partie contre des robots avant cet événement, d'autres cartes cachées
cli-reviewing = Le robot relit la partie
cli-verify = vérifie que des parties ont suivi les règles, et leurs donnes la promesse
cli-bench = mesure la vitesse, en décisions par seconde
cli-arena = fait jouer les robots entre eux et mesure leur force
cli-ladder = mesure de nouveau l'échelle publiée des niveaux
cli-train = apprend en jouant les nombres de l'instinct d'un jeu, et les écrit

cli-game = nom du jeu ; « tablee games » les liste
cli-seats = nombre de joueurs (4 par défaut quand le jeu le permet)
cli-option = option du jeu, par exemple variante=oui ; peut être répétée
cli-preset = une lecture des règles, comme letter (à la lettre)
cli-first = place qui commence : la 1 est la vôtre ; sinon, on tire au sort
cli-no-aide-memoire = ne montrer que ce qui serait visible sur une vraie table
cli-sim-games = nombre de parties (100 par défaut)
cli-seed = graine du hasard : la même rejoue les mêmes parties (0 par défaut)
cli-out = dossier où écrire les parties ; créé s'il n'existe pas
cli-file = partie enregistrée (format tablee/1)
cli-as = ne montre que ce que ce siège pouvait voir (numéro à partir de 0, ou nom)
cli-bench-game = jeux à mesurer (tous par défaut)
cli-against = moteurs à mesurer à côté, séparés par des virgules : open_spiel, rlcard
cli-seconds = secondes par mesure (2 par défaut)
cli-arena-bots = robots, séparés par des virgules : novice, casual, club, expert, master, random, greedy, ismcts, trials, ismcts:5000 (club,greedy,random par défaut)
cli-arena-alone = le premier robot joue seul, à toutes les places, parmi plusieurs de chaque autre robot
cli-arena-games = nombre de parties, arrondi à des donnes entières (100 par défaut)
cli-jobs = nombre de processus qui jouent en même temps, 0 pour un par processeur (1 par défaut)
cli-cluster = adresse d'un ordonnanceur Dask dont les machines jouent à la place, par exemple tcp://127.0.0.1:8786
cli-journal = fichier où chaque partie est notée dès sa fin ; une série interrompue reprend de là (un fichier de votre dossier de données par défaut)
cli-fresh = oublier les parties déjà notées et recommencer
cli-csv = écrire dans ce fichier chaque place de chaque partie
cli-html = écrire dans ce fichier un rapport avec des graphiques
cli-ladder-game = jeux à mesurer (tous par défaut)
cli-ladder-games = nombre de parties pour chaque paire de niveaux (400 par défaut)
cli-ladder-out = page à écrire (docs/ladder.md par défaut) ; les sections non mesurées restent
cli-ladder-seats = seulement les tables de cette taille (la plus petite et quatre par défaut)
cli-train-against = adversaires, séparés par des virgules ; chaque élève joue seul parmi chacun d'eux (greedy par défaut) ; `before` a les nombres du début de l'apprentissage, et tous jouent alors comme dans les parties simulées
cli-train-weights = noms des nombres à apprendre, séparés par des virgules ; `*_2` désigne tous ceux qui finissent ainsi (tous par défaut)
cli-train-iterations = itérations de la recherche avec laquelle les élèves réfléchissent ; 0 joue d'un coup d'œil (0 par défaut)
cli-train-generations = nombre de générations ; un nombre plus grand reprend là où un plus petit s'est arrêté (20 par défaut)
cli-train-population = élèves par génération (32 par défaut)
cli-train-deals = donnes que chaque élève joue à toutes les places ; l'épreuve en a cinq fois plus, toutes nouvelles (40 par défaut)
cli-train-spread = écart entre les premiers élèves, en pour cent de chaque nombre (40 par défaut)
cli-train-journal = fichier où tout essai est noté ; un apprentissage interrompu reprend de là (un fichier de votre dossier de données par défaut)
cli-train-fresh = oublie ce qui a déjà été essayé et recommence
cli-train-out = fichier où écrire les nombres, avec leur origine (weights.json par défaut)

cli-replayed = { $games ->
    [one] { $replayed } partie sur { $games } rejouée exactement
   *[other] { $replayed } parties sur { $games } rejouées exactement
}
cli-written = { $games ->
    [one] { $games } partie écrite dans { $folder }
   *[other] { $games } parties écrites dans { $folder }
}
cli-verify-line = { $file } : { $said }
cli-verify-exact = { $events ->
    [one] { $events } événement, rejoué exactement
   *[other] { $events } événements, rejoués exactement
}
cli-verify-promised = cartes distribuées comme promis avant la partie, par le serveur et par chaque joueur
cli-verify-fair = cartes distribuées comme promis avant la partie
cli-bench-compiled = Règles compilées.
cli-bench-interpreted = Règles en Python pur, non compilées.
cli-bench-playout = { $game } à { $seats }, parties entières
cli-bench-search = { $game } à { $seats }, recherche
cli-bench-step = { $game } à { $seats }, pas à pas depuis Python

cli-column-game = jeu
cli-column-title = titre
cli-column-seats = joueurs
cli-column-duration = durée
cli-column-code = code
cli-column-name = nom
cli-column-symbol = symbole
cli-column-count = nombre
cli-column-seat = siège
cli-column-mean = points en moyenne
cli-column-firsts = premières places
cli-column-engine = moteur
cli-column-decisions = décisions/s
cli-column-iterations = itérations/s
cli-column-ratio = contre { $peer }

cli-try =
    Essayez :
      tablee serve
          ouvrir des tables dans le navigateur, et jouer
      tablee play
          jouer tout de suite dans ce terminal, contre des robots
      tablee rules { $game }
          lire les règles
      tablee sim { $game } --games 3 --out parties
          jouer trois parties au hasard et les écrire
      tablee replay parties/{ $game }-4-0-000000.json
          se faire raconter la première
      tablee --help
          toutes les commandes
cli-new-game = un paquet avec un petit jeu à vous, pour commencer
cli-new-game-name = son nom pour toujours : minuscules, chiffres et tirets
cli-new-game-out = le nouveau dossier ; sinon, le nom
cli-new-game-done = { $folder } contient un jeu qui respecte toutes les lois. Continuez là :
    pip install -e .
    python -m pytest -q tests
    tablee play { $game }
error-folder-exists = { $folder } existe déjà ; rien n'a été écrit
