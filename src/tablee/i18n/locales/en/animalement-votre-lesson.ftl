animalement-votre-lesson-theme =
    Welcome to the market!
    Animals are sold by auction here. This is a camel: it will be worth 7 points in your menagerie.
animalement-votre-lesson-aim =
    The finest menagerie wins.
    But whoever has the least money left in the end is out. Everybody has 106, in eleven cards, for the whole game.
animalement-votre-lesson-bid =
    Make a bid.
    Take your card of 3, then bid. The others will have to offer more, or pass.
animalement-votre-lesson-not-bid = That is allowed, but begin more gently: lay only the card of 3.
animalement-votre-lesson-not-bid-pass = Whoever passes is out of this sale. First offer 3.
animalement-votre-lesson-add =
    { $seat2 } bids 4.
    The cards you laid stay there: you add to them, and nobody gives change. Add your 2: that makes 5.
animalement-votre-lesson-not-add = The 2 is enough: with your 3 it makes 5, more than 4. Keep the rest.
animalement-votre-lesson-not-add-pass = Not yet! You need only add your 2 to be ahead again.
animalement-votre-lesson-mole =
    A mole, at a small price.
    The camel is yours for 5, and you open the next sale. The mole is worth only 2: offer 1.
animalement-votre-lesson-not-mole = Too much for a mole that is worth 2. Offer 1.
animalement-votre-lesson-not-mole-pass = At that price, do try: offer 1.
animalement-votre-lesson-dog =
    Nobody wants the dog.
    “Sick as a dog” costs an animal. The first to pass takes it, and all the others pay their bids. Lay your 4.
animalement-votre-lesson-not-dog = Do not lay too much: what you lay, you pay when you escape the dog. The 4 is enough.
animalement-votre-lesson-not-dog-pass = If you pass now, you take the dog and nobody pays. First lay your 4.
animalement-votre-lesson-let-go =
    The others laid 6 and 8.
    To escape you would have to go above 8, and you have only a mole to lose. Pass: you take back your 4, they pay.
animalement-votre-lesson-not-let-go = That is a lot to save a mole that is worth 2. Pass.
animalement-votre-lesson-victim =
    The dog is yours.
    You choose the animal that it takes, and the dog leaves with it. Give the mole, keep the camel.
animalement-votre-lesson-not-victim = The camel is worth 7, the mole 2: rather give the mole.
animalement-votre-lesson-rooster =
    The cock doubles everything!
    With it your camel will count 14. Offer 10 at once to discourage the others.
animalement-votre-lesson-not-rooster = Offer 10, neither more nor less: enough to frighten them, without ruining yourself.
animalement-votre-lesson-not-rooster-pass = A cock that doubles is worth a bid: lay your 10.
animalement-votre-lesson-poorest =
    14 points, but watch your money.
    You have spent 16, { $seat1 } 6 and { $seat2 } 8. If the game ended here, the poorest, you, would be out.
animalement-votre-lesson-end =
    Let them spend.
    The game ends with the fourth card on light blue: the four seals count them, and the cock was the first. Your turn, against beginners' bots.
