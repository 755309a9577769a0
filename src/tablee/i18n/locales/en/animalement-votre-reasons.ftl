animalement-votre-reason-gains = { $lot }: your points would go from { $before } to { $after }.
animalement-votre-reason-gains-little = { $lot }: you would gain nothing for now.
animalement-votre-reason-avoids = Avoid { $lot }: you would go from { $before } to { $after }.
animalement-votre-reason-avoids-little = { $lot }: you would lose nothing for now.
animalement-votre-reason-takes = { $lot } for you: your points go from { $before } to { $after }.
animalement-votre-reason-takes-little = { $lot } for you: you lose nothing for now.
animalement-votre-reason-richest = Even if you pay, you would be the richest, with { $left }.
animalement-votre-reason-poorest = If you pay, you would be the poorest, with { $left }.
animalement-votre-reason-worth-it = At { $money } the bid is sensible: you may go up to { $most }.
animalement-votre-reason-too-dear = At { $money } it is too dear: { $most ->
    [0] better bid nothing.
   *[other] better not go above { $most }.
}
animalement-votre-reason-raises = You go { $more } above the best offer.
animalement-votre-reason-change = { $count ->
    [0] You have no small note left to raise with.
    [one] You have one small note left to raise with.
   *[other] You have { $count } small notes left to raise with.
}
animalement-votre-reason-others-pay = The others pay { $money } for having escaped it.
animalement-votre-reason-money-back = You take back the { $money } that you had bid.
animalement-votre-reason-still-cheap = Bidding would only take { $money }, and you may go up to { $most }.
animalement-votre-reason-rightly-out = Bidding would take { $money }; better not go above { $most }.
animalement-votre-reason-loses = { $points ->
    [one] You lose 1 point, the worth of this card.
   *[other] You lose { $points } points, the worth of this card.
}
