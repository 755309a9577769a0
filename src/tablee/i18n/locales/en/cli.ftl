cli-about = Tablée: card games around one table, exactly by their rules.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-help = show this help
cli-version = show the version and whether the rules are compiled
cli-lang = language (otherwise that of the environment, otherwise French)
cli-json = print data as JSON
cli-error = tablee: { $said }
cli-tagline = { $game }: { $tagline }
cli-compiled = compiled
cli-interpreted = pure Python
cli-pure = tablee: rules in pure Python (no compiler at installation); everything works, more slowly.

cli-games = the games on the shelf
cli-rules = the rules of a game, in our own words
cli-faces = the cards of a game
cli-sim = play random games, write each down and replay it
cli-replay = tell a recorded game, move by move
cli-review = review a game: luck, your choices, and the three that cost most
cli-review-seat = the seat whose choices are reviewed, by its number or name (otherwise the first person)
cli-play-from = play on against bots from before this event, with other hidden cards
cli-reviewing = The bot reads the game again
cli-verify = check that recorded games were played by the rules, and dealt as promised
cli-bench = measure speed, in decisions per second
cli-arena = let bots play each other, and measure their strength
cli-ladder = measure the published ladder of levels again
cli-train = learn the numbers of a game's heuristic by playing, and write them down

cli-game = name of the game; "tablee games" lists them
cli-seats = number of players (4 unless the game forbids it)
cli-option = an option of the game, such as variant=yes; can be repeated
cli-preset = a reading of the rules, such as letter (to the letter)
cli-first = seat that begins: 1 is yours; by default it is drawn
cli-no-aide-memoire = show only what would lie open on a real table
cli-sim-games = number of games (100 if not given)
cli-seed = seed of chance: the same one plays the same games (0 if not given)
cli-out = folder to write the games to; made if it does not exist
cli-file = a recorded game (format tablee/1)
cli-as = show only what this seat could see (its number, from 0, or its name)
cli-bench-game = games to measure (all if not given)
cli-against = engines to measure beside, separated by commas: open_spiel, rlcard
cli-seconds = seconds for each measurement (2 if not given)
cli-arena-bots = bots, separated by commas: novice, casual, club, expert, master, random, greedy, ismcts, trials, ismcts:5000 (club,greedy,random if not given)
cli-arena-alone = the first bot sits alone, in every seat, among several of each other bot
cli-arena-games = number of games, rounded up to whole deals (100 if not given)
cli-jobs = processes that play at the same time, 0 for one per processor (1 if not given)
cli-cluster = address of a Dask scheduler whose workers play instead, such as tcp://127.0.0.1:8786
cli-journal = file in which every game is noted as it ends; an interrupted run goes on from there (a file in your data folder if not given)
cli-fresh = forget the games already noted and start again
cli-csv = write every seat of every game to this file
cli-html = write a report with plots to this file
cli-ladder-game = games to measure (all if not given)
cli-ladder-games = number of games for each pair of levels (400 if not given)
cli-ladder-out = page to write (docs/ladder.md if not given); sections that are not measured stay
cli-ladder-seats = only tables of this size (the smallest and four if not given)
cli-train-against = opponents, separated by commas; each learner sits alone among each of them (greedy if not given); `before` has the numbers that training began with, and then all play as in playouts
cli-train-weights = names of the numbers to learn, separated by commas; `*_2` stands for all that end so (all if not given)
cli-train-iterations = iterations of the search with which learners think; 0 plays at a glance (0 if not given)
cli-train-generations = number of generations; a greater one goes on where a smaller one ended (20 if not given)
cli-train-population = learners in a generation (32 if not given)
cli-train-deals = deals that each learner plays in every seat; the test has five times as many, all new (40 if not given)
cli-train-spread = how far the first learners differ, in percent of each number (40 if not given)
cli-train-journal = file in which everything tried is noted; an interrupted training goes on from there (a file in your data folder if not given)
cli-train-fresh = forget what was tried already and start again
cli-train-out = file to write the numbers to, with where they come from (weights.json if not given)

cli-replayed = { $games ->
    [one] { $replayed } of { $games } game replayed exactly
   *[other] { $replayed } of { $games } games replayed exactly
}
cli-written = { $games ->
    [one] { $games } game written to { $folder }
   *[other] { $games } games written to { $folder }
}
cli-verify-line = { $file }: { $said }
cli-verify-exact = { $events ->
    [one] { $events } event, played again exactly
   *[other] { $events } events, played again exactly
}
cli-verify-promised = dealt as was promised before the game, by the server and by every player
cli-verify-fair = dealt as was promised before the game
cli-bench-compiled = Compiled rules.
cli-bench-interpreted = Rules in pure Python, not compiled.
cli-bench-playout = { $game } for { $seats }, whole games
cli-bench-search = { $game } for { $seats }, search
cli-bench-step = { $game } for { $seats }, stepped from Python

cli-column-game = game
cli-column-title = title
cli-column-seats = players
cli-column-duration = time
cli-column-code = code
cli-column-name = name
cli-column-symbol = symbol
cli-column-count = count
cli-column-seat = seat
cli-column-mean = mean points
cli-column-firsts = first places
cli-column-engine = engine
cli-column-decisions = decisions/s
cli-column-iterations = iterations/s
cli-column-ratio = against { $peer }

cli-try =
    Try:
      tablee serve
          open tables in the browser, and play
      tablee play
          play right now in this terminal, against bots
      tablee rules { $game }
          read the rules
      tablee sim { $game } --games 3 --out games
          play three random games and write them down
      tablee replay games/{ $game }-4-0-000000.json
          be told the first of them
      tablee --help
          all commands
cli-new-game = a package with a small game of your own, to begin with
cli-new-game-name = its name for ever: lower-case letters, digits and hyphens
cli-new-game-out = the new folder; by default, the name
cli-new-game-done = { $folder } has a game that keeps all laws. Go on there:
    pip install -e .
    python -m pytest -q tests
    tablee play { $game }
error-folder-exists = { $folder } is there already; nothing was written
