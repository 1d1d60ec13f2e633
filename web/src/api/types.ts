// What the server says and hears, as /api/openapi.json describes it. Words that a game brings
// ("told", "name", "ask" …) come in the language that the request named with ?lang=en or ?lang=de.

/** GET /api/me: who the cookie says you are; nobody yet before the first table. */
export interface Me {
  id: string | null;
  name: string | null;
}

/** GET /api/games */
export interface Catalogue {
  games: GameInfo[];
  /** Computer players, the weakest first. */
  players: PlayerInfo[];
  /** The word of the one that suits somebody who has not yet played. */
  usual: string;
}

export interface GameInfo {
  id: string;
  name: string;
  /** Where and when it was played. */
  when: string;
  about: string;
  /** The seats of the usual set-up; the values of an option may bring others. */
  seats: SeatInfo[];
  options: OptionInfo[];
}

export interface SeatInfo {
  name: string;
  title: string;
  side: string;
  /** How its pieces look, in games with a board. */
  style: string | null;
}

/** GET /api/games/{id}: a game with its rule book. */
export interface GamePage extends GameInfo {
  rules: { title: string; paragraphs: RuleText[] };
  /** The pictures of the rule book, in order. */
  figures: Figure[];
  /** What is known about it, and what is reconstructed. */
  known: { title: string; paragraphs: string[] } | null;
}

export interface RuleText {
  /** The name of the rule it belongs to, such as S5. */
  rule: string;
  text: string;
  /** The value of an option that it holds for; null where it always holds. */
  only: { option: string; value: string } | null;
}

/** A position that shows what a rule means, and moves in it. */
export interface Figure {
  /** The name of the rule it stands beside. */
  rule: string;
  caption: string;
  plan: Plan;
  view: BoardView;
  /** One move, or several of one piece. */
  moves: Offer[];
  /** What a single move does, in words. */
  told: string[];
}

export interface OptionInfo {
  key: string;
  name: string;
  about: string;
  /** The name of the rule behind it, such as S2. */
  rule: string;
  /** Whether a source says it. */
  basis: 'stated' | 'hinted' | 'ours';
  default: string;
  /** It means something only where an earlier option has one of these values. */
  only: { option: string; values: string[] } | null;
  values: ValueInfo[];
}

export interface ValueInfo {
  value: string;
  name: string;
  start: Start | null;
  /** Who sits at the table with this value, where the option decides it. */
  seats: SeatInfo[] | null;
}

/** How a board begins with a value of an option that changes it. */
export interface Start {
  width: number;
  height: number;
  /** The squares that the score is counted on. */
  goal: string[];
  /** Where the pieces of each side stand. */
  sides: string[][];
}

export interface PlayerInfo {
  word: string;
  name: string;
  /** How strong it is, in a word or two. */
  about: string;
}

/** POST /api/tables: answers 201 with a Table. At least one seat is "me", "device" or "open". */
export interface NewTable {
  game: string;
  /** Only those that mean something beside the others. */
  options?: Record<string, string>;
  /** For each seat of that set-up: "me", "device" (somebody beside me), "open", or "computer:level:3" … */
  seats: Record<string, string>;
  /** Whether the table shows up among the open tables; otherwise only the link leads to it. */
  listed?: boolean;
}

/** GET /api/tables?kind=open and GET /api/tables?kind=mine: { tables: TableLine[] } */
export interface TableLine {
  id: string;
  game: string;
  gameName: string;
  /** What is not as usual at this table. */
  options: Chosen[];
  status: Status;
  seats: SeatHolder[];
  /** Whether it is your turn there. */
  yourTurn: boolean;
  /** The number of the last entry. */
  entries: number;
  /** Milliseconds since 1970. */
  changed: number;
  outcome: string | null;
}

export type Status = 'open' | 'playing' | 'over';

/** GET /api/tables/{id} */
export interface Table {
  id: string;
  game: string;
  gameName: string;
  rules: number;
  /** Of every option that means something here. */
  options: Chosen[];
  sides: SideInfo[];
  created: number;
  listed: boolean;
  /** Whether chance speaks anywhere in this game, so that its seed has something to prove. */
  chance: boolean;
  /** The empty board. */
  plan: Plan | null;
  /** What there was to see before the first entry. */
  start: View;
  /** All entries up to now. */
  entries: EntryInfo[];
  state: State;
}

export interface Chosen {
  key: string;
  name: string;
  value: string;
  valueName: string;
}

/** A party to the game, in the order in which the rules name them. */
export interface SideInfo {
  name: string;
  title: string;
  /** What plays it, where nobody has a seat there and the rules do; null elsewhere. */
  itself: string | null;
}

/**
 * What changed at a table: the entries after the last one you named, and how it stands now. Answer
 * to moves and acts, and the data of every "update" event of the stream.
 */
export interface Update {
  table: string;
  entries: EntryInfo[];
  state: State;
}

export interface State {
  /** The number of the last entry: name it when you move. */
  after: number;
  status: Status;
  seats: SeatHolder[];
  /** The names of the seats that are yours. */
  yours: string[];
  /** The seat from which all this is seen; null for who only watches. */
  viewer: string | null;
  /** Whether your seats see different things: people at one device take turns looking. */
  apart: boolean;
  /** Your seats that see just what the viewer sees: between them nothing is handed over. */
  alike: string[];
  turn: TurnInfo;
  view: View;
  /** The moves you may choose from; empty unless one of your seats decides. */
  offers: Offer[];
  /** The seat that offers a draw and waits for an answer. */
  drawOffer: string | null;
  /** The seat that asks for a takeback and waits for an answer. */
  takebackAsk: string | null;
  /** What you may do now, as words for POST …/acts. */
  acts: Act[];
  /** Whether you may ask for a hint now: you are to move, and nobody else plays. */
  hints: boolean;
  rematch: { askedBy: string[]; table: string | null };
  /** The link that brings somebody to each open seat; told to those who sit at the table. */
  invites: { seat: string; path: string }[];
  /** SHA-256 of the dealer's seed, and the seed itself once the game is over. */
  seed: { hash: string; revealed: string | null };
}

export interface SeatHolder {
  name: string;
  title: string;
  side: string;
  kind: 'guest' | 'computer' | 'open';
  /** Who sits there, in words; null when nobody does. */
  holder: string | null;
  you: boolean;
  /** Whether somebody's browser follows the table from this seat (computers always do). */
  here: boolean;
}

export type TurnInfo =
  | { kind: 'waiting'; ask: string }
  | { kind: 'decide'; seat: string; ask: string }
  | { kind: 'chance'; ask: string }
  | { kind: 'over'; winner: string | null; told: string };

/** What one may see: a board, or where there is none a sheet. */
export type View = BoardView | SheetView;

/** A view that a grid game gives. Trays hold pieces that are out of play, by zone or box. */
export interface BoardView {
  kind: 'board';
  pieces: { kind: string; square: string }[];
  trays: { place: string; counts: { kind: string; count: number }[] }[];
  /** What else there is to know, such as the score, in words. */
  notes: string[];
}

/** A view of a game without a board: parts one below the other. */
export interface SheetView {
  kind: 'sheet';
  /** What a player looks at all the time. */
  parts: Part[];
  /** What is looked up now and then. */
  more: Part[];
}

export type Part = Facts | Grid | Note | Listing;

export interface Facts {
  kind: 'facts';
  facts: Fact[];
}

export interface Fact {
  name: string;
  words: Word[];
  /** How far it has come, if it is something that fills up. */
  gauge: { taken: number; places: number } | null;
}

/** Every row has a cell under each head; a cell is words side by side. */
export interface Grid {
  kind: 'grid';
  title: string;
  heads: Word[][];
  rows: Word[][][];
}

/** Something that is said once, such as what the signs of a grid mean. */
export interface Note {
  kind: 'note';
  text: string;
}

/** Things with a name, such as cards, and sentences about each. */
export interface Listing {
  kind: 'listing';
  title: string;
  items: { name: Word; about: string[] }[];
}

export interface Word {
  full: string;
  /** What stands for it where there is little room. */
  brief: string;
  tone: 'plain' | 'strong' | 'soft' | 'purple' | 'yellow' | 'red' | 'green';
}

/** The empty board. Squares are named as in chess: file letter, rank number, a1 at the bottom left. */
export interface Plan {
  width: number;
  height: number;
  /** The score is how many pieces stand in the zones that are a goal. */
  zones: { id: string; name: string; tint: string; goal: boolean; squares: string[] }[];
  /** Places beside the board, and the side that keeps each. */
  boxes: { id: string; name: string; side: string }[];
  kinds: {
    id: string;
    name: string;
    letter: string;
    side: string;
    /** The name of how it looks. */
    style: string;
    large: boolean;
  }[];
}

/** A legal move: made on the board where it has a path, else by a button with its label. */
export interface Offer {
  move: string;
  /** The squares it touches, where it begins first; empty for a move that is not made on the board. */
  path: string[];
  /** The squares where it takes a piece. */
  taken: string[];
  /** What the button says; null for a move on the board. */
  label: string | null;
  /** Moves with the same group belong into one dialogue of this name. */
  group: string | null;
  /** What would go where, for a preview; only for moves with a label. */
  motions: Motion[];
}

/** A thing (a kind of piece) goes from a place to a place: a square, or a zone or box that holds pieces. */
export interface Motion {
  thing: string;
  from: string;
  to: string;
}

export interface EntryInfo {
  number: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /**
   * The number of the turn it belongs to, counted from 1; an exchange's call, its answer and the move
   * after them share one. 0 before the first turn.
   */
  turn: number;
  kind: 'move' | 'chance' | 'act' | 'takeback';
  /** Whose it is; null for chance. */
  seat: string | null;
  /** The move in notation or the act's word; null when you may not know it. */
  text: string | null;
  /** What happened, in sentences. */
  told: string[];
  path: string[];
  taken: string[];
  /** In order; playing them on the board before gives the board after. */
  motions: Motion[];
  /** A takeback: the entry whose position is there again (0 is the start). */
  to: number | null;
  /** The notes of the view after it. */
  notes: string[];
  /** What the computer thought that made it, where the server still knows. */
  thought: Thought | null;
}

/** What a computer made of a position before it moved. */
export interface Thought {
  /** How many moves ahead it looked. */
  depth: number;
  /** The winning chance of whoever moves, from 0 to 1. */
  chance: number;
  /** In how many moves whoever moves wins by force; negative if it loses so; else 0. */
  winIn: number;
  /** The moves it expected, its own first. */
  line: string[];
}

/** POST /api/tables/{id}/hint { after }: a good move, and what speaks for it. */
export interface Hint {
  after: number;
  offer: Offer;
  told: string[];
  thought: Thought | null;
}

export type Act =
  | 'undo'
  | 'resign'
  | 'offer-draw'
  | 'accept-draw'
  | 'decline-draw'
  | 'ask-takeback'
  | 'accept-takeback'
  | 'decline-takeback'
  | 'rematch'
  | 'close';

/** POST /api/tables/{id}/moves → Update. A retry of a move that is already there is answered alike. */
export interface MovePost {
  after: number;
  move: string;
}

/** POST /api/tables/{id}/acts → Update. "seat" is needed only where two of your seats could act. */
export interface ActPost {
  after: number;
  act: Act;
  seat?: string;
}

/** POST /api/join { token } → Table; POST /api/tables/{id}/join { seat } → Table, for listed tables. */
export interface JoinPost {
  token: string;
}

/** GET /api/join/{token}: what the link leads to. */
export interface Invitation {
  table: string;
  game: string;
  gameName: string;
  /** The seat it is for, and whether it is still free. */
  seat: string;
  seatTitle: string;
  free: boolean;
  /** Whether you sit at that table already. */
  yours: boolean;
  host: string | null;
  /** What is not as usual at this table. */
  options: Chosen[];
}

/** Every refusal: application/problem+json (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
}

/*
 * GET /api/events?follow=ID:12,ID2:0&lang=en  (text/event-stream)
 * One stream a tab. For each table it follows, first one "update" with what was missed since the
 * entry it named, then one "update" for each change. The event id is the same list with the newest
 * numbers, so that a browser which reconnects by itself (Last-Event-ID) resumes as well.
 * Where nothing happens, "event: beat" comes every 15 s. "event: gone" {table} names a table that
 * is not there.
 *
 * PUT /api/me { name } → Me.   GET /api/tables/{id}/record → text/plain, the record of the game.
 */
