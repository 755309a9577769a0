contrees-reason-attacks = Vous attaquez la place { $place } avec une force de { $total }.
contrees-reason-leads = Vous passez devant à la place { $place } : { $total } contre { $others }.
contrees-reason-ahead = Vous restez devant à la place { $place } : { $total } contre { $others }.
contrees-reason-behind = Vous restez derrière à la place { $place } : { $total } contre { $others }.
contrees-reason-engages = Vous vous installez à la place { $place }, sans attaquer encore.
contrees-reason-pair = Avec une seconde carte, vous pouvez y attaquer ce tour-ci, à { $total }.
contrees-reason-strong = Une force de { $total } est difficile à dépasser.
contrees-reason-weak = Une force de { $total } est facile à dépasser.
contrees-reason-annexes = Vous prenez la Contrée de la place { $place } tout de suite, sans combat.
contrees-reason-completes = Cette Contrée vous ferait un Carré ou une Quinte.
contrees-reason-land-points = Cette Contrée vous vaudrait { $points } points.
contrees-reason-land-new = { $count ->
    [one] Cette Contrée serait votre première couleur.
   *[other] Cette Contrée vous donnerait { $count } couleurs différentes.
}
contrees-reason-land-same = Cette Contrée vous en ferait { $count } de la même couleur.
contrees-reason-denies = À { $who }, elle vaudrait { $points } points.
contrees-reason-denies-end = À { $who }, elle ferait un Carré ou une Quinte.
contrees-reason-spends = Vous dépensez une force de { $strength }.
contrees-reason-spends-special = Vous dépensez { $card }, une carte rare.
contrees-reason-kills = { $who } perd { $card } à la place { $place }.
contrees-reason-kills-own = Vous perdez vous-même { $card }.
contrees-reason-takes-over = Vous passez en tête à la place { $place }.
contrees-reason-weakens = { $count ->
    [one] Personne ne pourra répondre à votre attaque au-dessus de 5.
   *[other] Personne ne pourra répondre à vos { $count } attaques au-dessus de 5.
}
contrees-reason-hampers = { $count ->
    [one] Personne ne pourra répondre à votre attaque en { $colors }.
   *[other] Personne ne pourra répondre à vos { $count } attaques en { $colors }.
}
contrees-reason-sort-idle = Pour l'instant, ce Sort ne protège aucune attaque à vous.
contrees-reason-moves-land = La place { $place }, où personne n'attaque, recevrait une { $land }.
contrees-reason-moves-to-mine = La place { $place }, où vous menez, recevrait une { $land }.
contrees-reason-moves-to-theirs = La place { $place }, où vous ne menez pas, recevrait une { $land }.
contrees-reason-keeps-land = La place { $place } garderait sa { $land }.
contrees-reason-invokes = Jarmial vous reste, comme une carte de plus.
contrees-reason-lets-go = Vous laissez partir Jarmial, une carte de plus.
