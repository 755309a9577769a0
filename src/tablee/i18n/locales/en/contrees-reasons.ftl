contrees-reason-attacks = You attack place { $place } with a strength of { $total }.
contrees-reason-leads = You take the lead at place { $place }: { $total } to { $others }.
contrees-reason-ahead = You stay ahead at place { $place }: { $total } to { $others }.
contrees-reason-behind = You stay behind at place { $place }: { $total } to { $others }.
contrees-reason-engages = You settle at place { $place }, without attacking yet.
contrees-reason-pair = With a second card you can attack there this turn, at { $total }.
contrees-reason-strong = A strength of { $total } is hard to beat.
contrees-reason-weak = A strength of { $total } is easy to beat.
contrees-reason-annexes = You take the land of place { $place } at once, without a combat.
contrees-reason-completes = This land would make you a Carré or a Quinte.
contrees-reason-land-points = This land would be worth { $points } points to you.
contrees-reason-land-new = { $count ->
    [one] This land would be your first color.
   *[other] This land would give you { $count } different colors.
}
contrees-reason-land-same = This land would make { $count } of its color for you.
contrees-reason-denies = To { $who } it would be worth { $points } points.
contrees-reason-denies-end = To { $who } it would make a Carré or a Quinte.
contrees-reason-spends = You spend a strength of { $strength }.
contrees-reason-spends-special = You spend { $card }, a rare card.
contrees-reason-kills = { $who } loses { $card } at place { $place }.
contrees-reason-kills-own = You lose { $card } yourself.
contrees-reason-takes-over = You take the lead at place { $place }.
contrees-reason-weakens = { $count ->
    [one] Nobody can answer your attack above 5.
   *[other] Nobody can answer your { $count } attacks above 5.
}
contrees-reason-hampers = { $count ->
    [one] Nobody can answer your attack in { $colors }.
   *[other] Nobody can answer your { $count } attacks in { $colors }.
}
contrees-reason-sort-idle = For now this sort protects no attack of yours.
contrees-reason-moves-land = Place { $place }, where nobody attacks, would get a { $land }.
contrees-reason-moves-to-mine = Place { $place }, where you lead, would get a { $land }.
contrees-reason-moves-to-theirs = Place { $place }, where you do not lead, would get a { $land }.
contrees-reason-keeps-land = Place { $place } would keep its { $land }.
contrees-reason-invokes = Jarmial stays with you, as one more card.
contrees-reason-lets-go = You let Jarmial go, one more card.
