list-of = { $first } et { $last }

# How numbers are written: between thousands, before decimals, as a share.
number-range = { $first } à { $last }
number-group = { "\u202F" }
number-decimal = ,
number-percent = { $number } %

log-deal = Les cartes sont distribuées.
log-move = { $who } : { $verb } { $cards }
log-over = La partie est finie.
log-place = { $place }. { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

log-unfinished = La partie enregistrée s'arrête là, après { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, sans être finie.

sheet-entry = { $who } ({ $points })
sheet-entry-because = { $who } { $points } ({ $why })
because = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ended-game = La partie est finie.
ended-manche = La manche est finie.
decided-resigned = Abandon de { $who }.
decided-tie = { $winners ->
    [0] Personne ne gagne.
   *[other] Égalité parfaite : { $who }.
}
decided-points = Au bout du compte : { $points } pour { $who }, { $others } pour { $rival }.
decided-manche = La manche { $number } a fait la différence : { $points } pour { $who }, { $others } pour { $rival }.
decided-line = Le plus grand écart : { $line }, { $points } pour { $who }, { $others } pour { $rival }.
won = Vous gagnez !

seat-name = Siège { $seat }

why-not-held = cette carte n'est pas dans votre main

error-game-over = la partie est finie : plus personne ne joue
error-cards-to-deal = les cartes ne sont pas encore distribuées
error-not-your-turn = ce n'est pas votre tour : c'est au siège { $turn } de jouer
error-unknown-move = « { $move } » n'est pas un coup de ce jeu
error-unfinished-move = il manque quelque chose à « { $move } »
error-illegal-move = « { $move } » n'est pas permis : { $why }
error-nothing-to-deal = il n'y a rien à distribuer maintenant
error-bad-deal = les cartes distribuées ne sont pas celles qu'il faut battre
error-unknown-card = « { $card } » n'est pas une carte de { $game }
error-unknown-game = le jeu « { $game } » n'est pas sur l'étagère ; on y trouve : { $expected }
error-bad-seats = { $game } ne se joue pas à { $seats } ; nombres de joueurs possibles : { $expected }
error-unknown-option = { $game } n'a pas d'option « { $option } » ; options : { $expected }
error-unknown-preset = { $game } n'a pas de jeu d'options « { $preset } » ; il y a : { $expected }
error-bad-option = « { $value } » ne convient pas à l'option « { $option } » ; valeurs possibles : { $expected }
error-bad-number = « { $value } » ne convient pas à { $name } ; il faut un nombre entier de { $least } à { $most }
error-bad-pair = « { $value } » n'est pas une option ; écrivez nom=valeur
error-no-seat = il n'y a pas de siège { $seat } dans cette partie ; sièges : { $expected }
error-no-file = il n'y a pas de fichier { $file }
error-unreadable-file = le fichier { $file } ne peut pas être lu : { $reason }
error-no-folder = le dossier { $folder } ne peut pas être utilisé : { $reason }
error-not-written = le fichier { $file } ne peut pas être écrit : { $reason }
error-no-output = le résultat ne peut pas être écrit : { $reason }
error-not-replayed = { $games ->
    [one] { $games } partie ne se rejoue pas
   *[other] { $games } parties ne se rejouent pas
}
error-no-peer = { $peer } ne peut pas être mesuré : { $reason }
error-unknown-peer = « { $peer } » n'est pas un moteur connu ; moteurs : { $expected }
error-no-page = il n'y a pas de page de règles pour « { $game } » en { $language }
error-usage = { $reason } ; l'aide : { $help }
error-usage-missing = il manque : { $what } ; l'aide : { $help }
error-usage-unknown = « { $what } » n'est pas compris ; l'aide : { $help }
error-usage-value = { $what } attend une valeur ; l'aide : { $help }
error-usage-choice = « { $what } » n'est pas possible ; choix : { $expected } ; l'aide : { $help }

error-record-not-json = ce fichier n'est pas une partie entière (JSON) : { $reason }
error-record-too-long = le fichier { $file } est trop long pour une partie (plus de { $most } octets)
error-record-format = ce fichier n'est pas au format { $expected } mais « { $format } »
error-record-field = cette partie est mal écrite : { $reason }
error-record-event = l'événement { $event } est mal écrit : { $reason }
error-record-rules = cette partie suit la version { $rules } des règles ; ce programme joue la version { $expected }
error-record-broken = l'événement { $event } n'a pas pu se jouer : { $why }
error-record-result = après l'événement { $event }, le résultat écrit n'est pas celui de la partie

# What a seat is asked by a game without words of its own, and where a lifted card can go.
ask = Jouez une carte, ou faites un coup.
ask-together = Choisissez en secret ; tous choisissent en même temps.
ask-reaction = Voulez-vous intervenir ?
aim = Touchez une cible pour { $card }.
error-record-resigned = les places qui ont abandonné ne vont pas : { $seats }
