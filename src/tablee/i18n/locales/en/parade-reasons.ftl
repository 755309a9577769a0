parade-word-red = red
parade-word-blue = blue
parade-word-violet = violet
parade-word-green = green
parade-word-gray = gray
parade-word-orange = orange

parade-reason-takes = { $count ->
    [0] You take no card.
    [one] You take one card, with a value of { $value }.
   *[other] You take { $count } cards, with a total value of { $value }.
}
parade-reason-majority = { $points ->
    [one] You have the majority in { $colors }: 1 point saved.
   *[other] You have the majority in { $colors }: { $points } points saved.
}
parade-reason-breaks = { $who } no longer has the majority in { $colors }.
parade-reason-ends-ahead = With a sixth color you start the end while you are ahead.
parade-reason-ends-behind = With a sixth color you start the end without being ahead.
parade-reason-sheds = You get rid of your { $value }, a burden at the end.
parade-reason-spends = You spend your { $value }, precious to keep for the end.
parade-reason-safe = { $count ->
    [0] None of your other cards is safe for now.
    [one] One of your other cards stays safe for now.
   *[other] { $count } of your other cards stay safe for now.
}
parade-reason-adds = { $points ->
    [one] Your score rises by 1 point for now.
   *[other] Your score rises by { $points } points for now.
}
parade-reason-lowers = { $points ->
    [one] By the majority, your score falls by 1 point.
   *[other] By the majority, your score falls by { $points } points.
}
parade-reason-kept = { $points ->
    [0] The two cards that you keep would cost nothing.
    [one] The two cards that you keep would cost 1 point at best.
   *[other] The two cards that you keep would cost { $points } points at best.
}
parade-reason-kept-spares = { $points ->
    [one] The two cards that you keep would save 1 point, by the majority.
   *[other] The two cards that you keep would save { $points } points, by the majority.
}
parade-reason-risk = If kept, the { $card } would cost { $value } if you lost the majority.
parade-reason-cost = { $points ->
    [0] If kept, the { $card } would cost nothing more.
    [one] If kept, the { $card } would cost 1 point.
   *[other] If kept, the { $card } would cost { $points } points.
}
parade-reason-spares = { $points ->
    [one] If kept, the { $card } would save you 1 point, by the majority.
   *[other] If kept, the { $card } would save you { $points } points, by the majority.
}
parade-reason-secures = { $lead ->
    [one] In { $colors } you are one card ahead.
   *[other] In { $colors } you are { $lead } cards ahead.
}
parade-reason-guards = { $lead ->
    [one] If kept, the card would put you one card ahead in { $colors }.
   *[other] If kept, the card would put you { $lead } cards ahead in { $colors }.
}
