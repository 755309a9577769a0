high-society-lesson-theme =
    Welcome to the salon!
    Fine things are sold by auction. First tonight: a villa by the sea, worth 8 points of prestige.
high-society-lesson-aim =
    The most prestige wins.
    But beware: in the end, the player with the least money left is out, even with the finest collection.
high-society-lesson-bid =
    Make a bid.
    Take your note of 4 and bid. Everybody has the same eleven notes, 106 in all, and they must last the whole game.
high-society-lesson-not-bid = A possible bid, but rather strong for a beginning. Lay only the note of 4.
high-society-lesson-not-bid-pass = Passing would take you out of this sale. The villa is lovely: offer 4.
high-society-lesson-raise =
    { $seat1 } bids 6.
    The notes you laid stay there: you add, you never change. Add the note of 6: that makes 10.
high-society-lesson-not-raise = Keep your large notes: the note of 6, added to your 4, is quite enough.
high-society-lesson-not-raise-pass = One more effort! Add the note of 6: your bid will be 10.
high-society-lesson-paid =
    The villa is yours for 10.
    Only you pay; the others took their notes back when they passed. The winner of a sale opens the next one.
high-society-lesson-debt =
    Ouch, a debt: minus 5!
    For misfortunes everything is turned around: the first to pass takes the card, and all the others pay their bids. Lay the note of 2.
high-society-lesson-not-debt = A small note is enough to begin with: what you lay, you pay. Lay the note of 2.
high-society-lesson-not-debt-pass = If you pass, the debt is yours: minus 5. Rather lay the note of 2.
high-society-lesson-escaped =
    { $seat2 } passed and takes the debt.
    You paid 2 to escape it, and { $seat1 } 3. { $seat2 } paid nothing, and opens the next sale.
high-society-lesson-title =
    A title doubles everything.
    With this title of baron your 8 points become 16. { $seat2 } bids 8: lay your note of 12.
high-society-lesson-not-title = You must go above 8 without spending too much: the note of 12 will do.
high-society-lesson-not-title-pass = A title that doubles is rarely let go. Lay the note of 12.
high-society-lesson-poorest =
    You have 16 points…
    But you have spent 24, { $seat1 } 3 and { $seat2 } nothing. If it ended here, you would be the poorest: out!
high-society-lesson-thrift =
    Let the island go.
    It is worth 10, and it will go for a lot. Knowing when to pass is half the game: pass, and let the others ruin themselves.
high-society-lesson-not-thrift = You are the poorest at the table already: this time, pass.
high-society-lesson-end =
    { $seat1 } paid 35!
    You are no longer the poorest. The game ends with the fourth card with a red border: the four seals count them. Your turn, against beginners' bots.
