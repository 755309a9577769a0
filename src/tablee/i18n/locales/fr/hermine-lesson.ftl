hermine-lesson-theme =
    En route, petite hermine !
    Elle se promène en Bretagne, et { $seat0 } aussi. Chaque carte de pas la fait avancer sur le chemin.
hermine-lesson-aim =
    Il y a 700 pas à faire.
    Le premier au bout gagne la manche. On peut aussi arrêter l'autre, se protéger, et marquer des points en chemin. La première hermine à 5000 points gagne.
hermine-lesson-start =
    D'abord, il faut partir.
    À chaque tour, on pioche une carte, puis on en joue une. Pour se mettre en route : Beauté en Route.
hermine-lesson-not-start = Avant tout, il faut se mettre en route : jouez Beauté en Route.
hermine-lesson-walk =
    Maintenant, marchez.
    La voie est libre : une carte de pas avance l'hermine d'autant. Jouez 100.
hermine-lesson-not-walk = C'est un début, mais plus on fait de pas, mieux c'est : jouez 100.
hermine-lesson-not-walk-stop = Bonne idée, mais pas tout de suite : avancez d'abord de 100 pas.
hermine-lesson-not-walk-discard = Écarter une carte ne sert que si rien ne se joue. Jouez 100.
hermine-lesson-attack =
    Arrêtez { $seat0 }.
    Une carte rouge se pose chez l'autre. Alerte Stop l'oblige à rejouer Beauté en Route avant de marcher.
hermine-lesson-not-attack = L'autre hermine avance : arrêtez-la avec Alerte Stop.
hermine-lesson-long =
    { $seat0 } ne peut plus avancer.
    Sans Beauté en Route, il a fallu écarter une carte. Profitez-en : jouez 200 pas. Deux cartes de 200 au plus par manche.
hermine-lesson-not-long = Cela avance aussi, mais 200 pas d'un coup, c'est mieux.
hermine-lesson-not-long-botte = Gardez cette botte en main : elle vaudra bien plus dans un instant. Jouez 200.
hermine-lesson-coup =
    On vous attaque : coup-fourré !
    Vos monuments sont en danger, mais vous tenez la Sauvegarde des Monuments. Sortie à cet instant, cette botte vaut 400 points.
hermine-lesson-not-coup = Ne laissez pas faire : c'est le moment de sortir votre botte, la Sauvegarde des Monuments.
hermine-lesson-again =
    400 points, et c'est à vous.
    L'attaque est annulée, vous êtes à l'abri de ce danger jusqu'à la fin de la manche, et vous rejouez aussitôt : 75 pas.
hermine-lesson-not-again = La voie est libre et c'est votre tour : avancez de 75 pas.
hermine-lesson-stopped =
    Cette fois, rien à répondre.
    Alerte Stop ! Seule la botte Protection y répondrait, et vous ne l'avez pas. Laissez faire.
hermine-lesson-not-stopped = Vous n'avez pas la botte qu'il faudrait : laissez faire.
hermine-lesson-parade =
    La parade : repartir.
    Chaque carte rouge a sa parade bleue. Contre Alerte Stop, c'est encore Beauté en Route : jouez-la.
hermine-lesson-not-parade = Tant que vous êtes à l'arrêt, rien n'avance : jouez Beauté en Route.
hermine-lesson-end =
    Vous voilà en marche.
    375 pas et un coup-fourré : 775 points contre 75. Il reste 325 pas jusqu'au bout. Continuez contre un robot débutant !
