cli-play = jouer tout de suite dans ce terminal, contre des robots
cli-play-game = jeu ; sans lui, on choisit sur l'étagère
cli-play-seed = graine du hasard : la même donne les mêmes cartes et les mêmes robots
cli-level = niveau des robots : novice, casual, club, expert ou master (club par défaut)
cli-name = comment on vous appelle
cli-plain = parler en lignes seulement, pour un lecteur d'écran ou un tube
cli-new = commencer une nouvelle partie sans demander
cli-continue = reprendre la dernière partie interrompue sans demander
cli-join = prendre place à une table d'un serveur, par le lien que partage le navigateur
cli-url = lien de la table, par exemple http://127.0.0.1:8765/t/…

terminal-you = Vous
terminal-card-back = carte cachée
terminal-heap = { $owned ->
    [0] { $what }
   *[other] { $what } de { $whose }
} : { $open ->
    [0] { $closed ->
        [one] { $closed } carte cachée
       *[other] { $closed } cartes cachées
    }
   *[other] { $cards }{ $closed ->
        [0] {""}
        [one] , et { $closed } carte cachée
       *[other] , et { $closed } cartes cachées
    }
}
terminal-manche = Manche { $number }
terminal-hint-line = { $move } — { $text }
terminal-hint-more = Conseil { $number } sur { $count } ; demandez encore pour voir le suivant.
terminal-thinking = Je réfléchis…
terminal-refused = Le serveur a refusé ({ $code }).
terminal-waiting = On attend { $who }.
terminal-wait = On attend les autres.
terminal-said = { $who } : « { $text } »
terminal-lost = Connexion perdue. Elle revient d'elle-même ; rien n'est perdu.
terminal-back = La table est de nouveau là.
terminal-no-reason = Rien n'empêche de jouer { $card }.

terminal-command-help = aide
terminal-command-hint = conseil
terminal-command-why = pourquoi
terminal-command-undo = reprendre
terminal-command-table = table
terminal-command-log = journal
terminal-command-sheet = feuille
terminal-command-rules = règles
terminal-command-quit = quitter
terminal-about-help = cette aide (ou ?)
terminal-about-hint = ce que jouerait un robot à votre place
terminal-about-why = ce que fait une carte, et pourquoi elle ne peut pas se jouer
terminal-about-undo = reprendre votre dernier coup
terminal-about-table = tout ce qui est sur la table
terminal-about-log = ce qui s'est passé
terminal-about-sheet = la feuille de marque
terminal-about-rules = les règles du jeu
terminal-about-quit = partir ; la partie est gardée

terminal-plain-start = Répondez par un numéro ou par un coup ; « ? » donne l'aide.
terminal-plain-enough = C'est tout : { $move }
terminal-plain-ready = La manche est finie. Entrée pour la suivante.
terminal-plain-number = Il faut un nombre de 1 à { $most }.
terminal-plain-which-card = De quelle carte parlez-vous ? Écrivez son code, par exemple : pourquoi { $card }
terminal-plain-help = Répondez par le numéro d'un choix, par un coup tel qu'il est écrit entre crochets, ou par :
terminal-kept = La partie est gardée : « tablee play » la reprend.
terminal-recorded = La partie se relit : tablee replay { $file }

terminal-pick = À quoi jouez-vous ?
terminal-pick-number = Numéro (ou rien pour partir)
terminal-go-on = Reprendre { $game } ({ $when })
terminal-begin = Nouvelle partie de { $game }
terminal-damaged = { $game } : partie abîmée, laissée telle quelle

error-table-damaged = la partie gardée dans { $file } est abîmée ; elle est laissée telle quelle, commencez-en une autre
error-table-rules = la partie gardée dans { $file } suit la version { $rules } des règles ; ce programme joue la version { $expected }
error-table-in-use = la partie gardée dans { $file } est déjà ouverte ailleurs
error-nothing-kept = il n'y a pas de partie à reprendre

terminal-nothing = rien
terminal-bot = robot
terminal-free = place libre
terminal-seat-you = { $who } (vous)
terminal-seat-state = { $state ->
    [away] absent
   *[resigned] a abandonné
}
terminal-watching = Il n'y a plus de place libre : vous regardez cette table.
terminal-over = La partie est finie
terminal-counted = La manche est finie. Entrée pour la suivante
terminal-your-turn = À vous
terminal-why-which = Choisissez d'abord une carte (← →).
terminal-key-help = aide
terminal-key-hint = conseil
terminal-key-why = pourquoi
terminal-key-undo = reprendre
terminal-key-log = journal
terminal-key-sheet = feuille
terminal-key-rules = règles
terminal-key-quit = quitter
terminal-key-again = rejouer
terminal-help =
    ### Jouer

    - `←` `→` : passer d'une carte à l'autre ; la table montre ce qu'elle ferait
    - `1` à `9`, `0` : lever une carte ; `Espace` : lever ou reposer celle du curseur
    - `↑` `↓` : passer d'un coup à l'autre ; `Entrée` : jouer le coup marqué, ou lever la carte du curseur
    - `Échap` : tout reposer. Tout se clique aussi.

    ### Demander

    - `h` : ce que jouerait un robot ; `w` : pourquoi une carte ne peut pas se jouer
    - `u` : reprendre son dernier coup ; `n` : rejouer, quand la partie est finie
    - `a` : revoir une partie finie, jouée ici
    - `l` : le journal ; `s` : la feuille de marque ; `r` : les règles

    ### Partir

    - `q` ou `Ctrl-C` : la partie est gardée, « tablee play » la reprend

terminal-parade-head = tête à gauche
terminal-parade-takes = { $count ->
    [0] vous ne prenez rien
   *[other] vous prenez { $cards }
}
terminal-parade-fate = { $fate ->
    [taken] prise
   *[safe] abri
}
terminal-auction-none = rien en vente
terminal-auction-best = { $best ->
    [0] Aucune enchère
   *[other] À battre : { $best }
}
terminal-auction-passed = a passé
terminal-auction-seals = { $count ->
    [one] { $count } sceau brisé sur quatre
   *[other] { $count } sceaux brisés sur quatre
}
terminal-auction-laid = { $best ->
    [0] soit { $total } en tout
   *[other] soit { $total } en tout ; à battre : { $best }
}
terminal-hermine-way = { $way } pas
terminal-hermine-post = { $post ->
    [battle] chemin
   *[speed] allure
}
terminal-hermine-thrown = défausse
terminal-contrees-place = place { $place }
terminal-contrees-lands = Contrées
terminal-contrees-realm = conquises
terminal-contrees-known = on sait que { $who } a
terminal-fourmis-open = à ouvrir
terminal-fourmis-objectives = objectifs
terminal-fourmis-won = gagnées
terminal-fourmis-cards = en tout

terminal-pick-keys = ↑ ↓ choisir  Entrée jouer  q quitter

terminal-lobby = Qui joue ?
terminal-lobby-link = Lien à partager : { $link }
terminal-lobby-host = Entrée pour commencer ; b invite un robot à la prochaine place libre.
terminal-lobby-free = b invite un robot à la prochaine place libre.
terminal-first-draw = Qui commence ? On tire au sort ; f désigne quelqu'un.
terminal-first-seat = Qui commence ? { $who }, place { $seat } ; f désigne quelqu'un d'autre.
terminal-lobby-wait = La partie commence quand l'hôte le décide.
terminal-offered = { $said } y d'accord, x non
terminal-command-begin = commencer
terminal-command-bot = robot
terminal-command-yes = oui
terminal-command-no = non
terminal-command-alone = seul
terminal-about-alone = continuer la partie sans le guide de la leçon
terminal-plain-again = Une vraie partie, contre des robots débutants ? Entrée pour oui, « quitter » pour partir.
terminal-key-alone = sans guide
terminal-lesson-more = ⏎ la suite ({ $page }/{ $pages })
terminal-about-begin = commencer la partie ; avec un numéro de place, c'est elle qui ouvre
terminal-about-bot = inviter un robot à la prochaine place libre (l'hôte)
terminal-about-yes = accepter ce qui est proposé
terminal-about-no = refuser ce qui est proposé
terminal-goodbye = Vous gardez votre place : « tablee join » vous ramène à la table.

error-bad-link = « { $link } » n'est pas le lien d'une table ; il ressemble à http://serveur/t/…
error-no-server = personne ne répond à { $address } ({ $reason })
error-not-a-server = { $address } n'est pas un serveur de Tablée

terminal-plain-lobby = La table attend. « robot » invite un robot, « commencer » commence.

terminal-player-open = toutes les cartes sont visibles
terminal-player-as = vu par { $who }
terminal-player-at = Événement { $at } sur { $of }
terminal-player-to = aller à { $number } (Entrée)
terminal-key-back = avant
terminal-key-on = après
terminal-key-view = point de vue
terminal-player-help =
    ### Relire une partie

    - `→` ou `Espace` : l'événement suivant ; `←` : le précédent
    - `↓` `↑` : dix événements plus loin ou plus tôt ; `Début`, `Fin`
    - un nombre puis `Entrée` : aller à cet événement
    - `v` : voir par les yeux d'un autre siège, ou toutes les cartes
    - `a` : revoir la partie : la chance, les choix, et les trois plus coûteux
    - `l` : le journal ; `s` : la feuille de marque ; `r` : les règles ; `q` : quitter

terminal-total = Total
terminal-place = Place

terminal-spoken-bid = { $who } a misé { $total }.
terminal-spoken-lane = { $who } : { $way } pas, chemin : { $battle }, allure : { $speed }, bottes : { $bottes }.
terminal-spoken-slot = { $who } avec { $cards }
terminal-spoken-land = Place { $place }, { $land } : { $there }.
terminal-card-is = { $card } : { $about }

# The review of a game.
terminal-key-review = revoir
terminal-review-offer = Revoir cette partie ? « oui » pour oui, Entrée pour partir.
terminal-review-working = Le robot relit la partie…
terminal-review-dealt = La partie reprend à ce moment. Les cartes que vous ne pouviez pas voir ont été redistribuées : rien de ce qui a suivi ne sert à deviner.
terminal-review-title = { $game } : revue de la partie, pour { $who }
terminal-review-curve = { $manches ->
    [1] La place attendue à la fin de la manche, du début à la fin du match :
   *[0] La place attendue, du début à la fin :
}
terminal-review-jump = { $number }. de { $before } à { $after } ({ $cause ->
    [own] votre choix
    [deal] la chance
    [count] la fin de la manche
   *[others] les autres
}) : { $what }
terminal-review-luck = { $sign ->
    [good] La chance vous a rapporté { $by } place (± { $doubt }).
    [bad] La chance vous a coûté { $by } place (± { $doubt }).
   *[none] La chance n'a rien changé que l'on puisse mesurer (± { $doubt } place).
}
terminal-review-choices = { $sign ->
    [good] Vos choix vous ont rapporté { $by } place (± { $doubt }).
    [bad] Vos choix vous ont coûté { $by } place (± { $doubt }).
   *[none] Vos choix n'ont rien changé que l'on puisse mesurer (± { $doubt } place).
}
terminal-review-others = { $sign ->
    [good] Les autres vous ont laissé { $by } place (± { $doubt }).
    [bad] Les autres vous ont pris { $by } place (± { $doubt }).
   *[none] Les autres n'ont rien changé que l'on puisse mesurer (± { $doubt } place).
}
terminal-review-agreement = Un expert n'aurait pas fait mieux dans { $same } décisions sur { $of }, soit { $percent } % (entre { $low } et { $high } %).
terminal-review-agreement-none = Trop peu de décisions pour dire en pourcentage combien de fois vous avez joué comme un expert.
terminal-review-cost = { $iterations } suites imaginées en { $seconds } s de calcul.
terminal-review-moment = Question { $number } sur { $of }, événement { $event }
terminal-review-question = Que joueriez-vous ? (un numéro ou un coup ; Entrée pour la réponse)
terminal-review-answer = { $answer ->
    [best] C'est le coup que la recherche préfère.
    [played] C'est ce qui a été joué.
    [other] Ce coup-là donnerait { $value }.
   *[unknown] La recherche n'a pas comparé ce coup.
}
terminal-review-value = place { $place } (± { $doubt }), { $points }
terminal-review-played = Joué : { $move }. On pouvait en attendre : { $value }.
terminal-review-best = Mieux : { $move }. On pouvait en attendre : { $value }.
terminal-review-loss = { $unclear ->
    [1] Ce choix a peut-être coûté { $amount }.
   *[0] Ce choix a coûté { $amount }.
}
terminal-review-amount = { $kind ->
    [place] { $by } place (± { $doubt })
    [points] { $points } (± { $wide })
    [both] { $by } place (± { $doubt }) et { $points }
    [despite] { $by } place (± { $doubt }), malgré { $points } de plus
   *[little] un peu de place et d'avance, ensemble plus que le doute de la mesure
}
terminal-review-points = { $size ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-review-for = Pour « { $move } » : { $why }
terminal-review-against = Quant à « { $move } » : { $why }
terminal-review-no-reason = Aucune règle simple ne le dit : la recherche a joué la suite bien des fois, et ce coup finit mieux.
terminal-review-line = Ensuite, la recherche s'attend à : { $moves }.
terminal-review-line-move = { $who } : { $move }
terminal-review-play-on = Pour jouer la suite : tablee review { $file } --play-from { $event }
terminal-review-nothing = Aucune décision n'a coûté cher : bien joué.
