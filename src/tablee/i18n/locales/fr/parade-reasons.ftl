parade-word-red = rouge
parade-word-blue = bleu
parade-word-violet = violet
parade-word-green = vert
parade-word-gray = gris
parade-word-orange = orange

parade-reason-takes = { $count ->
    [0] Vous ne prenez aucune carte.
    [one] Vous prenez une carte, d'une valeur de { $value }.
   *[other] Vous prenez { $count } cartes, d'une valeur totale de { $value }.
}
parade-reason-majority = { $points ->
    [one] Vous avez la majorité en { $colors } : 1 point d'épargné.
   *[other] Vous avez la majorité en { $colors } : { $points } points d'épargnés.
}
parade-reason-breaks = { $who } n'a plus la majorité en { $colors }.
parade-reason-ends-ahead = Avec une sixième couleur, vous lancez la fin en étant en tête.
parade-reason-ends-behind = Avec une sixième couleur, vous lancez la fin sans être en tête.
parade-reason-sheds = Vous vous défaites d'un { $value }, lourd à garder pour la fin.
parade-reason-spends = Vous dépensez un { $value }, précieux à garder pour la fin.
parade-reason-safe = { $count ->
    [0] Aucune de vos autres cartes n'est sûre pour l'instant.
    [one] Une autre de vos cartes reste sûre pour l'instant.
   *[other] { $count } de vos autres cartes restent sûres pour l'instant.
}
parade-reason-adds = { $points ->
    [one] Votre score monte de 1 point pour l'instant.
   *[other] Votre score monte de { $points } points pour l'instant.
}
parade-reason-lowers = { $points ->
    [one] Par la majorité, votre score baisse de 1 point.
   *[other] Par la majorité, votre score baisse de { $points } points.
}
parade-reason-kept = { $points ->
    [0] Les deux cartes que vous garderez ne coûteraient rien.
    [one] Les deux cartes que vous garderez coûteraient 1 point au mieux.
   *[other] Les deux cartes que vous garderez coûteraient { $points } points au mieux.
}
parade-reason-kept-spares = { $points ->
    [one] Les deux cartes que vous garderez épargneraient 1 point, par la majorité.
   *[other] Les deux cartes que vous garderez épargneraient { $points } points, par la majorité.
}
parade-reason-risk = Gardé, le { $card } coûterait { $value } points si vous perdiez la majorité.
parade-reason-cost = { $points ->
    [0] Gardé, le { $card } ne coûterait rien de plus.
    [one] Gardé, le { $card } coûterait 1 point.
   *[other] Gardé, le { $card } coûterait { $points } points.
}
parade-reason-spares = { $points ->
    [one] Gardé, le { $card } vous épargnerait 1 point, par la majorité.
   *[other] Gardé, le { $card } vous épargnerait { $points } points, par la majorité.
}
parade-reason-secures = { $lead ->
    [one] En { $colors }, vous avez une carte d'avance.
   *[other] En { $colors }, vous avez { $lead } cartes d'avance.
}
parade-reason-guards = { $lead ->
    [one] Gardée, la carte porterait votre avance en { $colors } à une carte.
   *[other] Gardée, la carte porterait votre avance en { $colors } à { $lead } cartes.
}
