hermine-title = Jeu de l'Hermine
hermine-tagline = A walk through Brittany: press on, protect, and keep your bottes for the coup-fourré.
hermine-duration = 45 to 90 minutes
hermine-difficulty = Easy to learn; in teams you agree without a word

hermine-step = { $value } steps
hermine-stop = Alert Stop
hermine-menacee = Threatened Species
hermine-danger-m = Monument in Danger
hermine-danger-c = Path in Danger
hermine-danger-r = River in Danger
hermine-beaute = Beauty on the Way
hermine-protegee = Protected Species
hermine-sauve-m = Monument Saved
hermine-sauve-c = Path Saved
hermine-sauve-r = River Saved
hermine-protection = Protection of Species
hermine-sauvegarde-m = Safeguard of Monuments
hermine-sauvegarde-c = Safeguard of Paths
hermine-sauvegarde-r = Safeguard of Rivers
hermine-joker = Joker

hermine-symbol-footprints = footprints
hermine-symbol-stop = raised hand
hermine-symbol-menacee = oiled bird
hermine-symbol-danger-m = cracked steeple
hermine-symbol-danger-c = barred path
hermine-symbol-danger-r = murky river
hermine-symbol-beaute = sunlit lighthouse
hermine-symbol-protegee = bird in flight
hermine-symbol-sauve-m = mended steeple
hermine-symbol-sauve-c = open path
hermine-symbol-sauve-r = clear river
hermine-symbol-protection = nest
hermine-symbol-sauvegarde-m = calvary
hermine-symbol-sauvegarde-c = avenue of trees
hermine-symbol-sauvegarde-r = water mill
hermine-symbol-ermine = ermine

hermine-zone-battle = the battle pile
hermine-zone-speed = the speed pile
hermine-zone-steps = the steps
hermine-zone-bottes = the bottes
hermine-zone-coups = the bottes laid as coups-fourrés
hermine-zone-discard = the discard pile
hermine-zone-pile = the draw pile
hermine-zone-hand = the hand

hermine-move-play = Play { $cards }
hermine-move-attack = Attack { $target }: { $cards }
hermine-move-joker = Play a joker as { $card }
hermine-move-joker-attack = Attack { $target } with a joker as { $card }
hermine-move-discard = Discard { $cards }
hermine-move-coup = Coup-fourré: { $cards }
hermine-move-joker-coup = Coup-fourré with a joker as { $card }
hermine-move-let-be = Let it be
hermine-move-allonge = Call the allonge
hermine-move-decline = Stop at 700

hermine-log-play = { $who } plays { $cards }.
hermine-log-attack = { $who } attacks { $target }: { $cards }.
hermine-log-joker = { $who } plays a joker as { $card }.
hermine-log-joker-attack = { $who } attacks { $target } with a joker as { $card }.
hermine-log-discard = { $who } discards { $cards }.
hermine-log-coup = Coup-fourré! { $who } lays { $cards }.
hermine-log-joker-coup = Coup-fourré! { $who } lays a joker as { $card }.
hermine-log-let-be = { $who } lets it be.
hermine-log-allonge = { $who } calls the allonge: the goal is now 1,000 steps.
hermine-log-decline = { $who } stops at 700 steps.

hermine-gain-hand = { $count ->
    [one] { $who } draws { $cards }.
   *[other] { $who } receives { $cards }.
}
hermine-gain-discard = Discarded: { $cards }.

hermine-phase-last = The draw pile is empty: the cards left in hand are played without drawing.
hermine-phase-allonge = The way goes on to 1,000 steps.
hermine-phase-last-allonge = The draw pile is empty: the cards left in hand are played without drawing, and the way goes on to 1,000 steps.
hermine-phase-counted = The manche is over.
hermine-phase-shared = A tie: the victory is shared.

hermine-sheet-steps = Steps: { $entries }.
hermine-sheet-bottes = Bottes: { $entries }.
hermine-sheet-coups = Coups-fourrés: { $entries }.
hermine-sheet-manche = Manche: { $entries }.
hermine-sheet-crown = Crowning: { $entries }.
hermine-sheet-no-200 = No 200: { $entries }.
hermine-sheet-no-100 = Neither 100 nor 200: { $entries }.
hermine-sheet-allonge = Allonge: { $entries }.
hermine-sheet-capot = Capot: { $entries }.

hermine-because-none = nothing
hermine-because-steps = { $count ->
    [one] one card of { $points } steps
   *[other] { $sum } = { $points } steps
}
hermine-because-bottes = { $count ->
    [one] { $cards }
   *[other] { $cards }, 100 each
}
hermine-because-all-bottes = all four bottes together
hermine-because-coups = { $count ->
    [one] { $cards }, laid as a coup-fourré
   *[other] { $cards }, laid as coups-fourrés: 300 each
}
hermine-because-manche = arrived at { $goal } steps, exactly
hermine-because-crown = arrived when the pile was empty
hermine-because-no-200 = no card of 200 steps laid
hermine-because-no-100 = no card of 100 or 200 steps laid
hermine-because-allonge = allonge called, and arrived
hermine-because-stopped-allonge = the allonge of { $who } failed
hermine-because-capot = { $people ->
    [one] { $who } has not walked a step
   *[other] { $who } have not walked a step
}
hermine-ended-arrived = { $count ->
    [one] { $who } is
   *[other] { $who } are
} { $goal ->
    [700] at the dolmen, at 700 steps.
   *[1000] at the lighthouse, at 1,000 steps.
}
hermine-ended-dry = The cards are used up: nobody arrives.
hermine-won = Brittany is yours.

why-HER-9 = you are not on the way yet: first you need a Beauty on the Way or the Protection of Species (HER-9)
why-HER-10 = that side is not rolling: only a Threatened Species can reach it (HER-10)
why-HER-10-side = an attack is laid on an opposing side (HER-10)
why-HER-11 = that side is stopped by an attack already: a second one is not laid upon it (HER-11)
why-HER-12-limited = you are under a Threatened Species: no step above 50 (HER-12)
why-HER-12-twice = that side is limited to 50 already (HER-12)
why-HER-13 = you are stopped by a danger: you need the rescue that answers it, then a Beauty on the Way (HER-13)
why-HER-14 = you are rolling already: a Beauty on the Way would change nothing (HER-14)
why-HER-14-danger = a danger stops you: the rescue that answers it comes first (HER-14)
why-HER-15 = a parade answers its own attack only, and that attack does not lie before you (HER-15)
why-HER-15-stopped = you are stopped by an Alert: you need a Beauty on the Way (HER-15)
why-HER-19 = that side is protected: its botte forbids this attack (HER-19)
why-HER-20 = you have two steps of 200 already (HER-20)
why-HER-21 = you would pass the goal of the manche (HER-21)
why-HER-23 = an attack is answered at the very moment it falls, and nothing else can be done then (HER-23)
why-HER-35 = the allonge is called or declined at the moment you reach exactly 700 steps (HER-35)
why-HER-40 = this botte lies before you already, or jokers cannot play this part (HER-40)

hermine-ask-walk = { $plays ->
    [0] No card can be played: discard one.
   *[other] Walk, attack or discard; { $left } steps to go.
}
hermine-ask-limited = { $plays ->
    [0] No card can be played: discard one.
   *[other] Walk 50 steps at most, or play Protected Species; { $left } steps to go.
}
hermine-ask-start = { $plays ->
    [0] You need a Beauty on the Way to set off: discard a card.
   *[other] You need a Beauty on the Way to set off. Play or discard a card.
}
hermine-ask-stopped = { $plays ->
    [0] You are stopped, without a Beauty on the Way: discard a card.
   *[other] You are stopped: a Beauty on the Way sets you off again. Play or discard a card.
}
hermine-ask-danger = { $plays ->
    [0] You need { $parade }: discard a card.
   *[other] You need { $parade } to walk on. Play or discard a card.
}
hermine-ask-coup = Coup-fourré? You are attacked: { $attack }. Answer with your botte, or let it be.
hermine-ask-no-coup = You are attacked: { $attack }. You do not hold the botte that answers: let it be.
hermine-ask-allonge = You are at 700 steps. Go on to 1,000, or end the manche here?

hermine-aim-play = Touch your road to play { $card }.
hermine-aim-attack = Touch the side that { $card } attacks.
hermine-aim-joker = What does { $card } stand for?

# What a card does, in one line.
hermine-about-step = Walk { $value } steps if you are rolling; the goal must be reached exactly.
hermine-stop-about = Stops a side that is rolling. It answers with a Beauty on the Way.
hermine-menacee-about = Limits a side to steps of 25 and 50. It answers with a Protected Species.
hermine-danger-m-about = Stops a side that is rolling. It answers with a Monument Saved, then a Beauty on the Way.
hermine-danger-c-about = Stops a side that is rolling. It answers with a Path Saved, then a Beauty on the Way.
hermine-danger-r-about = Stops a side that is rolling. It answers with a River Saved, then a Beauty on the Way.
hermine-beaute-about = Sets you off: at the start, after an Alert Stop, or once a danger is lifted.
hermine-protegee-about = Lifts a Threatened Species: you may lay every step again.
hermine-sauve-m-about = Lifts a Monument in Danger; then you need a Beauty on the Way.
hermine-sauve-c-about = Lifts a Path in Danger; then you need a Beauty on the Way.
hermine-sauve-r-about = Lifts a River in Danger; then you need a Beauty on the Way.
hermine-protection-about = A botte: no Alert Stop and no Threatened Species for you, and you roll without a Beauty on the Way. 100 points, 300 more as a coup-fourré.
hermine-sauvegarde-m-about = A botte: no more Monument in Danger for you. 100 points, 300 more as a coup-fourré.
hermine-sauvegarde-c-about = A botte: no more Path in Danger for you. 100 points, 300 more as a coup-fourré.
hermine-sauvegarde-r-about = A botte: no more River in Danger for you. 100 points, 300 more as a coup-fourré.
hermine-joker-about = Stands for the card that you name when you play it.
