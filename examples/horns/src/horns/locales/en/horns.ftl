horns-title = Horns
horns-tagline = Everybody chooses at once, and nobody wants to lay the sixth card of a row.
horns-duration = 20 minutes
horns-difficulty = Easy to learn

horns-card = { $value } ({ $kind ->
    [h2] 2 horns
    [h3] 3 horns
    [h5] 5 horns
    [h7] 7 horns
   *[h1] 1 horn
})

horns-zone-deck = the deck
horns-zone-hand = the hand
horns-zone-chosen = the chosen card
horns-zone-taken = taken cards
horns-zone-row-1 = row 1
horns-zone-row-2 = row 2
horns-zone-row-3 = row 3
horns-zone-row-4 = row 4

horns-ask-choose = Choose a card; everybody does so at the same time.
horns-ask-take = Your card is below all rows: which row do you take?

horns-move-choose = Choose { $cards }
horns-move-take = Row { $place }
horns-log-choose = { $who } has chosen { $hidden ->
    [0] { $cards }.
   *[other] a card.
}
horns-log-take = { $who } takes row { $place }.
horns-gain-row-1 = To row 1: { $cards }.
horns-gain-row-2 = To row 2: { $cards }.
horns-gain-row-3 = To row 3: { $cards }.
horns-gain-row-4 = To row 4: { $cards }.
horns-gain-taken = { $who } takes { $cards }.

horns-phase-counted = The manche is over.
horns-sheet-horns = Horns: { $entries }.

horns-option-limit = The match ends when somebody has
horns-option-limit-about = Lower makes a shorter match; 100 is for a long evening.
horns-option-limit-value = { $value } horns

why-HRN-2 = a row is taken only when your card is below all rows (HRN-2)
why-HRN-5 = choose the row that you take (HRN-5)

horns-reason-takes = { $horns ->
    [one] This row costs you 1 horn.
   *[other] This row costs you { $horns } horns.
}
horns-reason-below = { $horns ->
    [one] It is below all rows; the cheapest one costs 1 horn.
   *[other] It is below all rows; the cheapest one costs { $horns } horns.
}
horns-reason-sixth = { $horns ->
    [one] In row { $row } it would be the sixth card: 1 horn.
   *[other] In row { $row } it would be the sixth card: { $horns } horns.
}
horns-reason-room = { $count ->
    [one] Row { $row } has room for one more card.
   *[other] Row { $row } has room for { $count } more cards.
}
horns-reason-between = { $count ->
    [0] No other card can come in between.
    [one] One other card can come in between.
   *[other] { $count } other cards can come in between.
}
