cli-export = write every finished game of a database to a file
cli-import = check finished games in files and put them into a database
cli-doctor = look for damage in a database
cli-database = the database: sqlite:///file.db, the path of a file, or postgresql://user@host/name (otherwise TABLEE_DATABASE, otherwise a file in your data folder)
cli-export-out = folder to write the games to; made if it does not exist (tablee-export if not given)
cli-export-game = only the games of this name
cli-import-file = files of finished games (format tablee/1)
cli-repair = mend a damaged SQLite file, after a copy of it has been made beside it

export-done = { $written ->
    [one] { $written } game written
   *[other] { $written } games written
} to { $folder }, { $same ->
    [one] { $same } was there already
   *[other] { $same } were there already
}, { $refused } refused
import-done = { $kept ->
    [one] { $kept } game imported
   *[other] { $kept } games imported
}, { $same ->
    [one] { $same } was there already
   *[other] { $same } were there already
}, { $refused } refused
import-refused = { $file }: { $why }
doctor-well = All is well.
doctor-damage = the file is damaged: { $reason }
doctor-unreadable = part of the database cannot be read: { $reason }
doctor-log-gap = the log of table { $table } has a gap: { $count } entries, the last is number { $last }; the table can be told up to the gap
doctor-review-changed = the review of game { $number } at table { $table } for seat { $seat } is not as it was written; it will be made again
doctor-review-alone = there is a review of game { $number } at table { $table } for seat { $seat }, but no record of that game
doctor-head-alone = table { $table } is listed but has no log
doctor-log-alone = table { $table } has a log but is not listed
doctor-log-changed = entry { $number } of table { $table } is not as it was written
doctor-log-impossible = the log of table { $table } tells what cannot have happened
doctor-record-impossible = game { $number } of table { $table } cannot have been played so
doctor-record-changed = game { $number } of table { $table } is not as it was written
doctor-backup = The database as it was: { $file }
doctor-saved = { $table }: { $rows ->
    [one] { $rows } row saved
   *[other] { $rows } rows saved
}

error-conflict = somebody else was faster at this table; look at it again
error-store-failed = the database cannot keep this now: { $reason }
error-outcome-unknown = nobody knows yet whether this was kept; it is being asked again
error-store-busy = too much is waiting to be written; try again in a moment
error-store-closed = the database has been closed
error-database-url = "{ $url }" is not the address of a database; write { $expected }
error-no-database = the database { $database } cannot be opened: { $reason }
error-database-in-use = the database { $file } is in use by another server
error-database-newer = the database { $database } was made by a newer version (step { $version }) and has been left as it is
error-database-foreign = the database { $database } belongs to another program and has been left as it is; it holds: { $tables }
error-database-damaged = { $file } is damaged or is not a database, and has been left as it is ({ $reason }); "tablee doctor" says more
error-database-older = the database { $database } has not been brought to this version yet; the server does that when it starts
error-database-ill = { $findings ->
    [one] something is wrong with the database
   *[other] { $findings } things are wrong with the database
}
error-log-broken = entry { $number } of table { $table } is missing or damaged in the database: this table cannot go on, the others can; "tablee doctor" says more
error-announcement-long = an announcement of { $length } bytes is too long; { $most } fit
error-repair-postgres = a PostgreSQL database is mended with its own tools (pg_dump, pg_amcheck), not with this one
error-record-unfinished = this game is not over
error-other-file = { $file } holds another game and has been left as it is
error-not-exported = { $games ->
    [one] one game was not written
   *[other] { $games } games were not written
}
error-not-imported = { $files ->
    [one] one file was not imported
   *[other] { $files } files were not imported
}
