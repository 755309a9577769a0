error-device-shared = on joue déjà à plusieurs à cette table sur cet appareil ; chacun y a sa place
error-not-yours = personne au siège { $seat } ne joue sur cet appareil
error-not-held = dites d'abord qui tient l'appareil
error-not-watching = venez d'abord à la table

sharing-pass = À { $name } de jouer : passez-lui l'appareil.
sharing-hold = C'est moi, { $name } : voir ma main
sharing-holder = { $name } tient l'appareil
sharing-hide = Cacher ma main
