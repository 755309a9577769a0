horns-title = Les Cornes
horns-tagline = Tout le monde choisit en même temps, et personne ne veut poser la sixième carte d'une rangée.
horns-duration = 20 minutes
horns-difficulty = Facile à apprendre

horns-card = { $value } ({ $kind ->
    [h2] 2 cornes
    [h3] 3 cornes
    [h5] 5 cornes
    [h7] 7 cornes
   *[h1] 1 corne
})

horns-zone-deck = le paquet
horns-zone-hand = la main
horns-zone-chosen = la carte choisie
horns-zone-taken = les cartes ramassées
horns-zone-row-1 = la rangée 1
horns-zone-row-2 = la rangée 2
horns-zone-row-3 = la rangée 3
horns-zone-row-4 = la rangée 4

horns-ask-choose = Choisissez une carte ; tout le monde le fait en même temps.
horns-ask-take = Votre carte est plus petite que toutes les rangées : laquelle ramassez-vous ?

horns-move-choose = Choisir { $cards }
horns-move-take = La rangée { $place }
horns-log-choose = { $who } a choisi { $hidden ->
    [0] { $cards }.
   *[other] une carte.
}
horns-log-take = { $who } ramasse la rangée { $place }.
horns-gain-row-1 = À la rangée 1 : { $cards }.
horns-gain-row-2 = À la rangée 2 : { $cards }.
horns-gain-row-3 = À la rangée 3 : { $cards }.
horns-gain-row-4 = À la rangée 4 : { $cards }.
horns-gain-taken = { $who } ramasse { $cards }.

horns-phase-counted = La manche est finie.
horns-sheet-horns = Cornes : { $entries }.

horns-option-limit = La partie s'arrête quand quelqu'un a
horns-option-limit-about = Plus bas, la partie est plus courte ; 100 est pour une longue soirée.
horns-option-limit-value = { $value } cornes

why-HRN-2 = on ne ramasse une rangée que si sa carte est plus petite que toutes les rangées (HRN-2)
why-HRN-5 = choisissez la rangée que vous ramassez (HRN-5)

horns-reason-takes = { $horns ->
    [one] Cette rangée vous coûte 1 corne.
   *[other] Cette rangée vous coûte { $horns } cornes.
}
horns-reason-below = { $horns ->
    [one] Elle est sous toutes les rangées ; la moins chère coûte 1 corne.
   *[other] Elle est sous toutes les rangées ; la moins chère coûte { $horns } cornes.
}
horns-reason-sixth = { $horns ->
    [one] Ce serait la sixième carte de la rangée { $row } : 1 corne.
   *[other] Ce serait la sixième carte de la rangée { $row } : { $horns } cornes.
}
horns-reason-room = { $count ->
    [one] La rangée { $row } a encore une place.
   *[other] La rangée { $row } a encore { $count } places.
}
horns-reason-between = { $count ->
    [0] Aucune autre carte ne peut s'intercaler.
    [one] Une autre carte peut s'intercaler.
   *[other] { $count } autres cartes peuvent s'intercaler.
}
