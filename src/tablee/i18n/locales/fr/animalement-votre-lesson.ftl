animalement-votre-lesson-theme =
    Bienvenue à la criée !
    On y vend des animaux aux enchères. Voici un chameau : il vaudra 7 points dans votre ménagerie.
animalement-votre-lesson-aim =
    La plus belle ménagerie gagne.
    Mais celui à qui il reste le moins d'argent à la fin est exclu. Chacun a 106, en onze cartes, pour toute la partie.
animalement-votre-lesson-bid =
    Faites une offre.
    Prenez votre carte de 3, puis enchérissez. Les autres devront offrir davantage, ou passer.
animalement-votre-lesson-not-bid = C'est permis, mais commencez plus doucement : posez seulement la carte de 3.
animalement-votre-lesson-not-bid-pass = Qui passe ne revient plus dans cette vente. Offrez d'abord 3.
animalement-votre-lesson-add =
    { $seat2 } offre 4.
    Vos cartes posées restent : on y ajoute, et personne ne rend la monnaie. Ajoutez votre 2 : cela fait 5.
animalement-votre-lesson-not-add = Le 2 suffit : avec votre 3, cela fait 5, plus que 4. Gardez le reste.
animalement-votre-lesson-not-add-pass = Pas encore ! Il suffit d'ajouter votre 2 pour repasser devant.
animalement-votre-lesson-mole =
    Une taupe, à petit prix.
    Le chameau est à vous pour 5, et vous ouvrez la vente suivante. La taupe ne vaut que 2 : offrez 1.
animalement-votre-lesson-not-mole = C'est trop pour une taupe qui vaut 2. Offrez 1.
animalement-votre-lesson-not-mole-pass = À ce prix-là, essayez : offrez 1.
animalement-votre-lesson-dog =
    Personne ne veut du chien.
    « Malade comme un chien » coûte un animal. Le premier qui passe le prend, et tous les autres paient leur offre. Posez votre 4.
animalement-votre-lesson-not-dog = Ne posez pas trop : ce que vous posez, vous le paierez en échappant au chien. Le 4 suffit.
animalement-votre-lesson-not-dog-pass = En passant maintenant, vous prenez le chien sans que personne ne paie. Posez d'abord votre 4.
animalement-votre-lesson-let-go =
    Les autres ont mis 6 et 8.
    Pour y échapper, il faudrait déjà dépasser 8, et vous n'avez qu'une taupe à perdre. Passez : vous reprenez votre 4, eux paient.
animalement-votre-lesson-not-let-go = C'est cher pour sauver une taupe qui vaut 2. Passez.
animalement-votre-lesson-victim =
    Le chien est chez vous.
    Vous choisissez l'animal qu'il emporte, et le chien part avec lui. Donnez la taupe, gardez le chameau.
animalement-votre-lesson-not-victim = Le chameau vaut 7, la taupe 2 : donnez plutôt la taupe.
animalement-votre-lesson-rooster =
    Le coq double tout !
    Avec lui, votre chameau comptera 14. Offrez 10 d'un coup pour décourager les autres.
animalement-votre-lesson-not-rooster = Offrez 10, ni plus ni moins : assez pour faire peur, sans vous ruiner.
animalement-votre-lesson-not-rooster-pass = Un coq qui double vaut bien une offre : posez votre 10.
animalement-votre-lesson-poorest =
    14 points, mais surveillez l'argent.
    Vous avez dépensé 16, { $seat1 } 6 et { $seat2 } 8. Si la partie finissait ici, le plus pauvre, vous, serait exclu.
animalement-votre-lesson-end =
    Laissez-les dépenser.
    La partie finit à la quatrième carte à fond bleu clair : les quatre sceaux les comptent, et le coq était la première. À vous, contre des robots débutants.
