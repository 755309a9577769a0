rules-search = Search these rules
rules-found = { $count ->
    [0] nothing found
    [one] { $count } passage
   *[other] { $count } passages
}
