hermine-lesson-theme =
    On your way, little ermine!
    She walks through Brittany, and so does { $seat0 }. Every step card takes her along the path.
hermine-lesson-aim =
    There are 700 steps to go.
    The first one there wins the manche. You may also stop the other, protect yourself, and score on the way. The first to 5000 points wins.
hermine-lesson-start =
    First you must set out.
    On every turn you draw a card, then play one. To set out: Beauty on the Way.
hermine-lesson-not-start = First of all you must set out: play Beauty on the Way.
hermine-lesson-walk =
    Now walk.
    The way is free: a step card takes the ermine that far. Play 100.
hermine-lesson-not-walk = That is a beginning, but the more steps the better: play 100.
hermine-lesson-not-walk-stop = A good idea, but not yet: first walk 100 steps.
hermine-lesson-not-walk-discard = Discarding is for when nothing else can be played. Play 100.
hermine-lesson-attack =
    Stop { $seat0 }.
    A red card goes to the other side. Alert Stop means playing Beauty on the Way again before walking.
hermine-lesson-not-attack = The other ermine gets ahead: stop her with Alert Stop.
hermine-lesson-long =
    { $seat0 } cannot walk.
    Without Beauty on the Way, a card had to be discarded. Make the most of it: play 200 steps. At most two cards of 200 in a manche.
hermine-lesson-not-long = That is progress too, but 200 steps at once are better.
hermine-lesson-not-long-botte = Keep this botte in your hand: it will be worth much more in a moment. Play 200.
hermine-lesson-coup =
    An attack: coup-fourré!
    Your monuments are in danger, but you hold the Safeguard of Monuments. Laid at this very moment, this botte is worth 400 points.
hermine-lesson-not-coup = Do not let it be: this is the moment for your botte, the Safeguard of Monuments.
hermine-lesson-again =
    400 points, and your turn.
    The attack is canceled, you are safe from this danger until the end of the manche, and you play at once: 75 steps.
hermine-lesson-not-again = The way is free and it is your turn: walk 75 steps.
hermine-lesson-stopped =
    This time, no answer.
    Alert Stop! Only the botte Protection would answer it, and you do not hold it. Let it be.
hermine-lesson-not-stopped = You do not hold the botte that would answer: let it be.
hermine-lesson-parade =
    The parade: set out again.
    Every red card has its blue parade. Against Alert Stop it is Beauty on the Way once more: play it.
hermine-lesson-not-parade = As long as you are stopped, nothing moves: play Beauty on the Way.
hermine-lesson-end =
    You are walking again.
    375 steps and a coup-fourré: 775 points against 75. There are 325 steps to go. Play on against a beginner's bot!
