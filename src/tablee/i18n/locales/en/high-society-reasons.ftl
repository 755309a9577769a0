high-society-reason-gains = { $lot }: your status would go from { $before } to { $after }.
high-society-reason-gains-little = { $lot }: your status would gain nothing for now.
high-society-reason-avoids = Avoid { $lot }: your status would go from { $before } to { $after }.
high-society-reason-avoids-little = { $lot }: your status would lose nothing for now.
high-society-reason-takes = { $lot } for you: your status goes from { $before } to { $after }.
high-society-reason-takes-little = { $lot } for you: your status loses nothing for now.
high-society-reason-richest = Even if you pay, you would be the richest, with { $left }.
high-society-reason-poorest = If you pay, you would be the poorest, with { $left }.
high-society-reason-worth-it = At { $money } the bid is sensible: you may go up to { $most }.
high-society-reason-too-dear = At { $money } it is too dear: { $most ->
    [0] better bid nothing.
   *[other] better not go above { $most }.
}
high-society-reason-raises = You go { $more } above the best offer.
high-society-reason-change = { $count ->
    [0] You have no small note left to raise with.
    [one] You have one small note left to raise with.
   *[other] You have { $count } small notes left to raise with.
}
high-society-reason-others-pay = The others pay { $money } for having escaped it.
high-society-reason-money-back = You take back the { $money } that you had bid.
high-society-reason-still-cheap = Bidding would only take { $money }, and you may go up to { $most }.
high-society-reason-rightly-out = Bidding would take { $money }; better not go above { $most }.
high-society-reason-loses = { $points ->
    [one] You lose 1 point, the worth of this card.
   *[other] You lose { $points } points, the worth of this card.
}
