contrees-title = Jarmial – Le jeu des Contrées
contrees-tagline = Four lands, their peoples, a god and a monster: engage, attack, strike back.
contrees-duration = 30 to 45 minutes
contrees-difficulty = Rich: to be discovered card by card

contrees-character = { $color ->
    [blue] blue
    [red] red
    [yellow] yellow
    [green] green
    [white] white
   *[black] black
} character { $value }
contrees-flumigel = the magician Flumigel ({ $value })
contrees-jarmial = Jarmial
contrees-karniphage = Karniphage (16)
contrees-annexion = Annexion
contrees-translation = Translation
contrees-trepas = Trépas
contrees-affaiblissement = Affaiblissement
contrees-entrave = Entrave
contrees-land = { $color ->
    [blue] blue
    [red] red
    [yellow] yellow
    [green] green
   *[black] black
} land

contrees-symbol-blue = blue
contrees-symbol-red = red
contrees-symbol-yellow = yellow
contrees-symbol-green = green
contrees-symbol-white = white
contrees-symbol-black = black
contrees-symbol-flumigel = magician's hat
contrees-symbol-jarmial = sun with a face
contrees-symbol-karniphage = open jaws
contrees-symbol-annexion = flag
contrees-symbol-translation = crossed arrows
contrees-symbol-trepas = hourglass
contrees-symbol-affaiblissement = broken sword
contrees-symbol-entrave = chain

contrees-word-blue = blue
contrees-word-red = red
contrees-word-yellow = yellow
contrees-word-green = green
contrees-word-white = white
contrees-word-black = black

contrees-zone-hand = the hand
contrees-zone-hand-known = the cards that everybody knows
contrees-zone-realm = the lands conquered
contrees-zone-slot-0 = the slot before place 1
contrees-zone-slot-1 = the slot before place 2
contrees-zone-slot-2 = the slot before place 3
contrees-zone-slot-3 = the slot before place 4
contrees-zone-land-0 = the land at place 1
contrees-zone-land-1 = the land at place 2
contrees-zone-land-2 = the land at place 3
contrees-zone-land-3 = the land at place 4
contrees-zone-sorts = the lasting sorts
contrees-zone-discard = the discard pile
contrees-zone-pile = the draw pile
contrees-zone-land-pile = the pile of lands

contrees-move-play = Play { $cards } at place { $place }
contrees-move-annexion = Annexion of place { $place }
contrees-move-translation = Translation
contrees-move-trepas = Trépas on { $cards }
contrees-move-affaiblissement = Affaiblissement
contrees-move-entrave = Entrave: { $cards }
contrees-move-invoke = Invoke Jarmial
contrees-move-decline = Let Jarmial go
contrees-move-blocked = Lay the cards open

contrees-log-play = { $who } plays { $cards } at place { $place }.
contrees-log-annexion = { $who } casts Annexion on place { $place }.
contrees-log-translation = { $who } casts Translation; the lands come from places { $place }.
contrees-log-trepas = { $who } casts Trépas on { $cards }.
contrees-log-affaiblissement = { $who } casts Affaiblissement: nothing above 5 for the others.
contrees-log-entrave = { $who } casts Entrave: the others may not play { $cards }.
contrees-log-invoke = { $who } invokes Jarmial.
contrees-log-decline = { $who } lets Jarmial go.
contrees-log-blocked = { $who } is blocked and lays the cards open.

contrees-gain-hand = { $who } draws { $cards }.
contrees-gain-hand-known = { $who } shows { $cards }.
contrees-gain-realm = { $who } conquers a { $cards }.
contrees-gain-land-0 = Place 1: { $cards }.
contrees-gain-land-1 = Place 2: { $cards }.
contrees-gain-land-2 = Place 3: { $cards }.
contrees-gain-land-3 = Place 4: { $cards }.
contrees-gain-discard = Discarded: { $others }.

contrees-pending-combat = { $who } attacks { $where }: { $strengths }. { $leads ->
    [0] Nobody is left there.
   *[1] { $ahead } would win.
} { $left ->
    [1] It is decided at the end of this turn.
   *[other] It is decided in { $left } turns; { $last } plays last.
}
contrees-pending-affaiblissement = Affaiblissement by { $who }: the others play nothing above 5, { $left ->
    [1] until the end of this turn.
   *[other] for { $left } more turns.
}
contrees-pending-entrave = Entrave by { $who }: { $words } are forbidden to the others { $left ->
    [1] until the end of this turn.
   *[other] for { $left } more turns.
}

contrees-phase-counted = The manche is over.
contrees-phase-shared = A tie: the victory is shared.

contrees-sheet-carre = Carré: { $entries }.
contrees-sheet-quinte = Quinte: { $entries }.
contrees-sheet-trio = Trio: { $entries }.
contrees-sheet-quarte = Quarte: { $entries }.
contrees-sheet-bonus = Conqueror's bonus: { $entries }.
contrees-sheet-manche = Manche won: { $entries }.

contrees-because-none = nothing
contrees-because-carre = { $count ->
    [one] four lands of one color: { $colors }
   *[other] { $count } times four lands of one color: { $colors }
}
contrees-because-quinte = { $count ->
    [one] five different colors
   *[other] { $count } times five different colors
}
contrees-because-trio = { $count ->
    [one] three lands of one color: { $colors }
   *[other] { $count } times three lands of one color: { $colors }
}
contrees-because-quarte = { $count ->
    [one] four different colors
   *[other] { $count } times four different colors
}
contrees-because-bonus = { $lands ->
    [one] one land, more than anybody else
   *[other] { $lands } lands, more than anybody else
}
contrees-because-manche = this manche is won
contrees-total = Manches won
contrees-ended-carre = { $who } has a Carré: everything stops.
contrees-ended-quinte = { $who } has a Quinte: everything stops.
contrees-ended-lands = The last land is taken.
contrees-ended-blocked = Nobody can play anymore.
contrees-decided-complete = Of two, a Carré or a Quinte comes before points: { $points } for { $who }, { $others } for { $rival }.
contrees-decided-bonus = The conqueror's bonus decided: { $points } for { $who }, { $others } for { $rival }.
contrees-decided-match = Manches won: { $won } for { $who }, { $lost } on the other side.
contrees-won = The lands are yours.

error-bad-characters = "{ $value }" is no table of characters: { $fault ->
    [strength] strengths are numbers from 1 to 10 with commas between them
    [slash] there is no slash between the strengths of a people and those of the whites
   *[total] there must be { $expected } characters, and there are { $total }
}. For example: 1-8*2,9,10/1-4,6-9
error-bad-crowns = "{ $value }" does not tell the crowns: { $fault ->
    [letters] colors are written b r y g k
   *[groups] there must be five groups of four letters, one for each color of land
}. For example: rygk/bygk/brgk/bryk/bryg

why-JAR-3 = your slot is full: two characters at most, or Karniphage alone (JAR-3)
why-JAR-4 = two different peoples do not share a slot (JAR-4)
why-JAR-5 = an opponent has this color before this land already (JAR-5)
why-JAR-15 = Karniphage is played alone: your slot must be empty (JAR-15)
why-JAR-18 = Trépas aims at a character in play (JAR-18)
why-JAR-19 = Trépas can do nothing against Jarmial or Flumigel (JAR-19)
why-JAR-22 = Jarmial is invoked at the end of the combat in which he stood, and only then (JAR-22)
why-JAR-25 = you can play a card, so you must (JAR-25)
why-JAR-27 = an Affaiblissement forbids you strengths above 5 (JAR-27)
why-JAR-28 = Flumigel stands for an opponent: no sort for you (JAR-28)
why-JAR-29 = an Entrave forbids you this color (JAR-29)
why-JAR-33 = a Translation gives each land in play a place, once (JAR-33)
why-JAR-43 = there is no land at this place anymore (JAR-43)
why-JAR-47 = after this card you would have no second one to play, after another you would (JAR-47)
why-JAR-48 = an opponent has laid this color here, and it stays theirs until the combat is over (JAR-48)

contrees-ask-play = { $number ->
    [1] Play the first card of your turn.
   *[other] Play the second card of your turn.
}
contrees-ask-blocked = No card can be played: lay them open.
contrees-ask-invoke = Jarmial was there: call him to your hand, or let him go.
contrees-ask-translation = Translation: which land goes to position { $place }?

contrees-aim-play = { $card }: touch the land where it goes.
contrees-aim-annexion = Annexion: touch the land that you take.
contrees-aim-translation = { $held ->
    [0] { $changed ->
        [0] Translation: touch two lands, they change places.
       *[1] Swap again, or cast the Translation.
    }
   *[other] Touch the land that takes its place.
}
contrees-aim-trepas = Trépas: touch the character to remove.
contrees-aim-entrave = { $left ->
    [2] Entrave: choose two colors that you forbid.
    [1] Entrave: one more color.
   *[other] Cast the Entrave, or change a color.
}

# What a card does, in one line.
contrees-about-character = Strength { $value } before a land; only a white shares a slot with another people.
contrees-flumigel-about = As long as he is in play your opponents cast no sorts, and their lasting ones end.
contrees-jarmial-about = He imitates the card that shares his slot, in strength and color; alone he is worth 0.
contrees-karniphage-about = 16 all alone: he needs an empty slot, and nothing joins him. He attacks or ripostes.
contrees-annexion-about = Take a land from the table, even one under attack; another replaces it.
contrees-translation-about = Let lands change places; characters and attacks do not move.
contrees-trepas-about = Remove a character from the table, but not Jarmial or Flumigel.
contrees-affaiblissement-about = Until your next turn, your opponents lay nothing above 5.
contrees-entrave-about = Name two colors: your opponents do not lay them until your next turn.
contrees-about-land = It goes to the greatest strength before it when the combat ends; its crown settles ties.
