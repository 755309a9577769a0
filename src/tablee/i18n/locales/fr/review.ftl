error-review-running = cette partie n'est pas encore finie ; elle pourra être revue dès qu'elle le sera
error-no-such-moment = à ce moment-là ({ $event }), personne n'a de décision à prendre

# How sure a verdict is, and the review as a whole.
review-sure-certain = C'est certain : sur toutes les suites imaginées, un tel écart ne doit rien au hasard.
review-sure-mistake = C'est établi : l'écart dépasse de loin le doute de la mesure.
review-sure-likely = C'est probable, mais pas établi.
review-sure-unclear = C'est possible, rien de plus : l'écart tient dans le doute de la mesure.
review-sure-agreed = La recherche joue le même coup.
review-sure-fine = La recherche n'a rien trouvé de mieux.
review-sure-forced = C'était le seul coup permis.
review-sure = { $mistakes ->
    [0] Aucune erreur établie
    [one] Une erreur établie
   *[other] { $mistakes } erreurs établies
} sur { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}{ $unclear ->
    [0] .
    [one] , et une sur laquelle on peut hésiter.
   *[other] , et { $unclear } sur lesquelles on peut hésiter.
}
