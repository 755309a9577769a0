// Made by `make types` from src/tablee/wire; not to be edited.

/**
 * Every message between a client and a server of Tablée
 */
export type Everything =
  | Watch
  | Unwatch
  | Ask
  | Sit
  | Rename
  | Leave
  | Free
  | Invite
  | Begin
  | Play
  | Look
  | Ready
  | Propose
  | Agree
  | Decline
  | Resign
  | Say
  | Mute
  | Hold
  | Hint
  | Ping
  | Welcome
  | Seen
  | Sight
  | Opening
  | Clock1
  | Room
  | Chair
  | Offer
  | Heap
  | Board
  | Choice
  | Pending
  | Told
  | Line
  | Words
  | Seats
  | Lines
  | Remark
  | Card
  | Changed
  | Change
  | News
  | Shared
  | Done
  | Steps
  | Hinted
  | Candidate
  | Guess
  | Reply
  | Refused
  | Pong
  | Bye
  | NewTable
  | Bot
  | Companion
  | OpenedTable
  | Me
  | NewName
  | Token
  | MyTable
  | Box
  | ShelfOption
  | Vocabulary
  | Film
  | Request
  | Message
  | Command;
export type Request = Watch | Unwatch | Ask | Hold | Hint | Ping;
export type Message = Welcome | Seen | Changed | Shared | Done | Steps | Hinted | Refused | Pong | Bye;
export type Command =
  Sit | Rename | Leave | Free | Invite | Begin | Play | Look | Ready | Propose | Agree | Decline | Resign | Say | Mute;

/**
 * Come to a table; whoever has its newest version is not shown the whole table again.
 */
export interface Watch {
  type: "watch";
  id: string;
  table: string;
  version?: number;
}
/**
 * Go away from a table, without getting up.
 */
export interface Unwatch {
  type: "unwatch";
  id: string;
  table: string;
}
/**
 * Ask something of a table; sent twice with the same id, it is done once.
 */
export interface Ask {
  type: "ask";
  id: string;
  table: string;
  command:
    | Sit
    | Rename
    | Leave
    | Free
    | Invite
    | Begin
    | Play
    | Look
    | Ready
    | Propose
    | Agree
    | Decline
    | Resign
    | Say
    | Mute;
  seat?: number | null;
}
/**
 * Take a free seat, or any seat; `luck` goes into the deals.
 */
export interface Sit {
  do: "sit";
  name: string;
  luck?: string;
  seat?: number | null;
}
/**
 * Be called something else.
 */
export interface Rename {
  do: "rename";
  name: string;
}
/**
 * Get up; in a running game a bot goes on for good, and if nobody is left it stops.
 */
export interface Leave {
  do: "leave";
}
/**
 * Send a bot, or somebody who has not come, away from a seat before the start.
 */
export interface Free {
  do: "free";
  seat: number;
}
/**
 * Let a bot of this level sit down.
 */
export interface Invite {
  do: "invite";
  seat: number;
  level: string;
}
/**
 * Start the game.
 */
export interface Begin {
  do: "begin";
}
/**
 * Make a move, or answer.
 */
export interface Play {
  do: "play";
  move: string;
  version: number;
}
/**
 * Ask how a move can go on, or why it cannot be made; changes nothing.
 *
 *     With a card of the hand, also what speaks against going on with it.
 */
export interface Look {
  do: "look";
  move: string;
  version: number;
  card?: string;
}
/**
 * Be ready for the next manche.
 */
export interface Ready {
  do: "ready";
}
/**
 * Propose to pause, to resume, to take a move back, or to play again.
 */
export interface Propose {
  do: "propose";
  plan: string;
  luck?: string;
}
/**
 * Agree to what is proposed.
 */
export interface Agree {
  do: "agree";
  version: number;
  luck?: string;
}
/**
 * Decline what is proposed, or take it back.
 */
export interface Decline {
  do: "decline";
  version: number;
}
/**
 * Give up; with one other side left the game is over, otherwise a bot goes on.
 */
export interface Resign {
  do: "resign";
}
/**
 * Say something to those at the table.
 */
export interface Say {
  do: "say";
  text: string;
}
/**
 * Hear somebody no more, or hear them again.
 */
export interface Mute {
  do: "mute";
  seat: number;
  on?: boolean;
}
/**
 * The one in this seat holds the shared device now, and is shown their cards; or nobody.
 */
export interface Hold {
  type: "hold";
  id: string;
  table: string;
  seat?: number | null;
}
/**
 * Ask what a bot would do; only where all the others are bots.
 */
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  version: number;
}
/**
 * Ask whether anybody is there, and what time it is.
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * The first message: who you are, which program this is, and its time.
 */
export interface Welcome {
  type: "welcome";
  name: string;
  program: string;
  time: number;
}
/**
 * A whole table, as you see it; everything known of it before is out of date.
 */
export interface Seen {
  type: "seen";
  sight: Sight;
}
/**
 * A whole table as one viewer sees it.
 */
export interface Sight {
  table: string;
  version: number;
  you: number;
  opening: Opening;
  room: Room;
  zones: Heap[];
  board: Board | null;
  log: Told[];
  said: Remark[];
  cards: Card[];
}
/**
 * What a table is opened with.
 */
export interface Opening {
  game: string;
  seats: number;
  options?: {
    [k: string]: number | string | boolean | null;
  };
  clock?: Clock;
}
/**
 * Time for each move, and a bank of time for the whole game; no time at all is no clock.
 */
export interface Clock {
  move?: number;
  bank?: number;
}
/**
 * Who is there, and how far they are.
 */
export interface Room {
  status: string;
  seats: Chair[];
  host: number;
  games: number;
  paused: boolean;
  offer: Offer | null;
  commitment: string;
  seed: string;
}
/**
 * A seat as everybody sees it.
 */
export interface Chair {
  name: string;
  bot: string;
  free: boolean;
  away: boolean;
  resigned: boolean;
  ready: boolean;
  muted: boolean;
}
/**
 * What is proposed.
 */
export interface Offer {
  plan: string;
  seat: number;
  agreed: number[];
  version: number;
}
/**
 * A zone; cards are written by their face, or by a question mark and their back.
 */
export interface Heap {
  name: string;
  owner: number;
  cards: string[];
}
/**
 * How the game stands, besides the cards.
 */
export interface Board {
  asked: number[];
  asks: string;
  answered: number[];
  answer: string;
  choices: Choice[];
  phase: string;
  counted: boolean;
  events: number;
  scores: number[];
  places: number[];
  sheets: {
    [k: string]: number[];
  }[];
  pending: Pending[];
  out: number[];
  since: number;
  due: number | null;
  banks: number[];
}
/**
 * What a seat may do: `whole` if it is a move as it stands, `open` if it can go on.
 */
export interface Choice {
  move: string;
  whole?: boolean;
  open?: boolean;
}
/**
 * What goes on over several turns: the message `GAME-pending-NAME` says it.
 */
export interface Pending {
  name: string;
  zone: string;
  seat: number;
  turns: number;
  left: number;
  last: number;
  strengths: (number | null)[];
  ahead?: number;
  words?: string[];
}
/**
 * An event of the game in words: its number, who did it, what, and what there is to say.
 */
export interface Told {
  event: number;
  seat: number;
  move: string;
  lines: Line[];
}
/**
 * One sentence.
 */
export interface Line {
  key: string;
  details: {
    [k: string]: number | string | Words | Seats | Lines;
  };
}
/**
 * Cards by their codes and other words of moves, to be listed.
 */
export interface Words {
  kind: "words";
  words: string[];
}
/**
 * Those who sit there, to be listed by name.
 */
export interface Seats {
  kind: "seats";
  seats: number[];
}
/**
 * Lines within a line, one after the other.
 */
export interface Lines {
  kind: "lines";
  lines: Line[];
}
/**
 * Something that was said.
 */
export interface Remark {
  at: number;
  seat: number;
  name: string;
  text: string;
}
/**
 * What a card shows, and how many there are of it.
 */
export interface Card {
  code: string;
  kind: string;
  key: string;
  color?: string;
  value?: number | null;
  symbol?: string;
  back?: string;
  count?: number;
}
/**
 * Time for each move, and a bank of time for the whole game; no time at all is no clock.
 */
export interface Clock1 {
  move?: number;
  bank?: number;
}
/**
 * The next version of a table.
 */
export interface Changed {
  type: "changed";
  change: Change;
}
/**
 * The next version of a table: what happened, and what is different now.
 */
export interface Change {
  table: string;
  version: number;
  at: number;
  news: News;
  told?: Told | null;
  zones?: Heap[] | null;
  board?: Board | null;
  room?: Room | null;
  you?: number | null;
}
/**
 * What happened, in a word, and the seat that did it; `text` says more.
 */
export interface News {
  what: string;
  seat?: number;
  text?: string;
}
/**
 * The seats of those who share your device, and those of them who are waited for.
 */
export interface Shared {
  type: "shared";
  table: string;
  seats: number[];
  awaited: number[];
}
/**
 * It is done, and on disk.
 */
export interface Done {
  type: "done";
  id: string;
  version?: number;
}
/**
 * How a move can go on; `against` tells why not with the card that was asked about.
 */
export interface Steps {
  type: "steps";
  id: string;
  choices: Choice[];
  against?: string[];
}
/**
 * What a bot thinks of the moves, the best first; `docs/bots.md` explains the figures.
 */
export interface Hinted {
  type: "hinted";
  id: string;
  candidates: Candidate[];
}
/**
 * A move, what it is likely to lead to, and how it may go on.
 */
export interface Candidate {
  action: number;
  move: string;
  visits: number;
  reward: number;
  place: Guess;
  score: Guess;
  line: Reply[];
}
/**
 * A mean, and its standard error where enough is known.
 */
export interface Guess {
  mean: number;
  error: number | null;
}
/**
 * What somebody is expected to do.
 */
export interface Reply {
  seat: number;
  move: string;
}
/**
 * It is not done. The code is translated by the client; `id` is empty if none could be read.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  details?: {
    [k: string]: number | string;
  };
  why?: Refused | null;
}
/**
 * Somebody is there.
 */
export interface Pong {
  type: "pong";
  id: string;
  time: number;
}
/**
 * The last message; `again` if the client should come back by itself.
 */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}
/**
 * A table to be opened; with a name its host sits down, in the first seat unless they say.
 */
export interface NewTable {
  opening: Opening;
  name?: string | null;
  luck?: string;
  seat?: number | null;
  /**
   * @maxItems 20
   */
  bots?: Bot[];
  /**
   * @maxItems 20
   */
  companions?: Companion[];
  begin?: boolean;
}
/**
 * A bot that is to sit down.
 */
export interface Bot {
  seat: number;
  level: string;
}
/**
 * Somebody who is to sit down and shares the host's device.
 */
export interface Companion {
  seat: number;
  name: string;
  luck?: string;
}
/**
 * Where it is: whoever knows this can come.
 */
export interface OpenedTable {
  table: string;
}
/**
 * Who you are.
 */
export interface Me {
  name: string;
}
/**
 * What you want to be called.
 */
export interface NewName {
  name: string;
}
/**
 * For programs: to be sent as `Authorization: Bearer …`.
 */
export interface Token {
  token: string;
}
/**
 * One of your tables; `awaits` if it waits for you.
 */
export interface MyTable {
  table: string;
  game: string;
  status: string;
  awaits: boolean;
  updated: number;
}
/**
 * A game on the shelf.
 */
export interface Box {
  slug: string;
  rules: number;
  seats: number[];
  options: ShelfOption[];
}
/**
 * A choice before the first deal.
 */
export interface ShelfOption {
  name: string;
  default: number | string | boolean | null;
  choices: (number | string | boolean | null)[];
  own: boolean;
}
/**
 * Messages that other packages bring (Fluent), in one language.
 */
export interface Vocabulary {
  language: string;
  text: string;
}
/**
 * A record as a sight and its changes; `fair` is the code of what is wrong with the deals.
 */
export interface Film {
  sight: Sight;
  changes: Change[];
  fair: string;
}
