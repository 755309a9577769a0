cli-score = keep the score sheet of a game played with real cards
cli-sheet = name of the sheet (that of the game by default); a sheet that was begun is continued
cli-players = names of the players in their order around the table, separated by commas (otherwise they are asked for)
cli-score-fresh = begin a new sheet; the old one is kept under another name
cli-list = list the sheets of this game
cli-print = show the sheet, as text or HTML, instead of continuing it
cli-output = file to write the sheet to (HTML if its name ends in .html)

parade-sheet-cards = Cards in front: { $entries }.

score-names = Give the names in their order around the table ({ $seats } players); an empty line when everybody is there.
score-ask-name = Player { $number }:
score-ask = { $line }, { $who } [{ $value }]:
score-ask-end = Enter to finish:
score-help = An empty line takes the value in brackets; "{ $undo }" takes the last answer back, "{ $sheet }" shows the sheet, "{ $quit }" leaves, "{ $help }" says this again. Everything is kept as you go.
score-key-undo = u
score-key-sheet = s
score-key-quit = q
score-key-help = {"?"}
score-manche = Manche { $number }
score-game = Game
score-total = Total
score-places = Place
score-place = { $place }. { $who }: { $points }
score-out = The least money in hand, hence out: { $who }.
score-end-won = The game is over. Won by { $who }.
score-end-shared = The game is over. Won together by { $who }.
score-end-replay = The game is over, perfectly tied: { $who }. The rules ask for another one.
score-end-nobody = The game is over, and nobody has won.
score-kept = The sheet is kept: { $file }
score-aside = The old sheet is now called "{ $name }".
score-list = { $name }: { $said }
score-list-going = { $players }; { $manches ->
    [0] no manche yet
    [one] { $manches } manche
   *[other] { $manches } manches
}
score-list-over = { $players }; over

error-score-name = "{ $name }" cannot name a sheet; take letters, digits, spaces or hyphens
error-score-player = "{ $name }" will not do as the name of a player; it takes a name that nobody else has, of { $most } characters at most
error-score-exists = the sheet "{ $name }" is there already, with its players and options; { $fresh } begins another, { $sheet } gives it another name
error-score-damaged = the sheet { $file } is damaged and was left untouched: { $why }
error-score-text = it is not a score sheet
error-score-format = its format is "{ $format }"; this program reads { $expected }
error-score-changed = the sheet { $file } has just been changed elsewhere; open it again to continue
error-score-lines = a manche must have these lines, with a value for each player: { $expected }
error-score-partners = { $who }: partners must have the same entries
error-score-number = "{ $value }" is neither a number nor a command; "{ $help }" lists them

error-score-value = { $line }, { $who }: { $value } is not possible; possible values: { $expected }
error-score-sum = { $line }: { $value } for everybody together is not possible; together it must be: { $expected }

error-score-winners = { $line }: only one team or one player wins the manche; enter 0 for the others
error-score-bonus = { $line }, { $who }: this bonus is for the winner of the manche; enter 0, or correct the manche
error-score-no-200 = { $line }, { $who }: without 100 and 200 there is the bonus for no 200 as well; enter { $expected }
error-score-goal = { $line }, { $who }: the manche is won with exactly { $expected } steps, not { $value }; correct the steps or the manche
error-score-too-far = { $line }, { $who }: { $value } is too far; without an allonge the manche ends at { $expected }
error-score-arrived = { $line }, { $who }: with { $value } steps the manche is won; enter { $expected }, or correct the steps
error-score-bottes = { $line }: { $value } bottes exposed in all, but there are only { $expected }; correct the bottes
error-score-coups = { $line }, { $who }: a coup-fourré exposes a botte; { $expected } here at most
error-score-allonge = { $line }: either its caller reaches { $long } and alone scores it, or, having had { $short }, fails and all opponents score it
error-score-capot = { $line }, { $who }: it must be { $expected }, by what everybody has walked

error-score-nobody = { $line }: somebody must win this objective
error-score-tie = { $line }: { $value } players cannot be tied with { $expected } cards in all

error-score-color = { $line }: with one card of each value from 0 to { $expected }, these points are not possible; count this color again
error-score-cards = { $line }, { $who }: { $value } cards do not make these points; it takes { $least } to { $most }

error-score-possessions = { $line }: with one card of each value from 1 to { $expected }, these sums are not possible together; count again

error-score-complete = { $line }: a Carré or a Quinte ends the game at once, so there is only one in all
error-score-sole = { $line }, { $who }: this bonus is for the one player who has the most lands; enter 0 for the others
error-score-figures = { $who }: these figures do not go together; a land belongs to one figure of its color and one of different colors at most
error-score-lands = these figures are not possible together: there are only { $expected } lands of each color; count the figures again
error-score-most = { $line }, { $who }: with these figures nobody can have the most lands alone so; count again
error-score-no-most = { $line }: with these figures somebody has the most lands alone and scores this bonus; count again
