hermine-option-target-score = Played to
hermine-option-target-score-value = { $value } points
hermine-option-target-score-about = The game ends after the manche in which somebody reaches this total.
hermine-option-fixed-manches = Number of manches
hermine-option-fixed-manches-none = until the total is reached
hermine-option-fixed-manches-value = { $value ->
    [1] one manche
   *[other] { $value } manches
}
hermine-option-fixed-manches-about = A fixed number of manches replaces the total to reach; the highest total wins.
hermine-option-jokers = Jokers
hermine-option-jokers-value = { $value ->
    [0] none
   *[other] { $value } jokers
}
hermine-option-jokers-about = With jokers anybody may hold the card they lack: attacks and coups-fourrés are more frequent.
hermine-option-joker-scope = A joker stands for
hermine-option-joker-scope-any = any card
hermine-option-joker-scope-no-botte = any card but a botte
hermine-option-joker-scope-about = If a joker can be a botte, any attack may turn into a coup-fourré.
hermine-option-bonus-no-100-200 = Bonus without 100 or 200
hermine-option-bonus-no-100-200-true = 500 points for winning without them
hermine-option-bonus-no-100-200-false = no bonus
hermine-option-bonus-no-100-200-about = With the bonus, a manche won by short steps is worth 500 points more.
hermine-option-sauvegarde-restarts = A Safeguard laid under its Danger
hermine-option-sauvegarde-restarts-true = gets you rolling again
hermine-option-sauvegarde-restarts-false = still needs a Beauty on the Way
hermine-option-sauvegarde-restarts-about = If it does not get you rolling, you still need a Beauty on the Way; until then you can be neither stopped nor put in danger.
hermine-option-last-coup-skips = After a coup-fourré with the draw pile empty
hermine-option-last-coup-skips-false = the attacker's left neighbor plays
hermine-option-last-coup-skips-true = the left neighbor of the one who answered plays
hermine-option-last-coup-skips-about = To the letter, those who sit between the two lose their turn even when there are no cards left to draw.

contrees-option-characters = Strengths of the characters
contrees-option-characters-18-10 = 18 of each people, 10 whites
contrees-option-characters-20-2 = 20 of each people, 2 whites
contrees-option-characters-19-6 = 19 of each people, 6 whites
contrees-option-characters-17-14 = 17 of each people, 14 whites
contrees-option-characters-16-18 = 16 of each people, 18 whites
contrees-option-characters-own = The strengths of a people, a slash, then those of the whites; 1-8*2 means 1 to 8 twice. With Flumigel, Jarmial and Karniphage there must be 83 characters.
contrees-option-characters-example = 1-8*2,9,10/1-4,6-9
contrees-option-characters-about = The more whites there are, the easier it is to pair any two cards and to attack.
contrees-option-crowns = Crowns of the lands
contrees-option-crowns-others = each of the other colors once
contrees-option-crowns-own = Four letters of b r y g k (blue, red, yellow, green, black) for the blue lands, then for the red, the yellow, the green and the black ones.
contrees-option-crowns-example = rygk/bygk/brgk/bryk/bryg
contrees-option-crowns-about = The crown breaks ties where nobody has the color of the land.
contrees-option-flumigel = Strength of Flumigel
contrees-option-flumigel-value = { $value }
contrees-option-flumigel-about = The stronger he is, the better he defends the land from which he silences the sorts.
contrees-option-karniphage-killed = Karniphage killed by Trépas during his attack
contrees-option-karniphage-killed-strongest = the strongest of those who are there wins
contrees-option-karniphage-killed-caster = the caster wins if nobody comes afterwards
contrees-option-karniphage-killed-about = To the letter, characters that stood there before do not keep the land: one must be laid after Trépas.
contrees-option-two-cards-if-possible = Playing two cards
contrees-option-two-cards-if-possible-false = the first card is free
contrees-option-two-cards-if-possible-true = compulsory if possible
contrees-option-two-cards-if-possible-about = To the letter, you may not begin with a card that leaves no second one to play while another would.
contrees-option-killed-color-stays = The color of a killed character
contrees-option-killed-color-stays-false = is free before that land
contrees-option-killed-color-stays-true = stays with its player there
contrees-option-killed-color-stays-about = To the letter, a color that was laid stays forbidden to the others until the combat is over, even if Trépas has removed the card.
contrees-option-manches = Manches for two players
contrees-option-manches-value = { $value ->
    [1] a single one
   *[other] best of { $value }
}
contrees-option-manches-about = The match goes to whoever wins more than half of the manches; the players begin in turn, and a manche without a winner is played again.

fourmis-option-deck = Cards
fourmis-option-deck-36 = 36 cards
fourmis-option-deck-40 = 40 cards, Soldates up to 7
fourmis-option-deck-48a = 48 cards, two Ninjas and two Reines
fourmis-option-deck-48b = 48 cards, Soldates up to 9
fourmis-option-deck-about = More cards, longer manches; with two Ninjas and two Reines of each color fewer tricks are safe.
fourmis-option-beat = What must be beaten
fourmis-option-beat-best = the strongest card of the trick
fourmis-option-beat-last = the last card laid
fourmis-option-beat-about = If only the last card must be beaten, a card thrown away relieves everybody after it.
fourmis-option-ninja-gap = A Reine backed by the highest Soldate
fourmis-option-ninja-gap-value = { $value ->
    [1] beats a Ninja of another color
   *[2] does not beat a Ninja of another color
}
fourmis-option-ninja-gap-about = If she does, a Ninja is less safe once the highest Soldate lies in the trick.
fourmis-option-rotate-leader = Who opens a manche
fourmis-option-rotate-leader-true = each in turn
fourmis-option-rotate-leader-false = always the first seat
fourmis-option-rotate-leader-about = If each opens in turn, nobody always has the advantage of choosing first.
fourmis-option-teams = Teams
fourmis-option-teams-true = two teams (with four players)
fourmis-option-teams-false = each for themselves
fourmis-option-teams-about = In teams the aphids of partners are added up, and exactly four manches are played.
fourmis-option-zero-tie-pays = Nobody has a card of an objective
fourmis-option-zero-tie-pays-false = nobody is paid
fourmis-option-zero-tie-pays-true = all are tied and paid
fourmis-option-zero-tie-pays-about = This happens only with two players, when the Ghost has taken all cards of Plus or all Reines.
fourmis-option-floor = Lost aphids
fourmis-option-floor-true = never below zero
fourmis-option-floor-false = the total may be negative
fourmis-option-floor-about = Without a floor, a ladybug also costs those who have nothing, and the debt is paid in later manches.

high-society-option-pending-theft = A Theft received without a possession
high-society-option-pending-theft-any = takes the first one obtained
high-society-option-pending-theft-bought = takes the first one bought
high-society-option-pending-theft-about = If only a possession that was paid for counts, what comes as a gift is kept, and the misfortune waits on.

animalement-votre-option-pending-theft = “Sick as a dog” received without a possession
animalement-votre-option-pending-theft-any = takes the first one obtained
animalement-votre-option-pending-theft-bought = takes the first one bought
animalement-votre-option-pending-theft-about = If only a possession that was paid for counts, what comes as a gift is kept, and the misfortune waits on.

preset-default = House rules
preset-default-about = The readings that we chose where the rulebook can be read in two ways.
preset-letter = To the letter
preset-letter-about = Where the rulebook can be read in two ways, its exact words decide.
preset-own = Rules of your own
preset-title = Reading of the rules
options-differ = { $count ->
    [0] As usual
    [one] One rule differs
   *[other] { $count } rules differ
}
options-usual = usually: { $value }
options-line = { $option }: { $value }
options-memory = Memory aid
options-memory-about = Without it you see only what would lie open on a real table; the rest you have to remember.
options-no-memory = Without memory aid
options-hints = Hints for all
options-hints-about = Alone against bots you may always ask for them; with others only at a table that was opened like this.
options-with-hints = With hints
options-title = Rules of this table

opening-title = { $game }: a table of your own
opening-choose = Choose how to play
opening-choose-game = Choose how to play { $game }
opening-seats = How many play?
opening-who = Who plays?
opening-mode = With whom?
opening-mode-value = { $mode ->
    [bots] Bots
    [here] On this device
   *[link] By a link
}
opening-seat = Seat { $seat }
opening-kind = { $kind ->
    [you] You
    [here] Somebody on this device
   *[link] Somebody by the link
}
opening-name = Name of the one in seat { $seat }
opening-player = Player { $seat }
opening-here-more = The device goes from hand to hand. Whoever is next says so, and only then sees their cards.
opening-link-more = The table waits until everybody has come by the link.
opening-options = Rules
opening-own = of our own…
opening-own-value = { $option }, of our own
opening-clock = Time
opening-clock-value = { $clock ->
    [none] Nobody is hurried
    [brisk] Brisk: 20 seconds a move, 2 minutes in reserve
    [calm] Calm: 45 seconds a move, 10 minutes in reserve
    [day] A day for each move
   *[days] Three days for each move
}
opening-play = Play
opening-open = Open the table
opening-close = Close
