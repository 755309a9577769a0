cli-score = tient la feuille de marque d'une partie jouée avec de vraies cartes
cli-sheet = nom de la feuille (celui du jeu par défaut) ; une feuille commencée se continue
cli-players = noms des joueurs dans l'ordre autour de la table, séparés par des virgules (sinon ils sont demandés)
cli-score-fresh = commencer une nouvelle feuille ; l'ancienne est gardée sous un autre nom
cli-list = liste les feuilles de ce jeu
cli-print = affiche la feuille, en texte ou en HTML, au lieu de la continuer
cli-output = fichier où écrire la feuille (HTML si son nom finit par .html)

parade-sheet-cards = Cartes devant soi : { $entries }.

score-names = Donnez les noms dans l'ordre autour de la table ({ $seats } joueurs) ; une ligne vide quand tout le monde y est.
score-ask-name = Joueur { $number } :
score-ask = { $line }, { $who } [{ $value }] :
score-ask-end = Entrée pour finir :
score-help = Une ligne vide accepte la valeur entre crochets ; « { $undo } » annule la dernière réponse, « { $sheet } » montre la feuille, « { $quit } » quitte, « { $help } » répète ceci. Tout est gardé au fur et à mesure.
score-key-undo = a
score-key-sheet = f
score-key-quit = q
score-key-help = {"?"}
score-manche = Manche { $number }
score-game = Partie
score-total = Total
score-places = Place
score-place = { $place }. { $who } : { $points }
score-out = Le moins d'argent en main, donc hors jeu : { $who }.
score-end-won = La partie est finie. Victoire : { $who }.
score-end-shared = La partie est finie. Victoire partagée : { $who }.
score-end-replay = La partie est finie, à égalité parfaite : { $who }. La règle demande d'en refaire une.
score-end-nobody = La partie est finie, sans vainqueur.
score-kept = La feuille est gardée : { $file }
score-aside = L'ancienne feuille s'appelle maintenant « { $name } ».
score-list = { $name } : { $said }
score-list-going = { $players } ; { $manches ->
    [0] pas encore de manche
    [one] { $manches } manche
   *[other] { $manches } manches
}
score-list-over = { $players } ; finie

error-score-name = « { $name } » ne peut pas nommer une feuille ; prenez des lettres, des chiffres, des espaces ou des tirets
error-score-player = « { $name } » ne convient pas comme nom de joueur ; il faut un nom que personne d'autre ne porte, de { $most } caractères au plus
error-score-exists = la feuille « { $name } » existe déjà, avec ses joueurs et ses options ; { $fresh } en commence une autre, { $sheet } lui donne un autre nom
error-score-damaged = la feuille { $file } est abîmée et n'a pas été touchée : { $why }
error-score-text = ce n'est pas une feuille de marque
error-score-format = son format est « { $format } » ; ce programme lit { $expected }
error-score-changed = la feuille { $file } vient d'être changée ailleurs ; rouvrez-la pour continuer
error-score-lines = une manche doit avoir ces lignes, avec une valeur par joueur : { $expected }
error-score-partners = { $who } : les partenaires doivent avoir la même marque
error-score-number = « { $value } » n'est ni un nombre ni une commande ; « { $help } » les rappelle

error-score-value = { $line }, { $who } : { $value } n'est pas possible ; valeurs possibles : { $expected }
error-score-sum = { $line } : { $value } à tous n'est pas possible ; en tout il faut : { $expected }

error-score-winners = { $line } : une seule équipe ou un seul joueur gagne la manche ; mettez 0 aux autres
error-score-bonus = { $line }, { $who } : cette prime est pour qui gagne la manche ; mettez 0, ou corrigez la manche
error-score-no-200 = { $line }, { $who } : sans 100 ni 200, on a aussi la prime sans 200 ; mettez { $expected }
error-score-goal = { $line }, { $who } : on gagne la manche avec { $expected } pas exactement, non { $value } ; corrigez les pas ou la manche
error-score-too-far = { $line }, { $who } : { $value } est trop loin ; sans allonge la manche s'arrête à { $expected }
error-score-arrived = { $line }, { $who } : avec { $value } pas, la manche est gagnée ; mettez { $expected }, ou corrigez les pas
error-score-bottes = { $line } : { $value } bottes exposées en tout, il n'y en a que { $expected } ; corrigez les bottes
error-score-coups = { $line }, { $who } : un coup-fourré expose une botte ; au plus { $expected } ici
error-score-allonge = { $line } : ou bien qui l'a demandée atteint { $long } et la marque seul, ou bien, partant de { $short }, il échoue et tous ses adversaires la marquent
error-score-capot = { $line }, { $who } : il faut { $expected }, d'après les pas de chacun

error-score-nobody = { $line } : quelqu'un doit gagner cet objectif
error-score-tie = { $line } : { $value } joueurs ne peuvent pas être à égalité avec { $expected } cartes en tout

error-score-color = { $line } : avec une carte de chaque valeur de 0 à { $expected }, ces points ne sont pas possibles ; recomptez cette couleur
error-score-cards = { $line }, { $who } : { $value } cartes ne font pas ces points ; il en faut de { $least } à { $most }

error-score-possessions = { $line } : avec une carte de chaque valeur de 1 à { $expected }, ces sommes ne sont pas possibles ensemble ; recomptez

error-score-complete = { $line } : un Carré ou une Quinte finit la partie aussitôt, il n'y en a donc qu'un en tout
error-score-sole = { $line }, { $who } : ce bonus est pour le seul joueur qui a le plus de contrées ; mettez 0 aux autres
error-score-figures = { $who } : ces figures ne vont pas ensemble ; une contrée sert à une figure d'une couleur et à une de couleurs différentes au plus
error-score-lands = ces figures ne sont pas possibles ensemble : il n'y a que { $expected } contrées de chaque couleur ; recomptez les figures
error-score-most = { $line }, { $who } : avec ces figures, on ne peut pas avoir seul le plus de contrées ; recomptez
error-score-no-most = { $line } : avec ces figures, quelqu'un a seul le plus de contrées et marque ce bonus ; recomptez
