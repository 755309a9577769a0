error-review-running = this game is not over yet; it can be reviewed as soon as it is
error-no-such-moment = at this moment ({ $event }) nobody has a decision to make

# How sure a verdict is, and the review as a whole.
review-sure-certain = This is certain: over all the games imagined from here, such a difference is not chance.
review-sure-mistake = This is established: the difference is far beyond the doubt of the measurement.
review-sure-likely = This is probable, but not established.
review-sure-unclear = This is possible and no more: the difference is within the doubt of the measurement.
review-sure-agreed = The search plays the same move.
review-sure-fine = The search found nothing better.
review-sure-forced = It was the only legal move.
review-sure = { $mistakes ->
    [0] No established mistake
    [one] One established mistake
   *[other] { $mistakes } established mistakes
} in { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}{ $unclear ->
    [0] .
    [one] , and one that is too close to tell.
   *[other] , and { $unclear } that are too close to tell.
}
