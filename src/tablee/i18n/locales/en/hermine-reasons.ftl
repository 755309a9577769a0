hermine-reason-walks = You walk { $steps } steps; { $left } are left.
hermine-reason-arrives = You arrive at { $goal } steps, exactly.
hermine-reason-plan = { $count ->
    [one] Your hand can finish the way, with a single card.
   *[other] Your hand can finish the way, with { $count } cards.
}
hermine-reason-awkward = { $left } steps would be left, which your hand cannot walk.
hermine-reason-stops = { $who } can walk no further, but for a coup-fourré.
hermine-reason-slows = { $people ->
    [one] { $who } only walks by 25 or 50 steps now.
   *[other] { $who } only walk by 25 or 50 steps now.
}
hermine-reason-two-cards = Without a botte, going on will take two cards.
hermine-reason-leader = { $people ->
    [one] { $who } is the first of your opponents: { $steps } steps.
   *[other] { $who } are the first of your opponents: { $steps } steps.
}
hermine-reason-not-leader = { $people ->
    [one] { $who } is further ahead: { $steps } steps.
   *[other] { $who } are further ahead: { $steps } steps.
}
hermine-reason-rolls = You can walk on again.
hermine-reason-saved = The danger is over; a Beauty on the Way will get you going.
hermine-reason-unlimited = You are no longer limited to 50 steps.
hermine-reason-plays-again = You lay a botte, and play again.
hermine-reason-never-again = In this manche you need not fear { $attacks } any more.
hermine-reason-last-chance = { $count ->
    [0] The draw pile is empty: a botte kept in hand earns nothing.
   *[other] The draw pile runs out: a botte kept in hand earns nothing.
}
hermine-reason-too-early = Kept in hand, it may still make a coup-fourré: { $points } points.
hermine-reason-coup = The coup-fourré earns { $points } points and undoes the attack.
hermine-reason-no-coup = You give up a coup-fourré of { $points } points.
hermine-reason-spends-joker = You spend a joker, the most flexible card.
hermine-reason-wastes-joker = You throw away a joker, the most flexible card.
hermine-reason-wastes-botte = You throw away a botte, worth at least 100 points.
hermine-reason-dead = This card is of no more use to you in this manche.
hermine-reason-spare = { $count ->
    [one] You have another one like it.
   *[other] You have { $count } more like it.
}
hermine-reason-too-far = { $steps } steps would lead too far: { $left } are left.
hermine-reason-loses-steps = You give up { $steps } steps.
hermine-reason-loses-attack = You give up an attack that may still be of use.
hermine-reason-needed = This is the card that you need to walk on.
hermine-reason-only-parade = It was your only answer to { $attack }, which may still come.
hermine-reason-idle-parade = The attack that it answers can no longer come.
hermine-reason-ends-manche = You win the manche at once.
hermine-reason-long-way = { $count ->
    [one] Your hand leads to 1,000 steps, with a single card.
   *[other] Your hand leads to 1,000 steps, with { $count } cards.
}
hermine-reason-no-long-way = Your hand does not lead to 1,000 steps.
hermine-reason-rival-near = { $people ->
    [one] { $who } is at { $steps } steps already and may overtake you.
   *[other] { $who } are at { $steps } steps already and may overtake you.
}
hermine-reason-covered = Your hand has another answer to the same attack.
