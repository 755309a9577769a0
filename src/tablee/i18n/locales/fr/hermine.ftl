hermine-title = Jeu de l'Hermine
hermine-tagline = Une promenade en Bretagne : avancez, protégez, et gardez vos bottes pour le coup-fourré.
hermine-duration = 45 à 90 minutes
hermine-difficulty = Facile à apprendre, en équipe on s'entend sans se parler

hermine-step = { $value } pas
hermine-stop = Alerte Stop
hermine-menacee = Espèce Menacée
hermine-danger-m = Monument en Danger
hermine-danger-c = Chemin en Danger
hermine-danger-r = Rivière en Danger
hermine-beaute = Beauté en Route
hermine-protegee = Espèce Protégée
hermine-sauve-m = Monument Sauvé
hermine-sauve-c = Chemin Sauvé
hermine-sauve-r = Rivière Sauvée
hermine-protection = Protection des Espèces
hermine-sauvegarde-m = Sauvegarde des Monuments
hermine-sauvegarde-c = Sauvegarde des Chemins
hermine-sauvegarde-r = Sauvegarde des Rivières
hermine-joker = Joker

hermine-symbol-footprints = traces de pas
hermine-symbol-stop = main levée
hermine-symbol-menacee = oiseau mazouté
hermine-symbol-danger-m = clocher lézardé
hermine-symbol-danger-c = chemin barré
hermine-symbol-danger-r = rivière trouble
hermine-symbol-beaute = phare au soleil
hermine-symbol-protegee = oiseau en vol
hermine-symbol-sauve-m = clocher relevé
hermine-symbol-sauve-c = chemin ouvert
hermine-symbol-sauve-r = rivière claire
hermine-symbol-protection = nid
hermine-symbol-sauvegarde-m = calvaire
hermine-symbol-sauvegarde-c = allée d'arbres
hermine-symbol-sauvegarde-r = moulin à eau
hermine-symbol-ermine = hermine

hermine-zone-battle = la pile de bataille
hermine-zone-speed = la pile de vitesse
hermine-zone-steps = les étapes
hermine-zone-bottes = les bottes
hermine-zone-coups = les bottes en coup-fourré
hermine-zone-discard = la défausse
hermine-zone-pile = le sabot
hermine-zone-hand = la main

hermine-move-play = Jouer { $cards }
hermine-move-attack = Attaquer { $target } : { $cards }
hermine-move-joker = Jouer un joker comme { $card }
hermine-move-joker-attack = Attaquer { $target } avec un joker comme { $card }
hermine-move-discard = Défausser { $cards }
hermine-move-coup = Coup-fourré : { $cards }
hermine-move-joker-coup = Coup-fourré avec un joker comme { $card }
hermine-move-let-be = Laisser faire
hermine-move-allonge = Demander l'allonge
hermine-move-decline = S'arrêter à 700

hermine-log-play = { $who } joue { $cards }.
hermine-log-attack = { $who } attaque { $target } : { $cards }.
hermine-log-joker = { $who } joue un joker comme { $card }.
hermine-log-joker-attack = { $who } attaque { $target } avec un joker comme { $card }.
hermine-log-discard = { $who } défausse { $cards }.
hermine-log-coup = Coup-fourré ! { $who } abat { $cards }.
hermine-log-joker-coup = Coup-fourré ! { $who } abat un joker comme { $card }.
hermine-log-let-be = { $who } laisse faire.
hermine-log-allonge = { $who } demande l'allonge : on va jusqu'à 1 000 pas.
hermine-log-decline = { $who } s'arrête à 700 pas.

hermine-gain-hand = { $count ->
    [one] { $who } pioche { $cards }.
   *[other] { $who } reçoit { $cards }.
}
hermine-gain-discard = À la défausse : { $cards }.

hermine-phase-last = Le sabot est vide : on joue les cartes qui restent en main, sans piocher.
hermine-phase-allonge = On va jusqu'à 1 000 pas.
hermine-phase-last-allonge = Le sabot est vide : on joue les cartes qui restent en main, sans piocher, et on va jusqu'à 1 000 pas.
hermine-phase-counted = La manche est finie.
hermine-phase-shared = Égalité : la victoire est partagée.

hermine-sheet-steps = Pas : { $entries }.
hermine-sheet-bottes = Bottes : { $entries }.
hermine-sheet-coups = Coups-fourrés : { $entries }.
hermine-sheet-manche = Manche : { $entries }.
hermine-sheet-crown = Couronnement : { $entries }.
hermine-sheet-no-200 = Pas de 200 : { $entries }.
hermine-sheet-no-100 = Ni 100 ni 200 : { $entries }.
hermine-sheet-allonge = Allonge : { $entries }.
hermine-sheet-capot = Capot : { $entries }.

hermine-because-none = rien
hermine-because-steps = { $count ->
    [one] une carte de { $points } pas
   *[other] { $sum } = { $points } pas
}
hermine-because-bottes = { $count ->
    [one] { $cards }
   *[other] { $cards }, 100 chacune
}
hermine-because-all-bottes = les quatre bottes ensemble
hermine-because-coups = { $count ->
    [one] { $cards }, abattue en coup-fourré
   *[other] { $cards }, abattues en coup-fourré : 300 chacune
}
hermine-because-manche = arrivée à { $goal } pas, exactement
hermine-because-crown = arrivée quand le sabot était vide
hermine-because-no-200 = aucune carte de 200 pas posée
hermine-because-no-100 = aucune carte de 100 ni de 200 pas posée
hermine-because-allonge = allonge demandée et réussie
hermine-because-stopped-allonge = l'allonge de { $who } a échoué
hermine-because-capot = { $people ->
    [one] { $who } n'a pas fait un pas
   *[other] { $who } n'ont pas fait un pas
}
hermine-ended-arrived = { $count ->
    [one] { $who } est
   *[other] { $who } sont
} { $goal ->
    [700] au dolmen, à 700 pas.
   *[1000] au phare, à 1 000 pas.
}
hermine-ended-dry = Les cartes sont épuisées : personne n'arrive au bout.
hermine-won = La Bretagne est à vous.

why-HER-9 = vous n'êtes pas encore en route : il faut d'abord une Beauté en Route ou la Protection des Espèces (HER-9)
why-HER-10 = ce camp ne roule pas : seule une Espèce Menacée peut l'atteindre (HER-10)
why-HER-10-side = une attaque se pose chez un camp adverse (HER-10)
why-HER-11 = ce camp est déjà arrêté par une attaque : on n'en pose pas une seconde dessus (HER-11)
why-HER-12-limited = vous êtes sous Espèce Menacée : pas d'étape au-dessus de 50 (HER-12)
why-HER-12-twice = ce camp est déjà limité à 50 (HER-12)
why-HER-13 = un danger vous arrête : il faut le sauvetage correspondant, puis une Beauté en Route (HER-13)
why-HER-14 = vous roulez déjà : une Beauté en Route n'y changerait rien (HER-14)
why-HER-14-danger = un danger vous arrête : il faut d'abord le sauvetage qui lui répond (HER-14)
why-HER-15 = une parade ne répond qu'à son attaque, et cette attaque n'est pas chez vous (HER-15)
why-HER-15-stopped = une Alerte vous arrête : il faut une Beauté en Route (HER-15)
why-HER-19 = ce camp est protégé : sa botte interdit cette attaque (HER-19)
why-HER-20 = il y a déjà deux étapes de 200 chez vous (HER-20)
why-HER-21 = vous dépasseriez le but de la manche (HER-21)
why-HER-23 = on répond à une attaque au moment même où elle tombe, et rien d'autre ne se joue alors (HER-23)
why-HER-35 = l'allonge se demande ou se refuse au moment d'atteindre exactement 700 pas (HER-35)
why-HER-40 = cette botte est déjà exposée chez vous, ou les jokers ne peuvent pas jouer ce rôle (HER-40)

hermine-ask-walk = { $plays ->
    [0] Aucune carte ne se joue : défaussez-en une.
   *[other] Avancez, attaquez ou défaussez ; il vous reste { $left } pas.
}
hermine-ask-limited = { $plays ->
    [0] Aucune carte ne se joue : défaussez-en une.
   *[other] Avancez de 50 pas au plus, ou posez Espèce Protégée ; il vous reste { $left } pas.
}
hermine-ask-start = { $plays ->
    [0] Il vous faut une Beauté en Route pour partir : défaussez une carte.
   *[other] Il vous faut une Beauté en Route pour partir. Jouez ou défaussez une carte.
}
hermine-ask-stopped = { $plays ->
    [0] À l'arrêt, sans Beauté en Route : défaussez une carte.
   *[other] À l'arrêt : une Beauté en Route vous fait repartir. Jouez ou défaussez une carte.
}
hermine-ask-danger = { $plays ->
    [0] Il vous faut { $parade } : défaussez une carte.
   *[other] Il vous faut { $parade } pour repartir. Jouez ou défaussez une carte.
}
hermine-ask-coup = Coup-fourré ? On vous attaque : { $attack }. Répondez avec votre botte, ou laissez faire.
hermine-ask-no-coup = On vous attaque : { $attack }. Vous n'avez pas la botte qui répond : laissez faire.
hermine-ask-allonge = Vous êtes à 700 pas. Allez-vous jusqu'à 1 000, ou finissez-vous la manche ici ?

hermine-aim-play = Touchez votre chemin pour jouer { $card }.
hermine-aim-attack = Touchez le camp que { $card } attaque.
hermine-aim-joker = Que remplace { $card } ?

# What a card does, in one line.
hermine-about-step = Faites { $value } pas, si vous roulez ; le but s'atteint exactement.
hermine-stop-about = Arrête un camp qui roule. Il répond par une Beauté en Route.
hermine-menacee-about = Limite un camp aux étapes de 25 et de 50. Il répond par une Espèce Protégée.
hermine-danger-m-about = Arrête un camp qui roule. Il répond par un Monument Sauvé, puis une Beauté en Route.
hermine-danger-c-about = Arrête un camp qui roule. Il répond par un Chemin Sauvé, puis une Beauté en Route.
hermine-danger-r-about = Arrête un camp qui roule. Il répond par une Rivière Sauvée, puis une Beauté en Route.
hermine-beaute-about = Vous met en route : au départ, après une Alerte Stop, ou une fois le danger écarté.
hermine-protegee-about = Lève une Espèce Menacée : toutes les étapes vous sont de nouveau permises.
hermine-sauve-m-about = Écarte un Monument en Danger ; il faut ensuite une Beauté en Route.
hermine-sauve-c-about = Écarte un Chemin en Danger ; il faut ensuite une Beauté en Route.
hermine-sauve-r-about = Écarte une Rivière en Danger ; il faut ensuite une Beauté en Route.
hermine-protection-about = Botte : ni Alerte Stop ni Espèce Menacée pour vous, et vous roulez sans Beauté en Route. 100 points, 300 de plus en coup-fourré.
hermine-sauvegarde-m-about = Botte : plus de Monument en Danger pour vous. 100 points, 300 de plus en coup-fourré.
hermine-sauvegarde-c-about = Botte : plus de Chemin en Danger pour vous. 100 points, 300 de plus en coup-fourré.
hermine-sauvegarde-r-about = Botte : plus de Rivière en Danger pour vous. 100 points, 300 de plus en coup-fourré.
hermine-joker-about = Remplace la carte que vous nommez en le jouant.
