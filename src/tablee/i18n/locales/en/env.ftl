error-unknown-reward = "{ $reward }" is not a known reward; rewards: { $expected }
error-illegal-action = action { $action } is not legal at table { $table }; the mask says which ones are
error-bad-actions = a step wants a list or an array of { $tables } whole numbers, one for each table, not { $found }
error-not-whole = { $name } is to be a whole number, not { $found }
error-bad-seed = a seed has at most 64 bits, up to { $most }, and { $seed } has more
error-bad-opponents = the names of { $expected } bots are wanted, one for each other seat, or one name for all, not { $found }
error-bad-rows = rows of { $length } whole numbers are wanted, those of this game and these seats, not { $found }
error-no-tables = there must be at least one table, not { $found }
