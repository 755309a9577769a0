# Who somebody is: name and picture.
people-who = Comment vous appelle-t-on ?
people-who-more = Les autres vous verront ainsi. On ne vous le demande qu'une fois.
people-name = Votre nom
people-picture = Votre image
people-picture-number = Image { $number }
people-keep = C'est moi
people-title = Les joueurs
people-change = Changer de nom ou d'image
people-replace = Remplacer { $who }
people-replace-by = Par un robot, tout de suite :
people-open-seat = Laisser la place à quelqu'un
people-open-about = Un robot joue en attendant. Envoyez le lien de la table.
people-take-over = Prendre la place de { $who }
people-open = place offerte

# The lobby.
lobby-size = Nombre de places
lobby-take = Prendre cette place
lobby-take-seat = Prendre cette place : siège { $seat }
lobby-up = Monter d'une place
lobby-down = Descendre d'une place
lobby-move-up = Monter { $who } au siège { $seat }
lobby-move-down = Descendre { $who } au siège { $seat }
lobby-free-seat = place libre
lobby-side = Équipe { $number }
lobby-partners = Les équipiers ont la même équipe : changez de place pour changer d'équipier.
lobby-share = Partager le lien

# What people show each other without words.
reaction = { $reaction ->
    [bravo] Bravo !
    [thanks] Merci !
    [laugh] Ha ha !
    [ouch] Aïe !
    [hurry] On s'endort…
   *[sorry] Pardon !
}
reactions = Réactions
reaction-said = { $who } : { $said }
chat-unread = { $count ->
    [one] Journal et conversation, { $count } message non lu
   *[other] Journal et conversation, { $count } messages non lus
}

# What happens at the table besides moves.
news-undone = { $text ->
    [redealt] Le coup est repris. Une carte avait été vue : les cartes cachées sont redistribuées.
   *[other] Le coup est repris.
}
news-sat = { $who } prend place.
news-left = { $who } quitte la table ; un robot joue à sa place jusqu'à la fin.
news-kept = { $text ->
    [clock] Le temps de { $who } est écoulé : un robot joue à sa place, et la lui rend dès son retour.
   *[other] { $who } n'est plus là : un robot joue à sa place, et la lui rend dès son retour.
}
news-disconnected = { $who } n'est plus en ligne. On l'attend un instant, puis un robot jouera à sa place.
news-returned = { $who } est de retour.
news-resigned = { $who } abandonne.
news-replaced = Un robot prend la place : { $who }.
news-swapped = Deux places sont échangées.
news-resized = Le nombre de places a changé.
news-unguided = { $who } joue sans guide.
news-paused = La partie est en pause.
news-resumed = La partie reprend.
news-proposed = { $text ->
    [undo] { $who } voudrait reprendre son coup.
    [pause] { $who } propose une pause.
    [resume] { $who } propose de reprendre la partie.
    [stop] { $who } propose d'en rester là.
   *[rematch] { $who } propose de rejouer.
}
news-dropped = La proposition est retirée.
news-kept-you = { $text ->
    [clock] Votre temps est écoulé : un robot joue pour vous.
   *[other] Un robot joue pour vous.
}
news-take-back = Reprendre ma place

# Time, in words.
time-left = { $unit ->
    [days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
    [hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
}
time-yours = Il vous reste { $left }.
time-theirs = Il reste { $left } à { $who }.
time-hurry = Vite : plus que { $left } !
time-table-yours = Encore { $left } pour jouer
time-table-theirs = Encore { $left } pour { $who }
time-with = avec { $who }

# An address that leads nowhere.
missing-title = Cette page n'existe pas.
missing-more = Le lien est peut-être incomplet. Demandez-le à nouveau, ou choisissez un jeu sur l'étagère.
