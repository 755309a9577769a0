fourmis-lesson-theme =
    Bienvenue à la fourmilière !
    Chacun pose une fourmi, la plus forte gagne le pli et le garde. Mais toutes les cartes ne sont pas bonnes à prendre.
fourmis-lesson-aim =
    Trois objectifs à chaque manche.
    Ici : le plus de vertes, le moins de rouges, et toujours le plus de Reines. Chacun rapporte 3 pucerons ; à 15, on gagne.
fourmis-lesson-lead =
    Vous ouvrez le pli.
    Toute carte est permise. Commencez petit pour voir : la Soldate 2 jaune.
fourmis-lesson-not-lead = Commencez plus petit : la Soldate 2 jaune ne vous manquera pas.
fourmis-lesson-not-lead-ninja = Une Ninja est précieuse : gardez-la. Ouvrez avec la Soldate 2 jaune.
fourmis-lesson-ladybug =
    Une coccinelle pour { $seat1 } !
    { $seat1 } a gagné ce pli avec un 4, et la coccinelle de { $seat2 } avec : elle coûtera 1 puceron.
fourmis-lesson-climb =
    Montez, vous le pouvez.
    Qui peut dépasser la plus forte doit monter, ou poser une Reine ou une coccinelle. La Soldate 6 verte gagne, et tout le pli est vert !
fourmis-lesson-not-climb = Montez avec la Soldate 6 verte : c'est une verte de plus pour vous.
fourmis-lesson-not-climb-blue = La 6 bleue gagnerait aussi, mais la 6 verte ajoute une verte au pli : c'est la couleur qui paie.
fourmis-lesson-not-climb-ninja = Une Ninja gagnerait aussi, mais la 6 verte suffit, et elle est de la bonne couleur.
fourmis-lesson-not-climb-reine = Sans jaune dans ce pli, votre Reine jaune ne vaut rien. Jouez la Soldate 6 verte.
fourmis-lesson-ninja =
    Trois vertes ! Sortez une Ninja.
    Une Ninja dépasse toutes les Soldates. Qui en a une doit la poser aussi ; à égalité, la première gagne. Ouvrez avec la Ninja bleue.
fourmis-lesson-not-ninja = Faites sortir les Ninjas des autres : ouvrez avec la Ninja bleue.
fourmis-lesson-not-ninja-red = Le rouge est la couleur à éviter : ouvrez plutôt avec la Ninja bleue.
fourmis-lesson-low =
    La Ninja verte est à vous.
    Mais la Soldate rouge aussi, hélas. Parfois il vaut mieux perdre : ouvrez avec la Soldate 1 jaune, et laissez ce pli.
fourmis-lesson-not-low = Pour laisser ce pli aux autres, rien de mieux que la Soldate 1 jaune.
fourmis-lesson-reine =
    L'heure de la Reine.
    Elle vaut un de plus que la plus forte jaune du pli : ici 5. À force égale, la Reine l'emporte. Posez la Reine jaune.
fourmis-lesson-not-reine = Cela gagnerait peut-être, mais les Reines rapportent : posez la Reine jaune.
fourmis-lesson-count =
    Une Reine, quatre vertes.
    La Soldate 5 rouge n'a pas suffi contre elle. Vous avez le plus de vertes et de Reines ; mais vos deux rouges sont de trop.
fourmis-lesson-end =
    Vous tenez la fourmilière.
    Il vous reste sept cartes dans cette manche. Continuez, contre des robots débutants : évitez les rouges et les coccinelles.
