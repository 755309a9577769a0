high-society-reason-gains = { $lot } : votre statut passerait de { $before } à { $after }.
high-society-reason-gains-little = { $lot } : votre statut n'y gagnerait rien pour l'instant.
high-society-reason-avoids = { $lot } à éviter : votre statut passerait de { $before } à { $after }.
high-society-reason-avoids-little = { $lot } : votre statut n'y perdrait rien pour l'instant.
high-society-reason-takes = { $lot } pour vous : votre statut passe de { $before } à { $after }.
high-society-reason-takes-little = { $lot } pour vous : votre statut n'y perd rien pour l'instant.
high-society-reason-richest = Même en payant, vous resteriez le plus riche, avec { $left }.
high-society-reason-poorest = En payant, vous seriez le plus pauvre, avec { $left }.
high-society-reason-worth-it = À { $money }, l'enchère reste raisonnable : on peut aller jusqu'à { $most }.
high-society-reason-too-dear = À { $money }, c'est trop cher : { $most ->
    [0] mieux vaut ne rien offrir.
   *[other] mieux vaut ne pas dépasser { $most }.
}
high-society-reason-raises = Vous dépassez la meilleure offre de { $more }.
high-society-reason-change = { $count ->
    [0] Il ne vous reste aucun petit billet pour surenchérir.
    [one] Il vous reste un petit billet pour surenchérir.
   *[other] Il vous reste { $count } petits billets pour surenchérir.
}
high-society-reason-others-pay = Les autres paient { $money } pour y avoir échappé.
high-society-reason-money-back = Vous reprenez les { $money } que vous aviez misés.
high-society-reason-still-cheap = Enchérir ne demanderait que { $money }, et on peut aller jusqu'à { $most }.
high-society-reason-rightly-out = Enchérir demanderait { $money } ; mieux vaut ne pas dépasser { $most }.
high-society-reason-loses = { $points ->
    [one] Vous perdez 1 point, le prix de cette carte.
   *[other] Vous perdez { $points } points, le prix de cette carte.
}
