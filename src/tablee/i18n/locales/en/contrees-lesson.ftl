contrees-lesson-theme =
    Four lands to take.
    Peoples fight for these lands. Before each, you have a place for two characters, and so has { $seat1 }.
contrees-lesson-aim =
    Lands win the game.
    Three of one color, or four of different colors, score points. Four alike, or all five colors, end the game at once.
contrees-lesson-engage =
    Every turn, two cards.
    First lay the red 7 before the red land. Alone, it is engaged: it waits.
contrees-lesson-not-engage = Let us begin with the red 7, before the red land.
contrees-lesson-not-engage-sort = Keep this sort for later. First lay your reds before the red land.
contrees-lesson-not-engage-place = The red 7, yes, but lay it before the red land, at place 2.
contrees-lesson-attack =
    The second one attacks.
    Two characters of one people stand together. Lay the red 5 beside it: 12 in all. { $seat1 } will have a single turn to strike back.
contrees-lesson-not-attack = Lay the red 5 with the red 7, before the red land: that is an attack.
contrees-lesson-won =
    12 against 10: it is yours!
    { $seat1 } struck back with 4 and 6. The highest sum takes the land; the characters leave, another land comes.
contrees-lesson-annex =
    A sort counts as a card.
    Annexion takes a land without a fight. Take the blue one, at place 1.
contrees-lesson-not-annex = Try your sort: Annexion, on the blue land at place 1.
contrees-lesson-not-annex-place = Annexion, yes! But take the blue land, at place 1.
contrees-lesson-white =
    White goes with everybody.
    Your second card: engage the white 6 before the green land. Later it can join any people.
contrees-lesson-not-white = Rather engage the white 6 before the green land, at place 3.
contrees-lesson-threat =
    { $seat1 } attacks the green land!
    The greens make 12, your white 6. You have this turn to answer; then the strongest wins.
contrees-lesson-kill =
    Cast Trépas.
    This sort removes a character, any of them. Aim at the strongest: the green 8. Only 4 will be left.
contrees-lesson-not-kill = The sort first: Trépas, on the green 8.
contrees-lesson-not-kill-weak = Nearly! But the green 8 is the most dangerous one: aim at it.
contrees-lesson-not-kill-own = That one is yours! Aim at the green 8 on the other side.
contrees-lesson-answer =
    Strengthen your white.
    Lay the yellow 5 beside the white 6: 11 against 4. The combat is settled at the end of your turn.
contrees-lesson-not-answer = Send the yellow 5 to join the white 6, before the green land.
contrees-lesson-figures =
    Three lands, three colors.
    A fourth color would make a Quarte, 25 points. Three alike make a Trio, 50. And whoever has most lands gets 10.
contrees-lesson-end =
    You know what matters.
    Engage, attack, strike back, and a sort at the right moment. The game goes on against a beginner's bot: your turn, two cards.
