import type { BoardView, Motion, Offer, Plan } from '../api/types';
import type { MotionAnimation } from './animation.svelte';

export type Piece = BoardView['pieces'][number];
export type Tray = BoardView['trays'][number];
export type Zone = Plan['zones'][number];
export type Kind = Plan['kinds'][number];

/** What stands where: the part of a view that motions change. */
export interface Standing {
  pieces: Piece[];
  trays: Tray[];
}

/** The last move, to be marked. */
export interface LastMove {
  path: string[];
  taken: string[];
  /** Squares where pieces were set without going there, as from a tray. */
  set?: string[];
}

/** Motions to be shown once; a new id starts them. */
export interface Show {
  id: number;
  motions: Motion[];
}

/** The few words that the board itself speaks or writes, in the person's language. */
export interface BoardWords {
  /** A square without a piece: "empty". */
  empty: string;
  /** A piece that may be moved: "may move". */
  mayMove: string;
  /**
   * The piece that is picked up, how many squares it may go to, and on how many of them it takes
   * somebody: "picked up, 5 targets, 1 with a capture".
   */
  picked: (targets: number, taking: number) => string;
  /** A square that the picked piece may go to: "may go here". */
  mayGo: string;
  /** Whom a move takes, and where: "takes Black man on e5". */
  taken: (piece: string, square: string) => string;
  /** How many pieces the ways to a square take: "takes 1 to 2". */
  takes: (least: number, most: number) => string;
  /** A square of the last move: "last move". */
  lastMove: string;
  /** The title of the chooser where several ways lead to one square: "Which way?". */
  chooser: string;
  /** One of these ways by the pieces it takes: "takes 2: d7 and f9", "takes nobody". */
  way: (taken: string[]) => string;
  /** Asks for a second tap where the first may have missed: "tap again". */
  again: string;
  /** A tray: "Prison: 3". */
  held: (zone: string, count: number) => string;
}

export interface BoardProps {
  plan: Plan;
  pieces: Piece[];
  trays: Tray[];
  offers: Offer[];
  flipped: boolean;
  last: LastMove | null;
  winner?: string | null;
  hint?: LastMove | null;
  motions: Show | null;
  reduced?: boolean;
  label: string;
  words: BoardWords;
  fit?: 'box' | 'width';
  animation?: MotionAnimation;
  onintent: (move: string) => void;
  onmiss?: (from: string, to: string | null) => void;
  onrest?: () => void;
}
