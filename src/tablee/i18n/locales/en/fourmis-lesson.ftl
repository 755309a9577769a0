fourmis-lesson-theme =
    Welcome to the ant hill!
    Everybody lays an ant; the strongest wins the trick and keeps it. But not every card is good to have.
fourmis-lesson-aim =
    Three objectives every manche.
    Here: most greens, fewest reds, and always most Reines. Each is worth 3 aphids; 15 aphids win.
fourmis-lesson-lead =
    You open the trick.
    Any card is allowed. Begin small, to see: the yellow Soldate 2.
fourmis-lesson-not-lead = Begin smaller: you will not miss the yellow Soldate 2.
fourmis-lesson-not-lead-ninja = A Ninja is precious: keep it. Open with the yellow Soldate 2.
fourmis-lesson-ladybug =
    A ladybug for { $seat1 }!
    { $seat1 } won this trick with a 4, and the ladybug of { $seat2 } with it: it will cost 1 aphid.
fourmis-lesson-climb =
    Climb: you can.
    Whoever can beat the strongest must climb, or lay a Reine or a ladybug. The green Soldate 6 wins, and the whole trick is green!
fourmis-lesson-not-climb = Climb with the green Soldate 6: one more green for you.
fourmis-lesson-not-climb-blue = The blue 6 would win too, but the green 6 adds a green to the trick: that is the color that pays.
fourmis-lesson-not-climb-ninja = A Ninja would win too, but the green 6 is enough, and of the right color.
fourmis-lesson-not-climb-reine = Without a yellow in this trick, your yellow Reine is worth nothing. Play the green Soldate 6.
fourmis-lesson-ninja =
    Three greens! Send a Ninja.
    A Ninja is above every Soldate. Whoever has one must lay it too; of equals, the first wins. Open with the blue Ninja.
fourmis-lesson-not-ninja = Draw out the Ninjas of the others: open with the blue Ninja.
fourmis-lesson-not-ninja-red = Red is the color to avoid: rather open with the blue Ninja.
fourmis-lesson-low =
    The green Ninja is yours.
    But so is a red Soldate, alas. Sometimes losing is better: open with the yellow Soldate 1, and leave them this trick.
fourmis-lesson-not-low = To leave this trick to the others, nothing is better than the yellow Soldate 1.
fourmis-lesson-reine =
    The hour of the Reine.
    She is worth one more than the strongest yellow in the trick: here 5. Of equals, the Reine wins. Lay the yellow Reine.
fourmis-lesson-not-reine = That might win, but Reines pay: lay the yellow Reine.
fourmis-lesson-count =
    One Reine, four greens.
    The red Soldate 5 was not enough against her. You have most greens and most Reines; but your two reds are too many.
fourmis-lesson-end =
    You hold the ant hill.
    Seven cards are left to you in this manche. Play on, against beginners' bots: avoid reds and ladybugs.
