replay-title = Le film de la partie
replay-watch = Voir le film
replay-how = Choisissez une partie que vous avez gardée, ou déposez-la sur cette page. Elle est vérifiée, montrée, et n'est pas conservée.
replay-open = Ouvrir une partie gardée
replay-drop = Déposez la partie ici
replay-to-table = Retour à la table
replay-start = La table avant la première donne.
replay-moment = Moment de la partie
replay-step = Étape { $moment } sur { $length }
replay-first = Au début
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Arrêter
replay-pace = Vitesse { $pace } sur 3
replay-eyes = Par quels yeux
replay-all-open = Toutes les cartes visibles
replay-as = Comme { $name } l'a vue
replay-as-watcher = Comme un spectateur l'a vue
replay-hands = Les mains
replay-hand = La main de { $name }
replay-link = Copier un lien vers ce moment
replay-fair = Les cartes ont-elles été distribuées comme promis ?
replay-fair-checking = Cette page distribue à nouveau…
replay-fair-page = Oui. Cette page a distribué elle-même les cartes à nouveau, à partir de la graine et de la chance de chacun : { $deals ->
    [one] la donne est la même.
   *[other] les { $deals } donnes sont les mêmes.
}
replay-fair-promise = { $early ->
    [true] La graine est celle qui avait été promise à cet appareil avant la première donne.
   *[false] La graine est celle qui avait été promise à cet appareil à son arrivée, après la première donne.
}
replay-fair-lucks = { $seen ->
    [true] Chaque joueur avait promis sa chance avant que quiconque ne montre la sienne : personne n'a pu choisir la sienne en connaissant celle des autres.
   *[other] D'après la partie enregistrée, chaque joueur avait promis sa chance avant que quiconque ne montre la sienne.
}
replay-fair-late = Une promesse de chance de cette partie n'avait pas été montrée à cet appareil quand il a montré la sienne : quelqu'un a pu choisir sa chance après coup.
replay-fair-broken = La graine n'est pas celle qui avait été promise à cet appareil pendant la partie.
replay-fair-unseen = Cet appareil n'était pas là avant la première donne : seuls ceux qui y étaient savent si la promesse écrite dans la partie est celle d'alors.
replay-fair-server = Le serveur l'a vérifié aussi, et trouve la même chose.
replay-fair-server-not = Le serveur l'a vérifié aussi : { $why }
replay-fair-figures = Les chiffres
replay-fair-commitment = Promesse (SHA-256 de la graine)
replay-fair-seed = Graine
