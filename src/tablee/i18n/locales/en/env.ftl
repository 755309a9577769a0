error-unknown-reward = "{ $reward }" is not a known reward; rewards: { $expected }
error-illegal-action = action { $action } is not legal at table { $table }; the mask says which ones are
