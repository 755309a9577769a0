hermine-reason-walks = Vous avancez de { $steps } pas ; il en reste { $left }.
hermine-reason-arrives = Vous arrivez à { $goal } pas, tout juste.
hermine-reason-plan = { $count ->
    [one] Votre main a de quoi finir, avec une seule étape.
   *[other] Votre main a de quoi finir, avec { $count } étapes.
}
hermine-reason-awkward = Il resterait { $left } pas, et votre main ne les fait pas.
hermine-reason-stops = Plus un pas pour { $who }, sauf coup-fourré.
hermine-reason-slows = { $people ->
    [one] { $who } n'avance plus que par 25 ou 50 pas.
   *[other] { $who } n'avancent plus que par 25 ou 50 pas.
}
hermine-reason-two-cards = Pour repartir sans botte, il faudra deux cartes.
hermine-reason-leader = { $people ->
    [one] { $who } est en tête de vos adversaires : { $steps } pas.
   *[other] { $who } sont en tête de vos adversaires : { $steps } pas.
}
hermine-reason-not-leader = { $people ->
    [one] { $who } est plus avancé : { $steps } pas.
   *[other] { $who } sont plus avancés : { $steps } pas.
}
hermine-reason-rolls = Vous pouvez de nouveau avancer.
hermine-reason-saved = Le danger est levé ; une Beauté en Route vous fera repartir.
hermine-reason-unlimited = Vous n'êtes plus limités à 50 pas.
hermine-reason-plays-again = Une botte posée, et vous rejouez.
hermine-reason-never-again = Dans cette manche, vous ne craignez plus { $attacks }.
hermine-reason-last-chance = { $count ->
    [0] Le sabot est vide : une botte gardée en main ne rapporte rien.
   *[other] Le sabot s'épuise : une botte gardée en main ne rapporte rien.
}
hermine-reason-too-early = Gardée en main, elle peut encore faire un coup-fourré : { $points } points.
hermine-reason-coup = Le coup-fourré rapporte { $points } points et annule l'attaque.
hermine-reason-no-coup = Vous renoncez à un coup-fourré de { $points } points.
hermine-reason-spends-joker = Vous dépensez un joker, la carte la plus souple.
hermine-reason-wastes-joker = Vous jetez un joker, la carte la plus souple.
hermine-reason-wastes-botte = Vous jetez une botte : elle valait au moins 100 points.
hermine-reason-dead = Cette carte ne vous servira plus dans cette manche.
hermine-reason-spare = { $count ->
    [one] Il vous en reste une pareille.
   *[other] Il vous en reste { $count } pareilles.
}
hermine-reason-too-far = { $steps } pas mèneraient trop loin : il en reste { $left }.
hermine-reason-loses-steps = Vous renoncez à { $steps } pas.
hermine-reason-loses-attack = Vous renoncez à une attaque qui peut encore servir.
hermine-reason-needed = C'est la carte qu'il vous faut pour avancer.
hermine-reason-only-parade = C'était votre seule réponse à { $attack }, qui peut encore venir.
hermine-reason-idle-parade = L'attaque à laquelle elle répond ne peut plus venir.
hermine-reason-ends-manche = Vous gagnez la manche tout de suite.
hermine-reason-long-way = { $count ->
    [one] Votre main mène jusqu'à 1 000 pas, avec une seule étape.
   *[other] Votre main mène jusqu'à 1 000 pas, avec { $count } étapes.
}
hermine-reason-no-long-way = Votre main ne mène pas jusqu'à 1 000 pas.
hermine-reason-rival-near = { $people ->
    [one] { $who } est déjà à { $steps } pas et peut vous devancer.
   *[other] { $who } sont déjà à { $steps } pas et peuvent vous devancer.
}
hermine-reason-covered = Votre main a une autre réponse à la même attaque.
