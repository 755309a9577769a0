fourmis-reason-wins = You win the trick.
fourmis-reason-holds = You hold the trick for now.
fourmis-reason-loses = { $ghost ->
    [1] The trick goes to the Ghost.
   *[other] The trick goes to { $who }.
}
fourmis-reason-under = { $ghost ->
    [1] For now the trick goes to the Ghost.
   *[other] For now the trick goes to { $who }.
}
fourmis-reason-gets-plus = { $count ->
    [one] One Plus card won: { $total } for you, { $best } for the best of the others.
   *[other] { $count } Plus cards won: { $total } for you, { $best } for the best of the others.
}
fourmis-reason-gets-moins = { $count ->
    [one] One Moins card won: { $total } for you, { $best } for the best of the others.
   *[other] { $count } Moins cards won: { $total } for you, { $best } for the best of the others.
}
fourmis-reason-gets-reines = { $count ->
    [one] One Reine won: { $total } for you, { $best } for the best of the others.
   *[other] { $count } Reines won: { $total } for you, { $best } for the best of the others.
}
fourmis-reason-gets-bugs = { $count ->
    [one] One ladybug in the trick: one aphid less.
   *[other] { $count } ladybugs in the trick: { $count } aphids less.
}
fourmis-reason-leaves-plus = { $ghost ->
    [1] { $count ->
        [one] One Plus card would go to the Ghost.
       *[other] { $count } Plus cards would go to the Ghost.
    }
   *[other] { $count ->
        [one] One Plus card would go to { $who }.
       *[other] { $count } Plus cards would go to { $who }.
    }
}
fourmis-reason-leaves-moins = { $ghost ->
    [1] { $count ->
        [one] One Moins card would go to the Ghost.
       *[other] { $count } Moins cards would go to the Ghost.
    }
   *[other] { $count ->
        [one] One Moins card would go to { $who }.
       *[other] { $count } Moins cards would go to { $who }.
    }
}
fourmis-reason-leaves-reines = { $ghost ->
    [1] { $count ->
        [one] One Reine would go to the Ghost.
       *[other] { $count } Reines would go to the Ghost.
    }
   *[other] { $count ->
        [one] One Reine would go to { $who }.
       *[other] { $count } Reines would go to { $who }.
    }
}
fourmis-reason-leaves-bugs = { $ghost ->
    [1] { $count ->
        [one] One ladybug would go to the Ghost.
       *[other] { $count } ladybugs would go to the Ghost.
    }
   *[other] { $count ->
        [one] One ladybug would go to { $who }.
       *[other] { $count } ladybugs would go to { $who }.
    }
}
fourmis-reason-beaters = { $count ->
    [0] No card that is still hidden takes this trick on its own.
    [one] Only one card that is still hidden can take this trick.
   *[other] { $count } cards that are still hidden can take this trick.
}
fourmis-reason-stuck = { $count ->
    [0] No card that is still hidden rids you of this trick on its own.
    [one] Only one card that is still hidden can rid you of this trick.
   *[other] { $count } cards that are still hidden can rid you of this trick.
}
fourmis-reason-supported = Your Reine has an ant of her color in the trick.
fourmis-reason-unsupported = Your Reine has no ant of her color in the trick.
fourmis-reason-spends-ninja = You spend a Ninja, stronger than every Soldate.
fourmis-reason-draws-ninjas = A Ninja makes those who follow play theirs, if they have one.
fourmis-reason-spends-strongest = You spend your strongest ant.
fourmis-reason-sheds-weakest = You lay your weakest ant and keep the others.
