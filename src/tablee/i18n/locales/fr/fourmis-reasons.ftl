fourmis-reason-wins = Vous remportez le pli.
fourmis-reason-holds = Vous tenez le pli pour l'instant.
fourmis-reason-loses = { $ghost ->
    [1] Le pli va au Fantôme.
   *[other] Le pli va à { $who }.
}
fourmis-reason-under = { $ghost ->
    [1] Pour l'instant, le pli va au Fantôme.
   *[other] Pour l'instant, le pli va à { $who }.
}
fourmis-reason-gets-plus = { $count ->
    [one] Une carte Plus de gagnée : { $total } pour vous, { $best } pour le mieux placé.
   *[other] { $count } cartes Plus de gagnées : { $total } pour vous, { $best } pour le mieux placé.
}
fourmis-reason-gets-moins = { $count ->
    [one] Une carte Moins de gagnée : { $total } pour vous, { $best } pour le mieux placé.
   *[other] { $count } cartes Moins de gagnées : { $total } pour vous, { $best } pour le mieux placé.
}
fourmis-reason-gets-reines = { $count ->
    [one] Une Reine de gagnée : { $total } pour vous, { $best } pour le mieux placé.
   *[other] { $count } Reines de gagnées : { $total } pour vous, { $best } pour le mieux placé.
}
fourmis-reason-gets-bugs = { $count ->
    [one] Une Coccinelle dans le pli : un puceron de moins.
   *[other] { $count } Coccinelles dans le pli : { $count } pucerons de moins.
}
fourmis-reason-leaves-plus = { $ghost ->
    [1] { $count ->
        [one] Une carte Plus irait au Fantôme.
       *[other] { $count } cartes Plus iraient au Fantôme.
    }
   *[other] { $count ->
        [one] Une carte Plus irait à { $who }.
       *[other] { $count } cartes Plus iraient à { $who }.
    }
}
fourmis-reason-leaves-moins = { $ghost ->
    [1] { $count ->
        [one] Une carte Moins irait au Fantôme.
       *[other] { $count } cartes Moins iraient au Fantôme.
    }
   *[other] { $count ->
        [one] Une carte Moins irait à { $who }.
       *[other] { $count } cartes Moins iraient à { $who }.
    }
}
fourmis-reason-leaves-reines = { $ghost ->
    [1] { $count ->
        [one] Une Reine irait au Fantôme.
       *[other] { $count } Reines iraient au Fantôme.
    }
   *[other] { $count ->
        [one] Une Reine irait à { $who }.
       *[other] { $count } Reines iraient à { $who }.
    }
}
fourmis-reason-leaves-bugs = { $ghost ->
    [1] { $count ->
        [one] Une Coccinelle irait au Fantôme.
       *[other] { $count } Coccinelles iraient au Fantôme.
    }
   *[other] { $count ->
        [one] Une Coccinelle irait à { $who }.
       *[other] { $count } Coccinelles iraient à { $who }.
    }
}
fourmis-reason-beaters = { $count ->
    [0] Aucune carte encore cachée, à elle seule, ne prend ce pli.
    [one] Une seule carte encore cachée peut prendre ce pli.
   *[other] { $count } cartes encore cachées peuvent prendre ce pli.
}
fourmis-reason-stuck = { $count ->
    [0] Aucune carte encore cachée, à elle seule, ne vous débarrasse de ce pli.
    [one] Une seule carte encore cachée peut vous débarrasser de ce pli.
   *[other] { $count } cartes encore cachées peuvent vous débarrasser de ce pli.
}
fourmis-reason-supported = Votre Reine a dans le pli une fourmi de sa couleur.
fourmis-reason-unsupported = Votre Reine n'a pas dans le pli de fourmi de sa couleur.
fourmis-reason-spends-ninja = Vous dépensez une Ninja, plus forte que toutes les Soldates.
fourmis-reason-draws-ninjas = Une Ninja oblige les suivants à jouer la leur, s'ils en ont une.
fourmis-reason-spends-strongest = Vous dépensez votre fourmi la plus forte.
fourmis-reason-sheds-weakest = Vous placez votre fourmi la plus faible et gardez les autres.
