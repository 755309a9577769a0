lesson-learn = Apprendre en jouant
lesson-learn-game = Apprendre en jouant : { $game }
lesson-step = Leçon, coup { $step } sur { $steps }
lesson-next = Suite
lesson-back = Revoir
lesson-leave = Jouer sans guide
lesson-play-on = Continuer la partie
lesson-play-again = Jouer une vraie partie
lesson-otherwise = Ce coup est permis, mais la leçon en attend un autre : regardez la bulle.
lesson-guide = Le guide

error-lesson-asks-otherwise = la leçon attend un autre coup
error-no-lesson = il n'y a pas encore de leçon pour « { $game } »
error-bad-lesson = la leçon de ce jeu ne peut pas être lue : { $reason }
error-other-lesson = la leçon se joue à { $seats }, avec les options ordinaires, par une seule personne et des robots
error-not-in-lesson = il n'y a pas de leçon en cours
error-lesson-deal = c'est une leçon : les cartes étaient arrangées d'avance, et rien n'a été promis sur la donne

cli-learn = apprend un jeu en jouant : une leçon guidée de quelques coups
cli-learn-new = recommencer la leçon depuis le début
terminal-kept-lesson = La leçon est gardée : « tablee learn { $game } » la reprend.
