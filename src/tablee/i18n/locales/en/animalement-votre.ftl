animalement-votre-title = Animalement Vôtre
animalement-votre-tagline = An animal auction: the finest menagerie wins, unless it ruins you.
animalement-votre-duration = 20 to 30 minutes
animalement-votre-difficulty = Easy to learn, tense to the last card

animalement-votre-note = { $value }
animalement-votre-magpie = Chatty as a magpie (1)
animalement-votre-mole = Blind as a mole (2)
animalement-votre-carp = Silent as a carp (3)
animalement-votre-mule = Stubborn as a mule (4)
animalement-votre-rabbit = Hot as a rabbit (5)
animalement-votre-fox = Sly as a fox (6)
animalement-votre-camel = Sober as a camel (7)
animalement-votre-finch = Merry as a finch (8)
animalement-votre-ox = Strong as an ox (9)
animalement-votre-elephant = Memory of an elephant (10)
animalement-votre-fish = Quick as a fish (×2)
animalement-votre-peacock = Proud as a peacock (×2)
animalement-votre-rooster = Cock of the village (×2)
animalement-votre-crocodile = Crocodile tears (×½)
animalement-votre-cat = Tongue given to the cat (−5)
animalement-votre-dog = Sick as a dog

animalement-votre-symbol-magpie = magpie
animalement-votre-symbol-mole = mole
animalement-votre-symbol-carp = carp
animalement-votre-symbol-mule = mule
animalement-votre-symbol-rabbit = rabbit
animalement-votre-symbol-fox = fox
animalement-votre-symbol-camel = camel
animalement-votre-symbol-finch = finch
animalement-votre-symbol-ox = ox
animalement-votre-symbol-elephant = elephant
animalement-votre-symbol-fish = fish
animalement-votre-symbol-peacock = peacock
animalement-votre-symbol-rooster = rooster
animalement-votre-symbol-crocodile = crocodile
animalement-votre-symbol-cat = cat
animalement-votre-symbol-dog = dog

animalement-votre-zone-deck = the animals to come
animalement-votre-zone-lot = the animal for sale
animalement-votre-zone-lost = the cards out of the game
animalement-votre-zone-hand = the hand
animalement-votre-zone-bid = the bid
animalement-votre-zone-estate = the menagerie
animalement-votre-zone-spent = the bidding cards spent

animalement-votre-move-bid = Bid { $cards }
animalement-votre-move-done = Close the bid
animalement-votre-move-pass = Pass
animalement-votre-move-discard = Part with { $cards }

animalement-votre-log-bid = { $who } bids { $cards }, { $total } in all.
animalement-votre-log-done = { $who } closes the bid.
animalement-votre-log-pass = { $who } passes.
animalement-votre-log-discard = { $who } parts with { $cards }.

animalement-votre-gain-lot = Turned up: { $cards }.
animalement-votre-gain-estate = { $who } receives { $cards }.
animalement-votre-gain-spent = { $who } pays { $cards }.
animalement-votre-gain-lost = { $who } loses { $cards }.

animalement-votre-phase-theft = The dog is sick: an animal must be given up.
animalement-votre-phase-shared = A perfect tie: the victory is shared.
animalement-votre-phase-nobody = Everybody has equally little money: nobody wins.

animalement-votre-sheet-possessions = Animals: { $entries }.
animalement-votre-sheet-debt = Tongue given to the cat: { $entries }.
animalement-votre-sheet-titles = Cards that double: { $entries }.
animalement-votre-sheet-scandal = Crocodile tears, which halve: { $entries }.
animalement-votre-sheet-money = Money in hand (whoever has the least is out): { $entries }.

animalement-votre-because-none = nothing
animalement-votre-because-possessions = { $count ->
    [one] { $cards }
   *[other] { $cards }: { $sum } = { $points }
}
animalement-votre-because-debt = the cat's tongue costs 5
animalement-votre-because-titles = { $cards }: { $before } × { $factor } = { $after }
animalement-votre-because-scandal = the crocodile tears halve: { $before } ÷ 2 = { $after }
animalement-votre-because-money = { $count ->
    [0] nothing left in hand
    [1] { $points } in hand
   *[other] { $sum } = { $points } in hand
}
animalement-votre-because-poorest = { $count ->
    [0] nothing left in hand
    [1] { $points } in hand
   *[other] { $sum } = { $points } in hand
}, the poorest: out
animalement-votre-ended-fourth = The fourth end card has come: { $cards }.
animalement-votre-decided-poorest = { $rival } had { $others }, more than { $who } with { $points }, but the least money: out.
animalement-votre-decided-alone = The others are the poorest: only { $who } is left.
animalement-votre-decided-money = A tie at { $points }: money decides, { $money } for { $who }, { $rest } for { $rival }.
animalement-votre-decided-titles = Without { $cards }, { $who } would have only { $before }; { $rival } has { $others }.
animalement-votre-decided-status = The finest menagerie: { $points } for { $who }, { $others } for { $rival }.
animalement-votre-excluded = { $count ->
    [one] { $who } is the poorest: out.
   *[other] { $who } are the poorest: out.
}
animalement-votre-won = The market is yours.

animalement-votre-ask-bid = { $highest ->
    [0] Open the bidding, or pass.
   *[other] Bid more than { $highest }, or pass.
}
animalement-votre-ask-bid-beaten = Your money cannot top { $highest } any more: pass.
animalement-votre-ask-avoid = { $highest ->
    [0] Bid to escape this card, or pass and take it.
   *[other] Bid more than { $highest }, or pass and take this card.
}
animalement-votre-ask-avoid-beaten = Your money cannot top { $highest } any more: pass and take this card.
animalement-votre-ask-add = { $highest ->
    [0] { $mine } laid: add a note, or bid.
   *[other] { $mine } laid; you need more than { $highest }.
}
animalement-votre-ask-theft = Choose the animal that you lose.

# What a card does, in one line.
animalement-votre-about-title = Doubles your menagerie.
animalement-votre-about-scandal = Halves your menagerie. A bad card: whoever passes first takes it, the others pay.
animalement-votre-about-debt = Takes 5 from your menagerie. A bad card: whoever passes first takes it, the others pay.
animalement-votre-about-theft = Costs you an animal, now or later. A bad card: whoever passes first takes it, the others pay.
animalement-votre-about-note = Worth { $value } in a bid. Once laid it is not exchanged; it comes back if you pass.
animalement-votre-about-possession = Animal: { $value } for your menagerie.
