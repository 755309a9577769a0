arena-title = Arène : { $game } à { $seats }
arena-said = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, chaque donne jouée à toutes les places. Les intervalles valent dans 95 cas sur 100.
arena-ratings = Classement
arena-table = Tableau
arena-duels = Qui finit devant qui
arena-pair = { $one } devant { $other }
arena-running = Part des premières places au fil des donnes
arena-journal = Chaque partie est notée dans { $file }
train-before = Épreuve, récompense avant : { $mean } ± { $margin }
train-after = Épreuve, récompense après : { $mean } ± { $margin }
train-gain = Gain dans les mêmes donnes : { $mean } ± { $margin }
train-written = Les nombres sont dans { $file }, et tout essai est noté dans { $journal }
arena-column-bot = robot
arena-column-games = parties
arena-column-share = devant l'autre
arena-column-wins = premières places
arena-column-lasts = dernières
arena-column-place = place moyenne
arena-column-score = points en moyenne
arena-column-rating = cote
arena-column-thinking = une décision
arena-column-slowest = la plus lente

error-bad-agent = l'agent { $agent } ne peut pas jouer : { $reason }
error-unknown-bot = il n'y a pas de robot « { $bot } » ; robots : { $expected }
error-few-bots = il faut au moins deux robots différents, et pas seulement : { $bots }
error-no-weights = { $game } n'a pas de nombres à apprendre
error-unknown-weight = aucun nombre « { $weight } » à apprendre ; connus : { $expected }
error-no-dask = il faut Dask : pip install 'tablee[cluster]' ({ $reason })
error-no-cluster = aucun ordonnanceur Dask ne répond à { $address } : { $reason }
error-not-a-ladder = { $file } n'est pas une page de l'échelle et a été laissé tel quel
error-cluster-failed = les machines de { $address } n'ont pas pu jouer : { $reason }
error-journal-other = { $file } contient les parties d'une autre série (autres robots, options, graine ou version) ; choisissez un autre fichier, ou --fresh
error-journal-broken = { $file } est abîmé et a été laissé tel quel : { $reason }
error-journal-unusable = le journal { $file } ne peut pas servir : { $reason }
