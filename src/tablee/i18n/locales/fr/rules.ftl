rules-search = Chercher dans ces règles
rules-found = { $count ->
    [0] rien trouvé
    [one] { $count } passage
   *[other] { $count } passages
}
