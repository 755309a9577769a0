animalement-votre-reason-gains = { $lot } : vos points passeraient de { $before } à { $after }.
animalement-votre-reason-gains-little = { $lot } : vous n'y gagneriez rien pour l'instant.
animalement-votre-reason-avoids = { $lot } à éviter : vos points passeraient de { $before } à { $after }.
animalement-votre-reason-avoids-little = { $lot } : vous n'y perdriez rien pour l'instant.
animalement-votre-reason-takes = { $lot } pour vous : vos points passent de { $before } à { $after }.
animalement-votre-reason-takes-little = { $lot } pour vous : vous n'y perdez rien pour l'instant.
animalement-votre-reason-richest = Même en payant, vous resteriez le plus riche, avec { $left }.
animalement-votre-reason-poorest = En payant, vous seriez le plus pauvre, avec { $left }.
animalement-votre-reason-worth-it = À { $money }, l'enchère reste raisonnable : on peut aller jusqu'à { $most }.
animalement-votre-reason-too-dear = À { $money }, c'est trop cher : { $most ->
    [0] mieux vaut ne rien offrir.
   *[other] mieux vaut ne pas dépasser { $most }.
}
animalement-votre-reason-raises = Vous dépassez la meilleure offre de { $more }.
animalement-votre-reason-change = { $count ->
    [0] Il ne vous reste aucun petit billet pour surenchérir.
    [one] Il vous reste un petit billet pour surenchérir.
   *[other] Il vous reste { $count } petits billets pour surenchérir.
}
animalement-votre-reason-others-pay = Les autres paient { $money } pour y avoir échappé.
animalement-votre-reason-money-back = Vous reprenez les { $money } que vous aviez misés.
animalement-votre-reason-still-cheap = Enchérir ne demanderait que { $money }, et on peut aller jusqu'à { $most }.
animalement-votre-reason-rightly-out = Enchérir demanderait { $money } ; mieux vaut ne pas dépasser { $most }.
animalement-votre-reason-loses = { $points ->
    [one] Vous perdez 1 point, le prix de cette carte.
   *[other] Vous perdez { $points } points, le prix de cette carte.
}
