# Who somebody is: name and picture.
people-who = What do people call you?
people-who-more = This is how the others will see you. You are asked only once.
people-name = Your name
people-picture = Your picture
people-picture-number = Picture { $number }
people-keep = That is me
people-title = The players
people-change = Change name or picture
people-replace = Replace { $who }
people-replace-by = By a bot, at once:
people-open-seat = Leave the seat to somebody
people-open-about = A bot plays on meanwhile. Send the link of the table.
people-take-over = Take over from { $who }
people-open = seat on offer

# The lobby.
lobby-size = Number of seats
lobby-take = Take this seat
lobby-take-seat = Take this seat: seat { $seat }
lobby-up = Move up one seat
lobby-down = Move down one seat
lobby-move-up = Move { $who } up to seat { $seat }
lobby-move-down = Move { $who } down to seat { $seat }
lobby-free-seat = free seat
lobby-side = Team { $number }
lobby-partners = Partners have the same team: change seats to change partners.
lobby-share = Share the link

# What people show each other without words.
reaction = { $reaction ->
    [bravo] Well done!
    [thanks] Thank you!
    [laugh] Ha ha!
    [ouch] Ouch!
    [hurry] Getting sleepy…
   *[sorry] Sorry!
}
reactions = Reactions
reaction-said = { $who }: { $said }
chat-unread = { $count ->
    [one] Log and chat, { $count } unread message
   *[other] Log and chat, { $count } unread messages
}

# What happens at the table besides moves.
news-undone = { $text ->
    [redealt] The move is taken back. A card had been seen: hidden cards are dealt again.
   *[other] The move is taken back.
}
news-sat = { $who } sits down.
news-left = { $who } leaves the table; a bot plays in the seat to the end.
news-kept = { $text ->
    [clock] Time is up for { $who }: a bot plays in the seat, and gives it back on their return.
   *[other] { $who } is away: a bot plays in the seat, and gives it back on their return.
}
news-disconnected = { $who } is no longer online. We wait a moment, then a bot will play in the seat.
news-returned = { $who } is back.
news-resigned = { $who } resigns.
news-replaced = A bot takes the seat: { $who }.
news-swapped = Two seats have changed places.
news-resized = The number of seats has changed.
news-unguided = { $who } plays without the guide.
news-paused = The game is paused.
news-resumed = The game goes on.
news-proposed = { $text ->
    [undo] { $who } would like to take a move back.
    [pause] { $who } proposes a pause.
    [resume] { $who } proposes to go on.
    [stop] { $who } proposes to stop here.
   *[rematch] { $who } proposes to play again.
}
news-dropped = The proposal is withdrawn.
news-kept-you = { $text ->
    [clock] Your time is up: a bot plays for you.
   *[other] A bot plays for you.
}
news-take-back = Take my seat back

# Time, in words.
time-left = { $unit ->
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
    [hours] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
    [minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
   *[seconds] { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
}
time-yours = You have { $left } left.
time-theirs = { $who } has { $left } left.
time-hurry = Quick: only { $left } left!
time-table-yours = { $left } left to play
time-table-theirs = { $left } left for { $who }
time-with = with { $who }

# An address that leads nowhere.
missing-title = This page does not exist.
missing-more = The link may be incomplete. Ask for it again, or choose a game on the shelf.
