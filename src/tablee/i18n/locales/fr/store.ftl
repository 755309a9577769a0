cli-export = écrit chaque partie finie d'une base de données dans un fichier
cli-import = vérifie des parties finies et les met dans une base de données
cli-doctor = cherche ce qui est abîmé dans une base de données
cli-database = la base de données : sqlite:///fichier.db, le chemin d'un fichier ou postgresql://nom@machine/base (sinon TABLEE_DATABASE, sinon un fichier de votre dossier de données)
cli-export-out = dossier où écrire les parties ; créé s'il n'existe pas (tablee-export par défaut)
cli-export-game = seulement les parties de ce jeu
cli-import-file = fichiers de parties finies (format tablee/1)
cli-repair = réparer un fichier SQLite abîmé, après en avoir fait une copie à côté

export-done = { $written ->
    [one] { $written } partie écrite
   *[other] { $written } parties écrites
} dans { $folder }, { $same ->
    [one] { $same } y était déjà
   *[other] { $same } y étaient déjà
}, { $refused ->
    [one] { $refused } refusée
   *[other] { $refused } refusées
}
import-done = { $kept ->
    [one] { $kept } partie importée
   *[other] { $kept } parties importées
}, { $same ->
    [one] { $same } y était déjà
   *[other] { $same } y étaient déjà
}, { $refused ->
    [one] { $refused } refusée
   *[other] { $refused } refusées
}
import-refused = { $file } : { $why }
doctor-well = Tout va bien.
doctor-damage = le fichier est abîmé : { $reason }
doctor-unreadable = une partie de la base de données ne peut pas être lue : { $reason }
doctor-log-gap = le journal de la table { $table } a un trou : { $count } lignes, la dernière porte le numéro { $last } ; la table peut être racontée jusqu'au trou
doctor-review-changed = la relecture de la partie { $number } de la table { $table } pour le siège { $seat } n'est plus telle qu'elle a été écrite ; elle sera refaite
doctor-review-alone = il y a une relecture de la partie { $number } de la table { $table } pour le siège { $seat }, mais pas de partie enregistrée
doctor-head-alone = la table { $table } est annoncée mais n'a pas de journal
doctor-log-alone = la table { $table } a un journal mais n'est pas annoncée
doctor-log-changed = la ligne { $number } de la table { $table } n'est plus telle qu'elle a été écrite
doctor-log-impossible = le journal de la table { $table } raconte ce qui n'a pas pu se passer
doctor-record-impossible = la partie { $number } de la table { $table } n'a pas pu se jouer ainsi
doctor-record-changed = la partie { $number } de la table { $table } n'est plus telle qu'elle a été écrite
doctor-backup = La base de données telle qu'elle était : { $file }
doctor-saved = { $table } : { $rows ->
    [one] { $rows } ligne sauvée
   *[other] { $rows } lignes sauvées
}

error-conflict = quelqu'un a été plus rapide à cette table ; regardez-la de nouveau
error-store-failed = la base de données ne peut pas l'enregistrer pour l'instant : { $reason }
error-outcome-unknown = on ne sait pas encore si cela a été enregistré ; la question est posée de nouveau
error-store-busy = trop de choses attendent d'être écrites ; réessayez dans un instant
error-store-closed = la base de données est fermée
error-database-url = « { $url } » n'est pas l'adresse d'une base de données ; écrivez { $expected }
error-no-database = la base de données { $database } ne peut pas être ouverte : { $reason }
error-database-in-use = la base de données { $file } sert déjà à un autre serveur
error-database-newer = la base de données { $database } vient d'une version plus récente (étape { $version }) et a été laissée telle quelle
error-database-foreign = la base de données { $database } est celle d'un autre programme et a été laissée telle quelle ; elle contient : { $tables }
error-database-damaged = { $file } est abîmé ou n'est pas une base de données, et a été laissé tel quel ({ $reason }) ; « tablee doctor » en dit plus
error-database-older = la base de données { $database } n'a pas encore été mise à jour ; le serveur le fait à son démarrage
error-database-ill = { $findings ->
    [one] quelque chose ne va pas dans la base de données
   *[other] { $findings } choses ne vont pas dans la base de données
}
error-log-broken = la ligne { $number } de la table { $table } manque ou est abîmée dans la base de données : cette table ne peut pas continuer, les autres oui ; « tablee doctor » en dit plus
error-announcement-long = une annonce de { $length } octets est trop longue ; la place est de { $most }
error-repair-postgres = une base PostgreSQL se répare avec ses propres outils (pg_dump, pg_amcheck), pas avec celui-ci
error-record-unfinished = cette partie n'est pas finie
error-other-file = { $file } contient une autre partie et a été laissé tel quel
error-not-exported = { $games ->
    [one] une partie n'a pas été écrite
   *[other] { $games } parties n'ont pas été écrites
}
error-not-imported = { $files ->
    [one] un fichier n'a pas été importé
   *[other] { $files } fichiers n'ont pas été importés
}
