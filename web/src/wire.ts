// Made by `make types` from src/tablee/wire; not to be edited.

/**
 * Every message between a client and a server of Tablée
 */
export type Everything =
  | Watch
  | Unwatch
  | CommandRequest
  | Sit
  | Rename
  | Leave
  | Free
  | Invite
  | Resize
  | Swap
  | Replace
  | Begin
  | LeaveLesson
  | Reveal
  | Play
  | Look
  | Ready
  | Propose
  | Agree
  | Decline
  | Resign
  | Say
  | React
  | Return
  | Mute
  | HoldDevice
  | HintRequest
  | Ping
  | Welcome
  | TableSnapshot
  | Snapshot
  | Opening
  | TimeControl1
  | RoomView
  | SeatView
  | ProposalView
  | ZoneView
  | BoardView
  | Choice
  | ZoneChange
  | LogMessage
  | WordList
  | SeatList
  | MessageList
  | EffectView
  | LessonView
  | LessonPageView
  | EndingView
  | LogEntry
  | ChatMessage
  | CardView
  | TableUpdate
  | Update
  | EventSummary
  | DeviceSeats
  | Done
  | NextSteps
  | HintResult
  | HintCandidate
  | ExpectedValue
  | ExpectedReply
  | Refused
  | Pong
  | Bye
  | NewTable
  | InvitedBot
  | Companion
  | NewLesson
  | PlayOn
  | OpenedTable
  | Profile
  | NewName
  | GuestToken
  | TableListing
  | GameListing
  | OptionListing
  | PresetListing
  | GameLook
  | MessageCatalog
  | ReplayView
  | ReviewStatus
  | Review
  | ReviewMoment
  | ReviewedMove
  | ExpectedMove
  | ReviewQuestion
  | CurvePoint
  | ReviewBalance
  | ExpertAgreement
  | Request
  | Message
  | Command;
export type Request = Watch | Unwatch | CommandRequest | HoldDevice | HintRequest | Ping;
export type Message =
  Welcome | TableSnapshot | TableUpdate | DeviceSeats | Done | NextSteps | HintResult | Refused | Pong | Bye;
export type Command =
  | Sit
  | Rename
  | Leave
  | Free
  | Invite
  | Resize
  | Swap
  | Replace
  | Begin
  | LeaveLesson
  | Reveal
  | Play
  | Look
  | Ready
  | Propose
  | Agree
  | Decline
  | Resign
  | Say
  | React
  | Return
  | Mute;

/**
 * Subscribe to a table; no snapshot is sent if `version` is the newest.
 */
export interface Watch {
  type: "watch";
  id: string;
  table: string;
  version?: number;
}
/**
 * Unsubscribe from a table, keeping the seat.
 */
export interface Unwatch {
  type: "unwatch";
  id: string;
  table: string;
}
/**
 * Run a command at a table; idempotent: the same id is run once.
 */
export interface CommandRequest {
  type: "ask";
  id: string;
  table: string;
  command:
    | Sit
    | Rename
    | Leave
    | Free
    | Invite
    | Resize
    | Swap
    | Replace
    | Begin
    | LeaveLesson
    | Reveal
    | Play
    | Look
    | Ready
    | Propose
    | Agree
    | Decline
    | Resign
    | Say
    | React
    | Return
    | Mute;
  seat?: number | null;
}
/**
 * Take a seat, by default one's own or the first free one.
 *
 *     `luck` goes into the deals; `promise` is the digest of luck that is revealed when it is called.
 */
export interface Sit {
  do: "sit";
  name: string;
  luck?: string;
  seat?: number | null;
  promise?: string;
  picture?: number | null;
}
/**
 * Change one's name, and one's picture if there is one.
 */
export interface Rename {
  do: "rename";
  name: string;
  picture?: number | null;
}
/**
 * Leave the seat; in a running game a bot takes it for good, and without people it ends.
 */
export interface Leave {
  do: "leave";
}
/**
 * Free a seat of a bot or a person while no game is running; only for the host.
 */
export interface Free {
  do: "free";
  seat: number;
}
/**
 * Seat a bot of this level; only for the host.
 */
export interface Invite {
  do: "invite";
  seat: number;
  level: string;
}
/**
 * Change the number of seats before the first game; only for the host.
 *
 *     Seats are added at the end; free ones are removed first, then those of bots, from the end.
 */
export interface Resize {
  do: "resize";
  seats: number;
}
/**
 * Let two seats change places before the first game, free ones too; only for the host.
 */
export interface Swap {
  do: "swap";
  seat: number;
  other: number;
}
/**
 * Replace an absent person or a bot during a game; only for the host.
 *
 *     A bot of this level takes the seat. With `opens`, whoever sits down next may take it over.
 */
export interface Replace {
  do: "replace";
  seat: number;
  level: string;
  opens?: boolean;
}
/**
 * Start the game; only for the host, who may say which seat opens. Otherwise it is drawn.
 */
export interface Begin {
  do: "begin";
  first?: number | null;
  lesson?: boolean;
}
/**
 * Play on without the guide of a lesson.
 */
export interface LeaveLesson {
  do: "unguide";
}
/**
 * Reveal the luck that was promised, when everybody has promised and the host has called.
 */
export interface Reveal {
  do: "reveal";
  luck: string;
}
/**
 * Make a move, or answer a choice.
 */
export interface Play {
  do: "play";
  move: string;
  version: number;
}
/**
 * Ask for the choices that continue a move, or the reason that forbids it; changes nothing.
 *
 *     With a card of the hand, also for the objections to playing it next.
 */
export interface Look {
  do: "look";
  move: string;
  version: number;
  card?: string;
}
/**
 * Declare oneself ready for the next manche.
 */
export interface Ready {
  do: "ready";
}
/**
 * Propose to pause, to resume, to undo a move, a rematch, or to stop after a resignation.
 *
 *     With `only_checks` nothing is proposed: the answer says whether it could be.
 */
export interface Propose {
  do: "propose";
  plan: string;
  luck?: string;
  promise?: string;
  only_checks?: boolean;
}
/**
 * Agree to the open proposal.
 */
export interface Agree {
  do: "agree";
  version: number;
  luck?: string;
  promise?: string;
}
/**
 * Decline the open proposal, or withdraw it.
 */
export interface Decline {
  do: "decline";
  version: number;
}
/**
 * Resign; the game ends if one side is left, otherwise a bot plays on.
 */
export interface Resign {
  do: "resign";
}
/**
 * Send a chat message to the table.
 */
export interface Say {
  do: "say";
  text: string;
}
/**
 * Show one of the reactions to the table.
 */
export interface React {
  do: "react";
  reaction: string;
}
/**
 * Take one's seat back from the bot that keeps it.
 */
export interface Return {
  do: "return";
}
/**
 * Mute the chat messages of another seat, or unmute them.
 */
export interface Mute {
  do: "mute";
  seat: number;
  on?: boolean;
}
/**
 * Pass the shared device to a seat, whose cards are shown then, or to nobody.
 */
export interface HoldDevice {
  type: "hold";
  id: string;
  table: string;
  seat?: number | null;
}
/**
 * Request a bot's advice; only at tables where all others are bots.
 */
export interface HintRequest {
  type: "hint";
  id: string;
  table: string;
  version: number;
}
/**
 * Test the connection, and request the server's time.
 */
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * First message: the name of the guest, the program with its version, and its time.
 */
export interface Welcome {
  type: "welcome";
  name: string;
  program: string;
  time: number;
}
/**
 * Snapshot of a table as the viewer sees it; it replaces everything sent before.
 */
export interface TableSnapshot {
  type: "seen";
  sight: Snapshot;
}
/**
 * The whole table as one viewer sees it.
 */
export interface Snapshot {
  table: string;
  version: number;
  you: number;
  opening: Opening;
  preset: string;
  differing: {
    [k: string]: number | string | boolean | null;
  };
  room: RoomView;
  zones: ZoneView[];
  board: BoardView | null;
  log: LogEntry[];
  said: ChatMessage[];
  cards: CardView[];
}
/**
 * Parameters of a new table.
 */
export interface Opening {
  game: string;
  seats: number;
  options?: {
    [k: string]: number | string | boolean | null;
  };
  clock?: TimeControl;
  aide_memoire?: boolean;
  hints?: boolean;
}
/**
 * Seconds for each move, and a bank of seconds for the whole game; both 0 for no clock.
 *
 *     `reaction` is the time to react to another's move, with and without a clock.
 */
export interface TimeControl {
  move?: number;
  bank?: number;
  reaction?: number;
}
/**
 * The seats of a table, and its status.
 */
export interface RoomView {
  status: string;
  seats: SeatView[];
  host: number;
  games: number;
  paused: boolean;
  offer: ProposalView | null;
  commitment: string;
  seed: string;
  called?: boolean;
  sides?: number[];
  sizes?: number[];
}
/**
 * A seat as a viewer sees it.
 */
export interface SeatView {
  name: string;
  bot: string;
  free: boolean;
  away: boolean;
  resigned: boolean;
  ready: boolean;
  muted: boolean;
  promise?: string;
  picture?: number;
  expected?: boolean;
  open?: boolean;
}
/**
 * The open proposal.
 */
export interface ProposalView {
  plan: string;
  seat: number;
  agreed: number[];
  version: number;
}
/**
 * A zone; a card is written as its code, or as a question mark and its back if hidden.
 */
export interface ZoneView {
  name: string;
  owner: number;
  cards: string[];
}
/**
 * State of the game besides the cards.
 */
export interface BoardView {
  asked: number[];
  asks: string;
  answered: number[];
  answer: string;
  choices: Choice[];
  prompt?: LogMessage | null;
  phase: string;
  counted: boolean;
  events: number;
  scores: number[];
  places: number[];
  sheets: {
    [k: string]: number[];
  }[];
  pending: EffectView[];
  out: number[];
  since: number;
  due: number | null;
  banks: number[];
  lesson?: LessonView;
  ending?: EndingView;
}
/**
 * A legal move: `whole` if it can be played as it stands, `open` if it can go on.
 */
export interface Choice {
  move: string;
  whole?: boolean;
  open?: boolean;
  preview?: ZoneChange[];
}
/**
 * The open cards that a zone would gain and lose by a move, each in the order of the zone.
 */
export interface ZoneChange {
  zone: string;
  owner: number;
  gained?: string[];
  lost?: string[];
}
/**
 * One sentence: the key of a Fluent message, and its variables.
 */
export interface LogMessage {
  key: string;
  details: {
    [k: string]: number | string | WordList | SeatList | MessageList;
  };
}
/**
 * A list of card codes and other words of moves.
 */
export interface WordList {
  kind: "words";
  words: string[];
}
/**
 * A list of seats, shown by the names of their players.
 */
export interface SeatList {
  kind: "seats";
  seats: number[];
}
/**
 * A list of messages within a message.
 */
export interface MessageList {
  kind: "lines";
  lines: LogMessage[];
}
/**
 * An effect that lasts several turns, described by the message `GAME-pending-NAME`.
 */
export interface EffectView {
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
 * Where the learner stands in a lesson, and what the guide says; no pages while others move.
 */
export interface LessonView {
  step: number;
  steps: number;
  pages: LessonPageView[];
  moves?: string[];
  done?: boolean;
}
/**
 * A page of a bubble, and the things on the table that it shows: cards, zones and seats.
 */
export interface LessonPageView {
  text: LogMessage;
  show: string[];
}
/**
 * The end of a manche or a game: what happened, what decided it, and why points count.
 */
export interface EndingView {
  event: LogMessage;
  decided?: LogMessage | null;
  reasons?: {
    [k: string]: LogMessage[];
  };
  sides: number[][];
  excluded?: number[];
}
/**
 * A log entry: the number of the game event, its seat, its move, and its messages.
 */
export interface LogEntry {
  event: number;
  seat: number;
  move: string;
  lines: LogMessage[];
}
/**
 * A chat message.
 */
export interface ChatMessage {
  at: number;
  seat: number;
  name: string;
  text: string;
}
/**
 * The face of a card, and the number of its copies.
 */
export interface CardView {
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
 * Seconds for each move, and a bank of seconds for the whole game; both 0 for no clock.
 *
 *     `reaction` is the time to react to another's move, with and without a clock.
 */
export interface TimeControl1 {
  move?: number;
  bank?: number;
  reaction?: number;
}
/**
 * Update of a table to its next version.
 */
export interface TableUpdate {
  type: "changed";
  change: Update;
}
/**
 * The difference between two versions of a table; parts that are absent are unchanged.
 */
export interface Update {
  table: string;
  version: number;
  at: number;
  news: EventSummary;
  told?: LogEntry | null;
  zones?: ZoneView[] | null;
  board?: BoardView | null;
  room?: RoomView | null;
  you?: number | null;
}
/**
 * The tag of a table event, its seat, and a text such as its move or chat message.
 */
export interface EventSummary {
  what: string;
  seat?: number;
  text?: string;
}
/**
 * Seats that share the device, and those of them whose move is awaited.
 */
export interface DeviceSeats {
  type: "shared";
  table: string;
  seats: number[];
  awaited: number[];
}
/**
 * Success response to a command, which is on disk.
 */
export interface Done {
  type: "done";
  id: string;
  version?: number;
}
/**
 * Possible continuations of a move, and what is asked next.
 *
 *     `against` has the rulings against the given card.
 */
export interface NextSteps {
  type: "steps";
  id: string;
  choices: Choice[];
  against?: string[];
  prompt?: LogMessage | null;
}
/**
 * A bot's evaluation of the moves, best first; `docs/bots.md` explains the figures.
 */
export interface HintResult {
  type: "hinted";
  id: string;
  candidates: HintCandidate[];
}
/**
 * A candidate move: expected results, the principal variation, and for the first ones words.
 *
 *     The first one is compared with the second one, the others with the first one.
 */
export interface HintCandidate {
  action: number;
  move: string;
  visits: number;
  reward: number;
  place: ExpectedValue;
  score: ExpectedValue;
  line: ExpectedReply[];
  whole?: string;
  sure?: LogMessage | null;
  reasons?: LogMessage[];
  against?: LogMessage[];
}
/**
 * A mean, and its standard error if there are enough samples.
 */
export interface ExpectedValue {
  mean: number;
  error: number | null;
}
/**
 * Expected move of a seat.
 */
export interface ExpectedReply {
  seat: number;
  move: string;
}
/**
 * Error response; clients translate `code`. `id` is empty if the request could not be read.
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
 * Response to a ping, with the server's time.
 */
export interface Pong {
  type: "pong";
  id: string;
  time: number;
}
/**
 * Last message before the server closes; `again` if the client should reconnect.
 */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}
/**
 * Request to open a table; with `name` the host is seated, in `seat` or in the first seat.
 */
export interface NewTable {
  opening: Opening;
  name?: string | null;
  luck?: string;
  promise?: string;
  seat?: number | null;
  picture?: number | null;
  /**
   * @maxItems 20
   */
  bots?: InvitedBot[];
  /**
   * @maxItems 20
   */
  companions?: Companion[];
  begin?: boolean;
}
/**
 * A bot to be seated at a new table.
 */
export interface InvitedBot {
  seat: number;
  level: string;
}
/**
 * A player to be seated at a new table who shares the host's device.
 */
export interface Companion {
  seat: number;
  name: string;
  luck?: string;
  picture?: number | null;
  promise?: string;
}
/**
 * Request to open a table for the lesson of a game.
 */
export interface NewLesson {
  game: string;
  name: string;
}
/**
 * Request to open a table at a moment of a finished game, against bots of a level.
 */
export interface PlayOn {
  seat: number;
  event: number;
  name: string;
  level?: string;
}
/**
 * Id of a new table; whoever has it can come to the table.
 */
export interface OpenedTable {
  table: string;
}
/**
 * Profile of the guest; the name is empty, and there is no picture, before they are chosen.
 */
export interface Profile {
  name: string;
  picture?: number | null;
}
/**
 * Request to change the name of the guest, and the picture if there is one.
 */
export interface NewName {
  name: string;
  picture?: number | null;
}
/**
 * Bearer token for programs, to be sent as `Authorization: Bearer …`.
 */
export interface GuestToken {
  token: string;
}
/**
 * One of the guest's tables; `awaits` if it awaits their move.
 */
export interface TableListing {
  table: string;
  game: string;
  status: string;
  awaits: boolean;
  updated: number;
  others?: string[];
  awaited?: string[];
  due?: number | null;
  games?: number;
}
/**
 * An installed game: its rules version, possible numbers of seats, options and presets.
 */
export interface GameListing {
  slug: string;
  rules: number;
  seats: number[];
  options: OptionListing[];
  presets: PresetListing[];
  lesson?: boolean;
}
/**
 * An option of a game, chosen before the first deal.
 */
export interface OptionListing {
  name: string;
  default: number | string | boolean | null;
  choices: (number | string | boolean | null)[];
  own: boolean;
  seats: number[];
}
/**
 * Options that are chosen together.
 */
export interface PresetListing {
  name: string;
  options: {
    [k: string]: number | string | boolean | null;
  };
}
/**
 * Look of a plugin's game: drawings of its ground by name, and colors of the table's frame.
 */
export interface GameLook {
  drawings: string[];
  day: {
    [k: string]: string;
  };
  night: {
    [k: string]: string;
  };
}
/**
 * Fluent messages of games from other packages, in one language.
 */
export interface MessageCatalog {
  language: string;
  text: string;
}
/**
 * A record as a snapshot and its updates; `fair` is `fair` or an error code.
 */
export interface ReplayView {
  sight: Snapshot;
  changes: Update[];
  fair: string;
}
/**
 * How far a review is: `done` of `total` parts, and the review once it is there.
 */
export interface ReviewStatus {
  done: number;
  total: number;
  review?: Review | null;
}
/**
 * The review of a finished game for one seat.
 */
export interface Review {
  format?: string;
  game: string;
  rules: number;
  options: {
    [k: string]: number | string | boolean | null;
  };
  seats: string[];
  seat: number;
  manches: boolean;
  moments: ReviewMoment[];
  curve: CurvePoint[];
  balance: ReviewBalance;
  costliest: number[];
  agreement: ExpertAgreement | null;
  sure: LogMessage;
  iterations: number;
  seconds: number;
}
/**
 * An own decision: what was played, what the search would have played, and what that cost.
 */
export interface ReviewMoment {
  event: number;
  version: number;
  verdict: string;
  sure: LogMessage;
  legal: number;
  played: ReviewedMove;
  best: ReviewedMove;
  cost: ExpectedValue;
  cost_score: ExpectedValue;
  cost_reward: ExpectedValue;
  line?: ExpectedMove[];
  others?: ReviewedMove[];
  question?: ReviewQuestion | null;
}
/**
 * A move that could be made, and what the search expected of it.
 */
export interface ReviewedMove {
  move: string;
  place: ExpectedValue;
  score: ExpectedValue;
  reasons?: LogMessage[];
}
/**
 * A move of the line that the search expects after the best move.
 */
export interface ExpectedMove {
  seat: number;
  move: string;
}
/**
 * Question put to a seat at a moment, so that it can be asked again.
 */
export interface ReviewQuestion {
  prompt: LogMessage;
  choices: Choice[];
  moves?: string[];
}
/**
 * The expected place after some events, as the seat could see it then.
 */
export interface CurvePoint {
  event: number;
  version: number;
  place: ExpectedValue;
  cause: string;
  jump?: boolean;
}
/**
 * Changes of the expected place from the first to the last point, by cause, in places.
 *
 *     A positive number is good for the seat: so many places were won. The parts add up.
 */
export interface ReviewBalance {
  luck: ExpectedValue;
  choices: ExpectedValue;
  others: ExpectedValue;
  total: ExpectedValue;
}
/**
 * In how many decisions an expert's search saw nothing better, with a 95 % interval.
 */
export interface ExpertAgreement {
  same: number;
  of: number;
  low: number;
  high: number;
}
/**
 * Levels of bots, the weakest first.
 */
export const LEVELS = ["novice","casual","club","expert","master"];
