cli-play = jouer tout de suite dans ce terminal, contre des robots
cli-play-game = jeu ; sans lui, on choisit sur l'étagère
cli-play-seed = graine du hasard : la même donne les mêmes cartes et les mêmes robots
cli-level = niveau des robots : novice, casual, club, expert ou master (club par défaut)
cli-name = comment on vous appelle
cli-plain = parler en lignes seulement, pour un lecteur d'écran ou un tube
cli-new = commencer une nouvelle partie sans demander
cli-continue = reprendre la dernière partie interrompue sans demander
cli-join = prendre place à une table d'un serveur, par le lien que partage le navigateur
cli-url = lien de la table, par exemple http://127.0.0.1:8765/t/…

terminal-you = Vous
terminal-card-back = carte cachée
terminal-heap = { $owned ->
    [0] { $what }
   *[other] { $what } de { $whose }
} : { $open ->
    [0] { $closed ->
        [one] { $closed } carte cachée
       *[other] { $closed } cartes cachées
    }
   *[other] { $cards }{ $closed ->
        [0] {""}
        [one] , et { $closed } carte cachée
       *[other] , et { $closed } cartes cachées
    }
}
terminal-manche = Manche { $number }
terminal-hint-line = { $move } — place attendue : { $place }
terminal-thinking = Je réfléchis…
terminal-refused = Le serveur a refusé ({ $code }).
terminal-waiting = On attend { $who }.
terminal-wait = On attend les autres.
terminal-said = { $who } : « { $text } »
terminal-lost = Connexion perdue. Elle revient d'elle-même ; rien n'est perdu.
terminal-back = La table est de nouveau là.
terminal-no-reason = Rien n'empêche de jouer { $card }.

terminal-news-undone = Le coup est repris.
terminal-news-sat = { $who } prend place.
terminal-news-left = { $who } quitte la table.
terminal-news-kept = { $who } est absent : un robot garde la place.
terminal-news-returned = { $who } est de retour.
terminal-news-resigned = { $who } abandonne.
terminal-news-paused = La partie est en pause.
terminal-news-resumed = La partie reprend.
terminal-news-proposed = { $text ->
    [undo] { $who } voudrait reprendre son coup.
    [pause] { $who } propose une pause.
    [resume] { $who } propose de reprendre la partie.
   *[rematch] { $who } propose de rejouer.
}
terminal-news-dropped = La proposition est retirée.

terminal-command-help = aide
terminal-command-hint = conseil
terminal-command-why = pourquoi
terminal-command-undo = reprendre
terminal-command-table = table
terminal-command-log = journal
terminal-command-sheet = feuille
terminal-command-rules = règles
terminal-command-quit = quitter
terminal-about-help = cette aide (ou ?)
terminal-about-hint = ce que jouerait un robot à votre place
terminal-about-why = pourquoi une carte ne peut pas se jouer, par exemple : pourquoi r7
terminal-about-undo = reprendre votre dernier coup
terminal-about-table = tout ce qui est sur la table
terminal-about-log = ce qui s'est passé
terminal-about-sheet = la feuille de marque
terminal-about-rules = les règles du jeu
terminal-about-quit = partir ; la partie est gardée

terminal-plain-start = Répondez par un numéro ou par un coup ; « ? » donne l'aide.
terminal-plain-ask = À vous :
terminal-plain-enough = C'est tout : { $move }
terminal-plain-ready = La manche est finie. Entrée pour la suivante.
terminal-plain-number = Il faut un nombre de 1 à { $most }.
terminal-plain-which-card = De quelle carte parlez-vous ? Écrivez son code, par exemple : pourquoi r7
terminal-plain-help = Répondez par le numéro d'un choix, par un coup comme « play r7 », ou par :
terminal-kept = La partie est gardée : « tablee play » la reprend.
terminal-recorded = La partie se relit : tablee replay { $file }

terminal-pick = À quoi jouez-vous ?
terminal-pick-number = Numéro (ou rien pour partir)
terminal-go-on = Reprendre { $game } ({ $when })
terminal-begin = Nouvelle partie de { $game }
terminal-damaged = { $game } : partie abîmée, laissée telle quelle

error-table-damaged = la partie gardée dans { $file } est abîmée ; elle est laissée telle quelle, commencez-en une autre
error-table-rules = la partie gardée dans { $file } suit la version { $rules } des règles ; ce programme joue la version { $expected }
error-table-in-use = la partie gardée dans { $file } est déjà ouverte ailleurs
error-nothing-kept = il n'y a pas de partie à reprendre
