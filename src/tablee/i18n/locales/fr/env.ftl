error-unknown-reward = « { $reward } » n'est pas une récompense connue ; récompenses : { $expected }
error-illegal-action = l'action { $action } n'est pas permise à la table { $table } ; le masque dit lesquelles le sont
error-bad-actions = un pas demande une liste ou un tableau de { $tables } nombres entiers, un par table, et non { $found }
error-not-whole = { $name } doit être un nombre entier, et non { $found }
error-bad-seed = une graine a 64 bits au plus, jusqu'à { $most }, et { $seed } en a davantage
error-bad-opponents = il faut les noms de { $expected } robots, un pour chaque autre place, ou un seul pour tous, et non { $found }
error-bad-rows = il faut des lignes de { $length } nombres entiers, celles de ce jeu et de ce nombre de joueurs, et non { $found }
error-no-tables = il faut au moins une table, et non { $found }
