error-not-host = seul l'hôte de la table peut faire cela
error-not-seated = prenez d'abord une place
error-game-running = impossible pendant une partie
error-not-playing = aucune partie n'est en cours
error-table-full = il n'y a plus de place libre
error-no-such-seat = cette table n'a pas de siège { $seat }
error-seat-taken = le siège { $seat } est pris
error-seat-free = personne n'occupe le siège { $seat }
error-seats-empty = { $count ->
    [one] { $count } place est encore vide
   *[other] { $count } places sont encore vides
}
error-nobody-seated = il faut au moins une personne à table, pas seulement des robots
error-bad-text = ce texte ne peut pas s'afficher sur une ligne
error-bad-picture = il n'y a pas d'image { $picture } ; elles vont de 0 à { $most }
error-seats-settled = la première partie a commencé : les places ne changent plus
error-too-many-people = { $seats ->
    [one] il y a trop de monde à table pour { $seats } place
   *[other] il y a trop de monde à table pour { $seats } places
}
error-seat-occupied = quelqu'un joue au siège { $seat } : on ne remplace qu'un absent ou un robot
error-seat-resigned = le siège { $seat } a abandonné : on ne peut plus le remplacer
error-unknown-reaction = « { $reaction } » n'est pas une réaction ; il y a : { $expected }
error-nobody-to-mute = il n'y a personne à faire taire au siège { $seat }

error-stale = la table a continué entre-temps : regardez où elle en est
error-paused = la partie est en pause
error-not-paused = la partie n'est pas en pause
error-already-answered = vous avez déjà répondu
error-already-resigned = vous avez abandonné cette partie
error-no-more-steps = « { $move } » est un coup entier
error-not-between-manches = ce n'est pas encore le moment de la manche suivante

error-unknown-plan = « { $plan } » ne peut pas se proposer ; propositions possibles : { $expected }
error-proposal-open = une proposition attend déjà une réponse : { $plan }
error-nobody-resigned = personne n'a abandonné : la partie continue
error-nothing-proposed = il n'y a pas de proposition
error-already-agreed = vous avez déjà accepté
error-not-over = la partie n'est pas finie
error-nothing-to-undo = vous n'avez pas de coup à reprendre
error-card-seen = il est trop tard pour reprendre votre coup : une carte a été vue depuis

error-bad-luck = « { $luck } » ne peut pas entrer dans les donnes ; il faut au plus 64 lettres sans accent, chiffres, - et _
error-not-promised = rien n'a été promis sur les donnes de cette partie
error-redealt = les cartes cachées ont été redistribuées après un coup repris : les donnes ne découlent plus de la graine
error-bad-commitment = la graine, ou la chance des sièges, n'est pas ce qui a été promis avant la partie
error-luck-called = les cartes vont être distribuées : attendez un instant
error-luck-not-called = la chance promise n'est pas encore demandée
error-luck-not-promised = cette chance n'est pas celle qui a été promise
error-bad-promise = la chance du siège { $seat } n'est pas celle qui avait été promise
error-unfair-deal = la donne de l'événement { $event } ne découle pas de la graine et de la chance des sièges
error-not-verified = { $files ->
    [one] { $files } fichier n'est pas en ordre
   *[other] { $files } fichiers ne sont pas en ordre
}
