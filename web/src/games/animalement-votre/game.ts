import auctionGame from "../auction/auctionGame";

export default auctionGame;
