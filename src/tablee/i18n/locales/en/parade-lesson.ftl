parade-lesson-theme =
    Welcome to the Parade!
    In Alice's land a procession grows longer. On your turn you send it a card from your hand, always to its tail, then you draw another.
parade-lesson-aim =
    The fewest points win.
    Your card may make figures run away: they settle in front of you, and each costs its value. The best is to take nobody.
parade-lesson-shelter =
    The red 8 shelters them all.
    A card shelters as many figures as its value, counted from the tail. There are only six of them: play the red 8.
parade-lesson-not-shelter = That one would leave some figures without shelter. The red 8 shelters everybody: play it.
parade-lesson-took =
    { $seat1 } took two cards.
    The violet 4 sheltered only four figures. Of the others, the green 4 and the gray 2 left: they were no higher than 4.
parade-lesson-take =
    Try the green 3.
    Three are safe. Of the rest it would take the greens, and values of 3 or less: there are none. Nobody leaves!
parade-lesson-not-take = That one would take at least one card: of its color, or no higher than itself. The green 3 takes nobody.
parade-lesson-not-take-orange = The orange 5 would take the orange 7, of its color, and the red 5, which is no higher. Try the green 3.
parade-lesson-not-take-blue = The blue 1 shelters one card only, and would take the blue 9, of its color. Try the green 3.
parade-lesson-majority =
    Take the blues on purpose.
    In the end, whoever has most cards of a color turns them over: each costs only 1. Your blue 1 takes the 9 and the 6: 2 points, not 15.
parade-lesson-not-majority = You would take a single card, at a high price or nearly. With the blue 1 you take two blues at once, and the majority.
parade-lesson-not-majority-blue = The right color! But the blue 3 shelters the blue 6. With the blue 1 you take both, and the majority is safer.
parade-lesson-short =
    The procession is short.
    Only five figures are left: a 5 is enough to shelter them all. Play the orange 5, and keep the 8 for a longer procession.
parade-lesson-not-short = That one would take some figures. Five cards in the procession: the orange 5 shelters them all.
parade-lesson-not-short-orange = The 8 shelters everybody too, but the 5 is enough. Keep the 8: it will help when the procession is long.
parade-lesson-last =
    This is the last round.
    { $seat1 } has all six colors. Everybody plays one more card, without drawing. An empty pile would announce the end as well.
parade-lesson-last-card =
    Get rid of the 10.
    Of the four cards you keep, two are set aside and two will count. The violet 10 shelters everybody: send it to the procession.
parade-lesson-not-last = That one would take a figure at the last moment. The violet 10 takes none.
parade-lesson-not-last-orange = The 8 takes nobody either, but the 10 would cost more in your hand: play the 10.
parade-lesson-keep =
    Two cards stay, two go.
    Set aside the orange 8 and the red 2. The blue 3 joins your blues and will cost only 1; the gray 0 costs nothing.
parade-lesson-not-keep = Think of what will cost least: keep the blue 3 and the gray 0, set aside the orange 8 and the red 2.
parade-lesson-end =
    You win, with 3 points!
    Your three blues are the majority: 3 points instead of 18. You know how to play. Shall we begin again in earnest, with beginners' bots?
