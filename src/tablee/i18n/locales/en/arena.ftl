arena-title = Arena: { $game } for { $seats }
arena-said = { $games ->
    [one] { $games } game
   *[other] { $games } games
} over { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each deal played in every seat. Intervals hold in 95 of 100 cases.
arena-ratings = Ratings
arena-table = Standings
arena-duels = Who comes in before whom
arena-pair = { $one } before { $other }
arena-running = Share of first places as deals were played
arena-journal = Every game is noted in { $file }
train-before = Test, reward before: { $mean } ± { $margin }
train-after = Test, reward after: { $mean } ± { $margin }
train-gain = Gain in the same deals: { $mean } ± { $margin }
train-written = The numbers are in { $file }, and everything tried is noted in { $journal }
arena-column-bot = bot
arena-column-games = games
arena-column-share = before the other
arena-column-wins = first places
arena-column-lasts = last
arena-column-place = mean place
arena-column-score = mean points
arena-column-rating = rating
arena-column-thinking = a decision
arena-column-slowest = the slowest

error-bad-agent = the agent { $agent } cannot play: { $reason }
error-unknown-bot = there is no bot "{ $bot }"; bots: { $expected }
error-few-bots = an arena needs two different bots at least, not only: { $bots }
error-no-weights = { $game } has no numbers that could be learned
error-unknown-weight = there is no number "{ $weight }" to learn; known: { $expected }
error-no-dask = this needs Dask: pip install 'tablee[cluster]' ({ $reason })
error-no-cluster = no Dask scheduler answers at { $address }: { $reason }
error-not-a-ladder = { $file } is not a page of the ladder, and has been left as it is
error-cluster-failed = the machines at { $address } could not play: { $reason }
error-journal-other = { $file } notes the games of another run (other bots, options, seed or version); choose another file, or --fresh
error-journal-broken = { $file } is damaged and has been left as it is: { $reason }
error-journal-unusable = the journal { $file } cannot be used: { $reason }
