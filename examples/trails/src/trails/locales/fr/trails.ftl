trails-title = Cinq Sentiers
trails-tagline = Ne commencez que ce qui rapporte : un sentier coûte vingt avant de valoir quelque chose.
trails-duration = 20 minutes
trails-difficulty = Facile à apprendre

trails-card = { $kind ->
    [stake] mise
   *[card] { $value }
} { $color ->
    [red] rouge
    [green] vert
    [white] blanc
    [blue] bleu
   *[yellow] jaune
}

trails-zone-pile = la pioche
trails-zone-hand = la main
trails-zone-hand-known = les cartes vues
trails-zone-trail-red = le sentier rouge
trails-zone-trail-green = le sentier vert
trails-zone-trail-white = le sentier blanc
trails-zone-trail-blue = le sentier bleu
trails-zone-trail-yellow = le sentier jaune
trails-zone-discard-red = la défausse rouge
trails-zone-discard-green = la défausse vert
trails-zone-discard-white = la défausse blanc
trails-zone-discard-blue = la défausse bleu
trails-zone-discard-yellow = la défausse jaune

trails-ask-card = Posez une carte sur un de vos sentiers, ou défaussez-en une.
trails-ask-draw = Piochez, ou prenez une carte défaussée.

trails-move-lay = Poser { $cards }{ $place ->
    [pile] , piocher
    [red] , prendre la dernière défausse rouge
    [green] , prendre la dernière défausse verte
    [white] , prendre la dernière défausse blanche
    [blue] , prendre la dernière défausse bleue
    [yellow] , prendre la dernière défausse jaune
   *[none] {""}
}
trails-move-discard = Défausser { $cards }{ $place ->
    [pile] , piocher
    [red] , prendre la dernière défausse rouge
    [green] , prendre la dernière défausse verte
    [white] , prendre la dernière défausse blanche
    [blue] , prendre la dernière défausse bleue
    [yellow] , prendre la dernière défausse jaune
   *[none] {""}
}
trails-log-lay = { $who } pose { $cards }{ $place ->
    [pile] { "" } et pioche
    [red] { "" } et prend la dernière défausse rouge
    [green] { "" } et prend la dernière défausse verte
    [white] { "" } et prend la dernière défausse blanche
    [blue] { "" } et prend la dernière défausse bleue
    [yellow] { "" } et prend la dernière défausse jaune
   *[none] { "" }
}.
trails-log-discard = { $who } défausse { $cards }{ $place ->
    [pile] { "" } et pioche
    [red] { "" } et prend la dernière défausse rouge
    [green] { "" } et prend la dernière défausse verte
    [white] { "" } et prend la dernière défausse blanche
    [blue] { "" } et prend la dernière défausse bleue
    [yellow] { "" } et prend la dernière défausse jaune
   *[none] { "" }
}.
trails-sheet-red = Rouge : { $entries }.
trails-sheet-green = Vert : { $entries }.
trails-sheet-white = Blanc : { $entries }.
trails-sheet-blue = Bleu : { $entries }.
trails-sheet-yellow = Jaune : { $entries }.

why-TRA-1 = posez ou défaussez d'abord une carte, puis prenez-en une (TRA-1)
why-TRA-2 = un sentier ne fait que monter (TRA-2)
why-TRA-5 = il n'y a rien à prendre, ou vous venez de le défausser (TRA-5)

trails-reason-draws = Une nouvelle carte peut servir partout.
trails-reason-picks-useful = Cette carte prolonge un de vos sentiers.
trails-reason-picks-useless = Cette carte ne prolonge aucun de vos sentiers.
trails-reason-useful = Cette carte pouvait encore vous servir.
trails-reason-useless = Vous ne pouvez plus poser cette carte.
trails-reason-gives = Votre adversaire peut se servir de cette carte.
trails-reason-goes-on = { $points ->
    [one] Le sentier vaut 1 point de plus.
   *[other] Le sentier vaut { $points } points de plus.
}
trails-reason-begins = Vos cartes de cette couleur font { $points }, et un sentier coûte { $cost }.
trails-reason-skips = { $count ->
    [one] Vous sautez une carte plus basse de votre main.
   *[other] Vous sautez { $count } cartes plus basses de votre main.
}
