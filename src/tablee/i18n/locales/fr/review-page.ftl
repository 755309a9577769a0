review-open = Revoir la partie
review-short = Revoir
review-open-game = Revoir : la partie de { $game } du { $day }
review-title = La partie revue
review-choose = De qui revoit-on les choix ?
review-eyes = Les choix de
review-as-other = Vous regardez avec les yeux de { $name } : ici, « vous », c'est { $name }.
review-file-how = Choisissez une partie que vous avez gardée, ou déposez-la sur cette page. Elle est relue, et n'est pas conservée.

# While the review is made.
review-working = Le robot relit la partie.
review-working-more = À chaque coup, il se met à votre place, avec ce que vous pouviez voir, et joue la suite des milliers de fois.
review-progress = Relu : { $percent } %
review-waits = Le robot s'y met…
review-leave = Vous pouvez partir et revenir : une fois finie, la relecture est gardée avec la partie.
review-retry = La page réessaie toute seule ; rien n'est perdu.

# What it found.
review-costliest = { $count ->
    [1] Votre coup le plus cher
    [2] Vos deux coups les plus chers
   *[other] Vos trois coups les plus chers
}
review-nothing = Rien de cher : bien joué.
review-nothing-more = { $count ->
    [0] Aucun de vos coups n'était, à coup sûr, moins bon qu'un autre.
    [1] Aucun de vos coups n'était, à coup sûr, moins bon qu'un autre. Un seul se discute.
    [2] Aucun de vos coups n'était, à coup sûr, moins bon qu'un autre. Deux se discutent.
   *[other] Aucun de vos coups n'était, à coup sûr, moins bon qu'un autre. Trois se discutent.
}
review-no-mistake = Aucun coup n'est, à lui seul, une faute.
review-in-sum = Ce sont de petites choses qui se sont ajoutées : voyez « La chance et les choix ».
review-result = { $game } : { $scores }.
review-score = { $who } { $points }
review-manches = Les places sont celles que l'on attendait à la fin de chaque manche.

# Expected places, in words and numbers.
review-rank = { $place ->
    [1] 1re
   *[other] { $place }e
}
review-place = { $between ->
    [1] entre la { $low } et la { $high } place
   *[0] à peu près la { $low } place
}
review-chance = { $tenths ->
    [0] presque aucune chance de gagner
    [1] une chance sur dix de gagner
    [5] une chance sur deux de gagner
    [10] la victoire presque sûre
   *[other] { $tenths } chances sur dix de gagner
}
review-percent = { $value } %
review-doubt = { $value }, à { $doubt } près
review-places = { $size ->
    [one] { $value } place
   *[other] { $value } places
}
review-chances = { $size ->
    [one] { $value } chance sur 100
   *[other] { $value } chances sur 100
}
review-points = { $size ->
    [one] { $value } point
   *[other] { $value } points
}
review-badge = { $unit ->
    [percent] −{ $value } %
    [points] −{ $value } pts
   *[places] −{ $value } place
}

# The curve.
review-curve = { $duel ->
    [1] Vos chances de gagner, coup après coup
   *[0] Votre place attendue, coup après coup
}
review-curve-how = Les flèches suivent la courbe, Page haut et Page bas vont d'un moment marqué à l'autre, Entrée ouvre le moment.
review-reached = la { $place } place
review-won = gagné
review-lost = perdu
review-moment = Étape { $moment } sur { $length }
review-at = Étape { $moment }
review-value = { $words } ({ $number })
review-cause = { $cause ->
    [deal] la chance
    [own] votre choix
    [others] les autres
   *[count] le décompte
}
review-turn = { $sign ->
    [good] Étape { $moment }, { $cause } : + { $amount }
   *[bad] Étape { $moment }, { $cause } : − { $amount }
}
review-turns = Les moments qui ont compté
review-see-moment = Voir la table à cette étape
review-table = La courbe en tableau
review-column-step = Étape
review-column-what = Ce qui s'est passé
review-column-place = { $duel ->
    [1] Chances de gagner
   *[0] Place attendue
}

# Luck and choices.
review-balance = La chance et les choix
review-part = { $part ->
    [luck] La chance
    [choices] Vos choix
    [others] Les autres
   *[total] En tout
}
review-luck = { $sign ->
    [good] Les cartes vous ont souri : elles vous ont apporté { $amount }.
    [bad] Les cartes vous ont desservi : elles vous ont pris { $amount }.
   *[none] La chance ne vous a ni servi ni desservi, autant qu'on puisse le mesurer.
}
review-choices = { $sign ->
    [good] Vos choix vous ont rapporté { $amount }, de mieux que le jeu ordinaire du robot.
    [bad] Vos choix vous ont coûté { $amount }.
   *[none] Vos choix ne vous ont rien coûté que l'on puisse mesurer.
}
review-others = { $sign ->
    [good] Les autres vous ont laissé { $amount }.
    [bad] Les autres vous ont pris { $amount }.
   *[none] Les autres n'ont rien changé que l'on puisse mesurer.
}
review-total = { $sign ->
    [good] Vous finissez mieux qu'au départ, de { $amount }.
    [bad] Vous finissez moins bien qu'au départ, de { $amount }.
   *[none] Vous finissez là où l'on vous attendait au départ.
}
review-whisker = Le trait fin montre le doute : 95 fois sur 100, la vérité est entre ses deux bouts.

# A costly move: the question, then the answer.
review-cost = Ce coup vous a coûté { $amount }.
review-maybe-cost = Ce coup vous a peut-être coûté { $amount }.
review-question = Que joueriez-vous ?
review-question-again = Que joueriez-vous aujourd'hui ?
review-think = Chercher mieux
review-show-me = Montrez-moi
review-number = Question { $number } sur { $count }
review-back = Retour à la partie revue
review-you-played = Vous avez joué
review-robot-plays = Le robot jouerait
review-on-table = Montrer sur la table
review-gives = On attend alors { $place }.
review-answer = { $answer ->
    [best] C'est aussi le coup du robot. Bien vu !
    [played] C'est ce que vous aviez joué.
    [near] C'est presque aussi bon que le coup du robot.
    [worse] Ce coup-là donnerait { $amount } de moins que celui du robot.
   *[unknown] Le robot n'a pas comparé ce coup-là.
}
review-your-answer = Votre réponse : { $move }.
review-no-reason = Le robot n'a pas de règle simple à donner ici : il a joué la suite des milliers de fois, et ce coup finit mieux.
review-afterwards = Ensuite, le robot s'attend à ceci :
review-play-on = Rejouer ce coup
review-play-on-how = « Rejouer ce coup » ouvre une table contre des robots à ce moment-là. Les cartes que vous ne pouviez pas voir y sont redistribuées.
review-next = Question suivante
review-see-answer = Revoir la réponse

# How sure it is.
review-sure-title = Est-ce bien sûr ?
review-agreement = Vous avez joué comme le robot expert { $same } fois sur { $of }, soit { $percent } % (entre { $low } et { $high } %, 95 fois sur 100).
review-and-points = { $amount }, et { $points }
review-despite-points = { $amount }, malgré { $points } de plus
review-side = { $side ->
    [best] Le coup du robot
   *[played] Votre coup
}
review-effort = Pour le savoir, le robot a joué { $count } fins de partie.
