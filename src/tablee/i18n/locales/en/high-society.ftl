high-society-title = High Society
high-society-tagline = A society auction: buy prestige, but keep enough to live on.
high-society-duration = 20 to 30 minutes
high-society-difficulty = Easy to learn, tense to the last card

high-society-note = { $value }
high-society-watch = Pocket watch (1)
high-society-opera = Opera box (2)
high-society-horse = Horse (3)
high-society-pearls = Pearl necklace (4)
high-society-car = Motor car (5)
high-society-painting = Old master (6)
high-society-yacht = Yacht (7)
high-society-villa = Seaside villa (8)
high-society-castle = Castle (9)
high-society-island = Private island (10)
high-society-baron = Title of baron (×2)
high-society-count = Title of count (×2)
high-society-duke = Title of duke (×2)
high-society-scandal = Scandal (×½)
high-society-debt = Gambling debt (−5)
high-society-theft = Theft

high-society-symbol-watch = watch
high-society-symbol-opera = opera glasses
high-society-symbol-horse = horse
high-society-symbol-pearls = necklace
high-society-symbol-car = motor car
high-society-symbol-painting = painting
high-society-symbol-yacht = sailing boat
high-society-symbol-villa = villa
high-society-symbol-castle = castle
high-society-symbol-island = island
high-society-symbol-baron = baron's coronet
high-society-symbol-count = count's coronet
high-society-symbol-duke = duke's coronet
high-society-symbol-scandal = newspaper
high-society-symbol-debt = dice
high-society-symbol-theft = mask

high-society-zone-deck = the status cards to come
high-society-zone-lot = the card for sale
high-society-zone-lost = the cards lost by theft
high-society-zone-hand = the hand
high-society-zone-bid = the bid
high-society-zone-estate = the cards acquired
high-society-zone-spent = the money spent

high-society-move-bid = Bid { $cards }
high-society-move-done = Close the bid
high-society-move-pass = Pass
high-society-move-discard = Give up { $cards }

high-society-log-bid = { $who } bids { $cards }, { $total } in all.
high-society-log-done = { $who } closes the bid.
high-society-log-pass = { $who } passes.
high-society-log-discard = { $who } gives up { $cards }.

high-society-gain-lot = Turned up: { $cards }.
high-society-gain-estate = { $who } receives { $cards }.
high-society-gain-spent = { $who } pays { $cards }.
high-society-gain-lost = { $who } loses { $cards }.

high-society-phase-theft = The theft strikes: a possession must be given up.
high-society-phase-replay = A perfect tie: the game is to be played again.
high-society-phase-nobody = Everybody has equally little money: nobody wins.

high-society-sheet-possessions = Possessions: { $entries }.
high-society-sheet-debt = Gambling debt: { $entries }.
high-society-sheet-titles = Titles, each of which doubles: { $entries }.
high-society-sheet-scandal = Scandal, which halves: { $entries }.
high-society-sheet-money = Money in hand (whoever has the least is out): { $entries }.

high-society-because-none = nothing
high-society-because-possessions = { $count ->
    [one] { $cards }
   *[other] { $cards }: { $sum } = { $points }
}
high-society-because-debt = the gambling debt costs 5
high-society-because-titles = { $cards }: { $before } × { $factor } = { $after }
high-society-because-scandal = the Scandal halves: { $before } ÷ 2 = { $after }
high-society-because-money = { $count ->
    [0] nothing left in hand
    [1] { $points } in hand
   *[other] { $sum } = { $points } in hand
}
high-society-because-poorest = { $count ->
    [0] nothing left in hand
    [1] { $points } in hand
   *[other] { $sum } = { $points } in hand
}, the poorest: out
high-society-ended-fourth = The fourth card with a red border has come: { $cards }.
high-society-decided-poorest = { $rival } had { $others }, more than { $who } with { $points }, but the least money: out.
high-society-decided-alone = The others are the poorest: only { $who } is left.
high-society-decided-money = A tie at { $points }: money decides, { $money } for { $who }, { $rest } for { $rival }.
high-society-decided-titles = Without { $cards }, { $who } would have only { $before }; { $rival } has { $others }.
high-society-decided-status = The highest status: { $points } for { $who }, { $others } for { $rival }.
high-society-excluded = { $count ->
    [one] { $who } is the poorest: out.
   *[other] { $who } are the poorest: out.
}
high-society-won = The salon is yours.

high-society-ask-bid = { $highest ->
    [0] Open the bidding, or pass.
   *[other] Bid more than { $highest }, or pass.
}
high-society-ask-bid-beaten = Your money cannot top { $highest } any more: pass.
high-society-ask-avoid = { $highest ->
    [0] Bid to escape this card, or pass and take it.
   *[other] Bid more than { $highest }, or pass and take this card.
}
high-society-ask-avoid-beaten = Your money cannot top { $highest } any more: pass and take this card.
high-society-ask-add = { $highest ->
    [0] { $mine } laid: add a note, or bid.
   *[other] { $mine } laid; you need more than { $highest }.
}
high-society-ask-theft = The theft strikes: choose the possession that you lose.

# What a card does, in one line.
high-society-about-title = Title: doubles your status.
high-society-about-scandal = Halves your status. A misfortune: whoever passes first takes it, the others pay.
high-society-about-debt = Takes 5 from your status. A misfortune: whoever passes first takes it, the others pay.
high-society-about-theft = Costs you a possession, now or later. A misfortune: whoever passes first takes it, the others pay.
high-society-about-note = A note of { $value }. Once laid it is not exchanged; it comes back if you pass.
high-society-about-possession = Possession: { $value } for your status.
