hermine-option-target-score = Played to
hermine-option-target-score-value = { $value } points
hermine-option-fixed-manches = Number of manches
hermine-option-fixed-manches-none = until the total is reached
hermine-option-fixed-manches-value = { $value ->
    [1] one manche
   *[other] { $value } manches
}
hermine-option-jokers = Jokers
hermine-option-jokers-value = { $value ->
    [0] none
   *[other] { $value } jokers
}
hermine-option-joker-scope = A joker stands for
hermine-option-joker-scope-any = any card
hermine-option-joker-scope-no-botte = any card but a botte
hermine-option-bonus-no-100-200 = Bonus without 100 or 200
hermine-option-bonus-no-100-200-true = 500 points for winning without them
hermine-option-bonus-no-100-200-false = no bonus
hermine-option-sauvegarde-restarts = A Safeguard laid under its Danger
hermine-option-sauvegarde-restarts-true = gets you rolling again
hermine-option-sauvegarde-restarts-false = still needs a Beauty on the Way

contrees-option-characters = Strengths of the characters
contrees-option-characters-18-10 = 18 of each people, 10 whites
contrees-option-characters-20-2 = 20 of each people, 2 whites
contrees-option-characters-19-6 = 19 of each people, 6 whites
contrees-option-characters-17-14 = 17 of each people, 14 whites
contrees-option-characters-16-18 = 16 of each people, 18 whites
contrees-option-characters-own = The strengths of a people, a slash, then those of the whites; 1-8*2 means 1 to 8 twice. With Flumigel, Jarmial and Karniphage there must be 83 characters.
contrees-option-characters-example = 1-8*2,9,10/1-4,6-9
contrees-option-crowns = Crowns of the lands
contrees-option-crowns-others = each of the other colors once
contrees-option-crowns-own = Four letters of b r y g k (blue, red, yellow, green, black) for the blue lands, then for the red, the yellow, the green and the black ones.
contrees-option-crowns-example = rygk/bygk/brgk/bryk/bryg
contrees-option-flumigel = Strength of Flumigel
contrees-option-flumigel-value = { $value }

fourmis-option-deck = Cards
fourmis-option-deck-36 = 36 cards
fourmis-option-deck-40 = 40 cards, Soldates up to 7
fourmis-option-deck-48a = 48 cards, two Ninjas and two Reines
fourmis-option-deck-48b = 48 cards, Soldates up to 9
fourmis-option-beat = What must be beaten
fourmis-option-beat-best = the strongest card of the trick
fourmis-option-beat-last = the last card laid
fourmis-option-ninja-gap = A Reine backed by the highest Soldate
fourmis-option-ninja-gap-value = { $value ->
    [1] beats a Ninja of another color
   *[2] does not beat a Ninja of another color
}
fourmis-option-rotate-leader = Who opens a manche
fourmis-option-rotate-leader-true = each in turn
fourmis-option-rotate-leader-false = always the first seat
fourmis-option-teams = Teams
fourmis-option-teams-true = two teams (with four players)
fourmis-option-teams-false = each for themselves

opening-title = { $game }: a table of your own
opening-choose = Choose…
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
