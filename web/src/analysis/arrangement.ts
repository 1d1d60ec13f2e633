import type { BoardView } from '../api/types';

/** A board that is being set up by hand. */
export interface Arrangement {
  /** The kind of the piece on each square that has one. */
  pieces: Record<string, string>;
  /** How many pieces of a kind lie captured. */
  captured: Record<string, number>;
  side: string;
}

/** No stepper goes further; the server says what the box holds. */
const MOST_CAPTURED = 99;

/** A board as it stands, to be changed. */
export function arrangementOf(view: BoardView, captured: string[], side: string): Arrangement {
  const held = (kind: string) =>
    view.trays.flatMap(({ counts }) => counts).find((count) => count.kind === kind)?.count ?? 0;
  return {
    pieces: Object.fromEntries(view.pieces.map(({ square, kind }) => [square, kind])),
    captured: Object.fromEntries(captured.map((kind) => [kind, held(kind)])),
    side,
  };
}

/** Puts a piece on a square; the same one again, or none, clears it. */
export function place(board: Arrangement, square: string, kind: string | null): Arrangement {
  const { [square]: before, ...others } = board.pieces;
  return {
    ...board,
    pieces: kind === null || before === kind ? others : { ...others, [square]: kind },
  };
}

/** Puts a piece on a square, whatever stands there. */
export function put(board: Arrangement, square: string, kind: string): Arrangement {
  return { ...board, pieces: { ...board.pieces, [square]: kind } };
}

/** Takes a piece to another square, where it replaces what stands there, or off the board. */
export function carry(board: Arrangement, from: string, to: string | null): Arrangement {
  const { [from]: kind, ...others } = board.pieces;
  if (kind === undefined || from === to) return board;
  return { ...board, pieces: to === null ? others : { ...others, [to]: kind } };
}

export function capture(board: Arrangement, kind: string, count: number): Arrangement {
  const whole = Number.isFinite(count) ? Math.trunc(count) : 0;
  const bounded = Math.min(MOST_CAPTURED, Math.max(0, whole));
  return { ...board, captured: { ...board.captured, [kind]: bounded } };
}

/** Nobody on the board, and nobody captured. */
export function cleared(board: Arrangement): Arrangement {
  const captured = Object.fromEntries(Object.keys(board.captured).map((kind) => [kind, 0]));
  return { ...board, pieces: {}, captured };
}

/** How it is drawn; captured pieces lie in the trays that hold their kinds. */
export function viewOf(board: Arrangement, like: BoardView): BoardView {
  const kept = (kind: string, count: number) => board.captured[kind] ?? count;
  return {
    ...like,
    pieces: Object.entries(board.pieces).map(([square, kind]) => ({ square, kind })),
    trays: like.trays.map(({ place: where, counts }) => ({
      place: where,
      counts: counts.map(({ kind, count }) => ({ kind, count: kept(kind, count) })),
    })),
  };
}

export function countOf(board: Arrangement, kind: string): number {
  return Object.values(board.pieces).filter((one) => one === kind).length;
}
