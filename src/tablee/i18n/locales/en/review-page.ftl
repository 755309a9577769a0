review-open = Review the game
review-short = Review
review-open-game = Review: the game of { $game } of { $day }
review-title = The game reviewed
review-choose = Whose choices shall we review?
review-eyes = The choices of
review-as-other = You are looking through the eyes of { $name }: here, "you" is { $name }.
review-file-how = Choose a game that you have kept, or drop it on this page. It is reviewed and not kept.

# While the review is made.
review-working = The robot is going over the game.
review-working-more = At every move it takes your seat, with what you could see, and plays on thousands of times.
review-progress = Done: { $percent }%
review-waits = The robot is about to begin…
review-leave = You can leave and come back: once it is done, the review is kept with the game.
review-retry = The page tries again by itself; nothing is lost.

# What it found.
review-costliest = { $count ->
    [1] Your costliest move
    [2] Your two costliest moves
   *[other] Your three costliest moves
}
review-nothing = Nothing costly: well played.
review-nothing-more = { $count ->
    [0] None of your moves was surely worse than another.
    [1] None of your moves was surely worse than another. Only one is open to debate.
    [2] None of your moves was surely worse than another. Two are open to debate.
   *[other] None of your moves was surely worse than another. Three are open to debate.
}
review-no-mistake = No single move was a mistake.
review-in-sum = Small things added up: see "Luck and choices".
review-result = { $game }: { $scores }.
review-score = { $who } { $points }
review-manches = The places are those that were expected at the end of each manche.

# Expected places, in words and numbers.
review-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
review-place = { $between ->
    [1] between { $low } and { $high } place
   *[0] about { $low } place
}
review-chance = { $tenths ->
    [0] hardly any chance to win
    [1] one chance in ten to win
    [5] an even chance to win
    [10] an almost certain win
   *[other] { $tenths } chances in ten to win
}
review-percent = { $value }%
review-doubt = { $value }, give or take { $doubt }
review-places = { $size ->
    [one] { $value } place
   *[other] { $value } places
}
review-chances = { $size ->
    [one] { $value } chance in 100
   *[other] { $value } chances in 100
}
review-points = { $size ->
    [one] { $value } point
   *[other] { $value } points
}
review-badge = { $unit ->
    [percent] −{ $value }%
    [points] −{ $value } pts
   *[places] −{ $value } place
}

# The curve.
review-curve = { $duel ->
    [1] Your chances to win, move by move
   *[0] Your expected place, move by move
}
review-curve-how = The arrow keys follow the curve, Page Up and Page Down go from one marked moment to the next, Enter opens the moment.
review-reached = { $place } place
review-won = won
review-lost = lost
review-moment = Step { $moment } of { $length }
review-at = Step { $moment }
review-value = { $words } ({ $number })
review-cause = { $cause ->
    [deal] luck
    [own] your choice
    [others] the others
   *[count] the count
}
review-turn = { $sign ->
    [good] Step { $moment }, { $cause }: + { $amount }
   *[bad] Step { $moment }, { $cause }: − { $amount }
}
review-turns = The moments that mattered
review-see-moment = See the table at this step
review-table = The curve as a table
review-column-step = Step
review-column-what = What happened
review-column-place = { $duel ->
    [1] Chances to win
   *[0] Expected place
}

# Luck and choices.
review-balance = Luck and choices
review-part = { $part ->
    [luck] Luck
    [choices] Your choices
    [others] The others
   *[total] All together
}
review-luck = { $sign ->
    [good] The cards smiled on you: they brought you { $amount }.
    [bad] The cards were against you: they took away { $amount }.
   *[none] Luck neither helped nor hurt you, as far as can be measured.
}
review-choices = { $sign ->
    [good] Your choices brought you { $amount }, better than the robot's ordinary play.
    [bad] Your choices cost you { $amount }.
   *[none] Your choices cost you nothing that can be measured.
}
review-others = { $sign ->
    [good] The others left you { $amount }.
    [bad] The others took away { $amount }.
   *[none] The others changed nothing that can be measured.
}
review-total = { $sign ->
    [good] You ended better than expected at the start, by { $amount }.
    [bad] You ended worse than expected at the start, by { $amount }.
   *[none] You ended where you were expected at the start.
}
review-whisker = The thin line shows the doubt: 95 times in 100 the truth lies between its ends.

# A costly move: the question, then the answer.
review-cost = This move cost you { $amount }.
review-maybe-cost = This move may have cost you { $amount }.
review-question = What would you play?
review-question-again = What would you play today?
review-think = Find something better
review-show-me = Show me
review-number = Question { $number } of { $count }
review-back = Back to the review
review-you-played = You played
review-robot-plays = The robot would play
review-on-table = Show on the table
review-gives = One then expects { $place }.
review-answer = { $answer ->
    [best] It is the robot's move too. Well spotted!
    [played] It is what you had played.
    [near] It is nearly as good as the robot's move.
    [worse] That move would give { $amount } less than the robot's.
   *[unknown] The robot has not compared that move.
}
review-your-answer = Your answer: { $move }.
review-no-reason = The robot has no simple rule to give here: it played on thousands of times, and this move ends better.
review-afterwards = Then the robot expects this:
review-play-on = Play on from here
review-play-on-how = "Play on from here" opens a table against bots at that moment. The cards that you could not see are dealt anew there.
review-next = Next question
review-see-answer = See the answer again

# How sure it is.
review-sure-title = How sure is this?
review-agreement = You played as the expert robot does { $same } times out of { $of }, which is { $percent }% (between { $low } and { $high }%, 95 times in 100).
review-and-points = { $amount }, and { $points }
review-despite-points = { $amount }, in spite of { $points } more
review-side = { $side ->
    [best] The robot's move
   *[played] Your move
}
review-effort = To know this, the robot played { $count } ends of the game.
