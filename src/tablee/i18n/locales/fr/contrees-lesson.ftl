contrees-lesson-theme =
    Quatre Contrées à prendre.
    Des peuples se disputent ces terres. Devant chacune, vous avez un emplacement pour deux personnages, et { $seat1 } aussi.
contrees-lesson-aim =
    On gagne par ses Contrées.
    Trois de la même couleur, ou quatre de couleurs différentes, font des points. Quatre pareilles, ou les cinq couleurs, finissent aussitôt la partie.
contrees-lesson-engage =
    À chaque tour, deux cartes.
    Posez d'abord le rouge 7 devant la Contrée rouge. Seul, il est engagé : il attend.
contrees-lesson-not-engage = Commençons par le rouge 7, devant la Contrée rouge.
contrees-lesson-not-engage-sort = Gardez ce Sort pour tout à l'heure. Posez d'abord vos rouges devant la Contrée rouge.
contrees-lesson-not-engage-place = C'est bien le rouge 7, mais posez-le devant la Contrée rouge, à la place 2.
contrees-lesson-attack =
    Le second lance l'attaque.
    Deux personnages du même peuple se tiennent ensemble. Posez le rouge 5 à côté : 12 en tout. { $seat1 } aura un seul tour pour riposter.
contrees-lesson-not-attack = Posez le rouge 5 avec le rouge 7, devant la Contrée rouge : c'est une attaque.
contrees-lesson-won =
    12 contre 10 : elle est à vous !
    { $seat1 } a riposté avec 4 et 6. La plus forte somme prend la Contrée ; les personnages partent, une autre terre arrive.
contrees-lesson-annex =
    Un Sort compte pour une carte.
    L'Annexion prend une Contrée sans combattre. Prenez la bleue, à la place 1.
contrees-lesson-not-annex = Essayez votre Sort : l'Annexion, sur la Contrée bleue de la place 1.
contrees-lesson-not-annex-place = L'Annexion, oui ! Mais prenez la Contrée bleue, à la place 1.
contrees-lesson-white =
    Le blanc va avec tous.
    Votre seconde carte : engagez le blanc 6 devant la Contrée verte. Plus tard, il pourra s'allier à n'importe quel peuple.
contrees-lesson-not-white = Engagez plutôt le blanc 6 devant la Contrée verte, à la place 3.
contrees-lesson-threat =
    { $seat1 } attaque la verte !
    Ses verts font 12, votre blanc 6. Vous avez ce tour pour répondre ; ensuite, le plus fort l'emporte.
contrees-lesson-kill =
    Lancez Trépas.
    Ce Sort écarte un personnage, n'importe lequel. Visez le plus fort : le vert 8. Il n'en restera que 4.
contrees-lesson-not-kill = D'abord le Sort : Trépas, sur le vert 8.
contrees-lesson-not-kill-weak = Presque ! Mais le vert 8 est le plus dangereux : visez-le.
contrees-lesson-not-kill-own = Celui-là est à vous ! Visez le vert 8 d'en face.
contrees-lesson-answer =
    Renforcez votre blanc.
    Posez le jaune 5 à côté du blanc 6 : 11 contre 4. Le combat se règle à la fin de votre tour.
contrees-lesson-not-answer = Envoyez le jaune 5 rejoindre le blanc 6, devant la Contrée verte.
contrees-lesson-figures =
    Trois terres, trois couleurs.
    Une quatrième couleur ferait une Quarte, 25 points. Trois pareilles font un Trio, 50. Et qui a le plus de terres reçoit 10.
contrees-lesson-end =
    Vous savez l'essentiel.
    Engager, attaquer, riposter, et un Sort au bon moment. La partie continue, contre un robot débutant : à vous, deux cartes.
