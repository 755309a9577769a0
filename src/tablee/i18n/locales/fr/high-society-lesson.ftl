high-society-lesson-theme =
    Bienvenue au salon !
    On vend aux enchères de belles choses. Ce soir d'abord : une villa au bord de la mer, qui vaut 8 points de prestige.
high-society-lesson-aim =
    Le plus de prestige gagne.
    Mais attention : à la fin, le joueur à qui il reste le moins d'argent est exclu, même avec la plus belle collection.
high-society-lesson-bid =
    Faites une offre.
    Prenez votre billet de 4 et enchérissez. Chacun a reçu les mêmes onze billets, 106 en tout, et ils doivent durer toute la partie.
high-society-lesson-not-bid = C'est une offre possible, mais un peu forte pour commencer. Posez seulement le billet de 4.
high-society-lesson-not-bid-pass = Passer vous ferait sortir de cette vente. La villa est belle : offrez 4.
high-society-lesson-raise =
    { $seat1 } offre 6.
    Vos billets posés restent là : on ajoute, on n'échange jamais. Ajoutez le billet de 6 : cela fait 10.
high-society-lesson-not-raise = Gardez vos gros billets : le billet de 6, ajouté à votre 4, suffit largement.
high-society-lesson-not-raise-pass = Encore un effort ! Ajoutez le billet de 6 : votre offre sera de 10.
high-society-lesson-paid =
    La villa est à vous pour 10.
    Vous seul payez ; les autres ont repris leurs billets en passant. Le vainqueur d'une vente ouvre la suivante.
high-society-lesson-debt =
    Aïe, une dette : moins 5 !
    Pour les malheurs, tout s'inverse : le premier qui passe prend la carte, et tous les autres paient leur offre. Posez le billet de 2.
high-society-lesson-not-debt = Un petit billet suffit pour commencer : on paie ce qu'on a posé. Posez le billet de 2.
high-society-lesson-not-debt-pass = Si vous passez, la dette est pour vous : moins 5. Posez plutôt le billet de 2.
high-society-lesson-escaped =
    { $seat2 } a passé et prend la dette.
    Vous avez payé 2 pour y échapper, et { $seat1 } 3. { $seat2 } n'a rien payé, et ouvre la vente suivante.
high-society-lesson-title =
    Un titre double tout.
    Avec ce titre de baron, vos 8 points en feront 16. { $seat2 } offre 8 : posez votre billet de 12.
high-society-lesson-not-title = Il faut dépasser 8, sans trop dépenser : le billet de 12 fera l'affaire.
high-society-lesson-not-title-pass = Un titre qui double se laisse rarement passer. Posez le billet de 12.
high-society-lesson-poorest =
    Vous avez 16 points…
    Mais vous avez dépensé 24, { $seat1 } 3 et { $seat2 } rien. Si tout finissait ici, vous seriez le plus pauvre : exclu !
high-society-lesson-thrift =
    Laissez partir l'île.
    Elle vaut 10, et elle partira cher. Savoir passer est la moitié du jeu : passez, et que les autres se ruinent.
high-society-lesson-not-thrift = Vous êtes déjà le plus pauvre de la table : cette fois, passez.
high-society-lesson-end =
    { $seat1 } a payé 35 !
    Ce n'est plus vous le plus pauvre. La partie finit à la quatrième carte à bord rouge : les quatre sceaux les comptent. À vous, contre des robots débutants.
