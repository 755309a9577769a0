lesson-learn = Learn by playing
lesson-learn-game = Learn by playing: { $game }
lesson-step = Lesson, move { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-leave = Play without the guide
lesson-play-on = Play on
lesson-play-again = Play a real game
lesson-otherwise = That move is allowed, but the lesson asks for another one: look at the bubble.
lesson-guide = The guide

error-lesson-asks-otherwise = the lesson asks for another move
error-no-lesson = there is no lesson for “{ $game }” yet
error-bad-lesson = the lesson of this game cannot be read: { $reason }
error-other-lesson = the lesson is played by { $seats }, with the usual options, one person and bots
error-not-in-lesson = no lesson is going on
error-lesson-deal = this is a lesson: its cards were arranged beforehand, and nothing was promised about the deal

cli-learn = teach a game by playing: a guided lesson of a few moves
cli-learn-new = begin the lesson again from the start
terminal-kept-lesson = The lesson is saved: `tablee learn { $game }` goes on with it.
