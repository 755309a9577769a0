error-device-shared = on joue déjà à plusieurs à cette table sur cet appareil ; chacun y a sa place
error-not-yours = personne au siège { $seat } ne joue sur cet appareil
error-not-held = dites d'abord qui tient l'appareil
error-not-watching = venez d'abord à la table
