parade-lesson-theme =
    Bienvenue dans la Parade !
    Au pays d'Alice, un cortège s'allonge. À votre tour, vous y envoyez une carte de votre main, toujours à la queue, puis vous en piochez une autre.
parade-lesson-aim =
    Le moins de points gagne.
    Votre carte peut faire fuir des personnages : ils se posent devant vous, et chacun coûte sa valeur. L'idéal est de ne prendre personne.
parade-lesson-shelter =
    Le 8 rouge les protège tous.
    Une carte met à l'abri autant de personnages que sa valeur, en partant de la queue. Ils ne sont que six : jouez le 8 rouge.
parade-lesson-not-shelter = Celle-ci laisserait des personnages sans abri. Le 8 rouge protège tout le monde : jouez-le.
parade-lesson-took =
    { $seat1 } a pris deux cartes.
    Son 4 violet n'abritait que quatre personnages. Parmi les autres, le 4 vert et le 2 gris sont partis : ils n'étaient pas plus grands que 4.
parade-lesson-take =
    Essayez le 3 vert.
    Trois sont à l'abri. Dans le reste, il prendrait les verts, et les valeurs de 3 ou moins : il n'y en a pas. Personne ne part !
parade-lesson-not-take = Celle-ci prendrait au moins une carte : de sa couleur, ou pas plus grande qu'elle. Le 3 vert ne prend personne.
parade-lesson-not-take-orange = Le 5 orange prendrait le 7 orange, de sa couleur, et le 5 rouge, qui n'est pas plus grand. Essayez le 3 vert.
parade-lesson-not-take-blue = Le 1 bleu n'abrite qu'une carte, et il prendrait le 9 bleu, de sa couleur. Essayez le 3 vert.
parade-lesson-majority =
    Prenez exprès les bleus.
    À la fin, qui a le plus de cartes d'une couleur les retourne : chacune ne compte que 1. Votre 1 bleu ramasse le 9 et le 6 : 2 points, pas 15.
parade-lesson-not-majority = Vous prendriez une carte seule, au prix fort ou presque. Avec le 1 bleu, vous prenez deux bleus d'un coup : la majorité est à vous.
parade-lesson-not-majority-blue = Bonne couleur ! Mais le 3 bleu abrite le 6 bleu. Avec le 1 bleu vous prenez les deux, et la majorité est plus sûre.
parade-lesson-short =
    Le cortège est court.
    Il n'a plus que cinq personnages : un 5 suffit à les abriter tous. Jouez le 5 orange, et gardez le 8 pour un cortège plus long.
parade-lesson-not-short = Celle-ci prendrait des personnages. Cinq cartes au cortège : le 5 orange les abrite toutes.
parade-lesson-not-short-orange = Le 8 abrite tout le monde aussi, mais le 5 suffit. Gardez le 8 : il servira quand le cortège sera long.
parade-lesson-last =
    C'est le dernier tour.
    { $seat1 } a réuni les six couleurs. Chacun joue encore une carte, sans piocher. Une pioche vide annoncerait la fin de même.
parade-lesson-last-card =
    Débarrassez-vous du 10.
    Des quatre cartes restantes, deux seront écartées et deux compteront pour vous. Le 10 violet abrite tout le monde : envoyez-le au cortège.
parade-lesson-not-last = Celle-ci prendrait un personnage au dernier moment. Le 10 violet n'en prend aucun.
parade-lesson-not-last-orange = Le 8 ne prend personne non plus, mais le 10 coûterait plus cher en main : jouez le 10.
parade-lesson-keep =
    Deux cartes restent, deux partent.
    Écartez le 8 orange et le 2 rouge. Le 3 bleu rejoint vos bleus et ne vaudra que 1 ; le 0 gris ne coûte rien.
parade-lesson-not-keep = Pensez à ce qui coûtera le moins : gardez le 3 bleu et le 0 gris, écartez le 8 orange et le 2 rouge.
parade-lesson-end =
    Gagné, avec 3 points !
    Vos trois bleus sont la majorité : 3 points au lieu de 18. Vous savez jouer. On recommence pour de vrai, avec des robots débutants ?
