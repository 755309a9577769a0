web-hero = { $count ->
    [6] Six jeux
   *[other] { $count } jeux
} sur l'étagère. Prenez place.
web-hero-more = Jouez ce soir avec vos amis par un simple lien, ou tout de suite contre des adversaires qui ne trichent jamais.
web-language = Read this in English
web-theme = { $theme ->
    [dark] Passer au jour
   *[light] Passer à la nuit
}
web-name = Votre nom
web-rename = Changer de nom
web-keep = Garder
web-guest = Invité
web-players = { $numbers } joueurs
web-play = Contre des robots
web-invite = Inviter des amis
web-rules = Règles
web-play-game = Jouer à { $game } contre des robots
web-invite-game = Inviter des amis à { $game }
web-rules-game = Règles de { $game }
web-my-table = { $state ->
    [you] { $game } : c'est à vous
    [waiting] { $game } : la table attend des joueurs
   *[playing] { $game } : la partie est en cours
}
web-go-on = Reprendre
web-last-games = Vos dernières parties
web-to-shelf = Retour à l'étagère
web-your-turn = À vous
web-lost = Connexion perdue. Elle revient d'elle-même ; rien n'est perdu.
web-who-plays = Qui joue ?
web-free = Place libre
web-free-seat = Libérer le siège { $seat }
web-you = c'est vous
web-bot = Robot { $level ->
    [novice] débutant
    [casual] amateur
    [club] de club
    [expert] expert
    [master] maître
   *[other] { $level }
}
web-level = { $level ->
    [novice] débutant
    [casual] amateur
    [club] de club
    [expert] expert
    [master] maître
   *[other] { $level }
}
web-bot-for = Robot pour le siège { $seat }
web-add-bot = Inviter un robot…
web-sit = M'asseoir ici
web-begin = Commencer
web-seats-free = Il reste des places libres : invitez quelqu'un, ou un robot.
web-shuffling = On mélange les cartes…
web-wait-host = La partie commence quand l'hôte le décide.
web-invite-others = Inviter
web-qr = Code à photographier pour venir à cette table
web-link = Lien de cette table
web-copy = Copier le lien
web-copied = Lien copié
web-card-back = carte cachée
web-score = points
web-seat-state = { $state ->
    [you] À vous
    [thinking] réfléchit…
    [turn] joue
    [expected] on l'attend…
    [away] un robot garde la place
   *[resigned] a abandonné
}
web-your-hand = Votre main
web-cancel = Annuler
web-waiting-for = On attend { $who }.
web-thinks = { $who } réfléchit.
web-days = { $count } j
web-hours = { $count } h
web-wait-others = On attend les autres.
web-ask-next = La manche est comptée, passez à la suivante.
web-next-manche = Manche suivante
web-journal = Journal
web-aside = Journal et conversation
web-close = Fermer
web-choices = Coups possibles
web-move-places = { $move } : { $places }
web-place = Place { $place }
web-note = billet de { $value }
web-sheet = Feuille de score
web-manche-over = La manche est finie
web-manche = Manche { $number }
web-total = Total
web-sound = { $on ->
    [true] Sons : oui
   *[false] Sons : non
}
web-sound-offer = Jouer avec les sons ?
web-sound-yes = Oui
web-sound-no = Non
web-volume = Volume
web-keys = Touches du clavier
web-key = { $what ->
    [along] d'une carte ou d'un bouton à l'autre
    [rows] de la main aux boutons, puis à la table, et retour
    [enter] lever la carte, puis la jouer
    [escape] la reposer
    [loupe] agrandir l'une après l'autre les cartes visibles
   *[help] cette aide
}
web-over = La partie est finie
web-again = Rejouer
web-record = Garder la partie
web-parade-place = votre place
web-parade-head = Tête du cortège à gauche
web-parade-takes = { $count ->
    [0] vous ne prenez rien
   *[other] vous prenez { $cards }
}
web-parade-fate = { $fate ->
    [taken] prise
   *[safe] à l'abri
}

web-nothing-yet = rien encore
web-color = { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
web-auction-none = Rien en vente
web-auction-passed = a passé
web-auction-seals = { $count } sceaux brisés sur quatre
web-hermine-post = { $post ->
    [battle] Chemin
   *[speed] Allure
}
web-hermine-way = { $way } pas
web-contrees-you = vous
web-contrees-empty = emplacement vide
web-contrees-strength = force { $strength }
web-contrees-clock = { $left ->
    [1] dernier tour du combat sur { $turns }
   *[other] encore { $left } tours de combat sur { $turns }
}
web-contrees-attack = { $who } attaque.
web-contrees-beat = À battre : { $best } ({ $ahead }).
web-contrees-heir = Plus personne : la Contrée irait à { $ahead }.
web-contrees-equal = À égalité : { $land }, puis { $crown }, puis le premier venu.
web-contrees-decided = { $left ->
    [1] Décision à la fin de ce tour.
   *[other] Décision dans { $left } tours, { $last } joue en dernier.
}
web-contrees-lands = { $land } : { $count }
web-contrees-near = { $figure } : il manque une { $land }
web-fourmis-open = Le pli est à ouvrir.
web-fourmis-objectives = Objectifs
web-fourmis-won = { $count ->
    [one] { $count } carte gagnée
   *[other] { $count } cartes gagnées
}

web-menu = Menu
web-undo = Reprendre mon coup
web-pause = Faire une pause
web-resume = Reprendre la partie
web-resign = Abandonner
web-leave = Quitter la table
web-first = Qui commence ?
web-first-draw = On tire au sort
web-stop = En rester là
web-offer = { $plan ->
    [undo] { $who } voudrait reprendre son coup.
    [pause] { $who } propose une pause.
    [resume] { $who } propose de reprendre la partie.
    [stop] { $who } propose d'en rester là.
   *[rematch] { $who } propose de rejouer.
}
web-agree = D'accord
web-decline = Non
web-take-back = Retirer
web-paused = La partie est en pause.
web-chat = Conversation
web-say = Votre message
web-send = Dire
web-hint = Un conseil ?
web-hint-thinking = Je réfléchis…
web-hint-next = Une autre idée ?
web-hint-title = Conseil

error-no-connection = le serveur ne répond pas ; réessayez dans un instant
error-no-such-page = cette page n'existe pas
web-auction-best-label = À battre
web-auction-sum = { $laid ->
    [0] { $total } : vous mèneriez. Un billet posé ne se reprend pas.
   *[other] { $laid } déjà posés + { $adding } = { $total } : vous mèneriez.
}
web-fourmis-reines = Le plus de Reines
web-table = La table
web-hermine-left = { $left } avant le { $goal ->
    [700] dolmen
   *[1000] phare
}
web-hermine-coup = Coup-fourré !
web-hermine-discard = Défausse
web-hermine-walk = Vous irez à { $steps } pas, à { $left } du { $goal ->
    [700] dolmen
   *[1000] phare
}.
web-result-won = { $others ->
    [0] Vous gagnez !
   *[other] Vous gagnez avec { $who }.
}
web-result-lost = { $winners ->
    [one] { $who } l'emporte
   *[other] { $who } l'emportent
}, vous êtes { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}.
web-result-watched = { $winners ->
    [0] Personne ne gagne.
    [one] { $who } l'emporte.
   *[other] { $who } l'emportent.
}
web-resign-means = Vous finirez à la dernière place, et cela ne se reprend pas.
web-leave-means = Un robot joue à votre place jusqu'à la fin. Cela ne se reprend pas.
web-no = Non, rester
web-excluded = hors jeu
web-read-rule = Lire la règle
web-bot-keeps = Un robot joue pour { $who } et rendra la place à son retour.
web-away-expected = { $who } n'est plus là ; un robot jouera bientôt à sa place.
web-empty-lines = Rien pour : { $lines }.
web-this-manche = Cette manche
web-reason-of = { $who } :
web-all-reasons = Pourquoi, pour chacun
web-line-by-line = Le décompte, ligne à ligne
web-lines-again = Repasser les lignes
web-next-line = Ligne suivante
web-next-deal = { $seconds ->
    [one] La donne suivante part toute seule dans { $seconds } seconde.
   *[other] La donne suivante part toute seule dans { $seconds } secondes.
}
web-seat-ready = { $ready ->
    [1] { $who } attend la suite
   *[other] { $who } lit encore la feuille
}
web-trick-taken = { $who } ramasse le pli
web-rules-contents = Sommaire
web-rules-play = Jouer à { $game }
web-swap = { $held ->
    [1] { $card }, place { $place } : c'est elle qui change de place
   *[0] Échanger { $card }, place { $place }
}
web-swap-undo = Défaire
