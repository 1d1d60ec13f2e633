import type { Plan } from '../api/types';
import { squaresOf } from './geometry';
import { piecesIn } from './tray-pieces';
import { takes, type Targets, type Ways } from './offers';
import type { BoardWords, LastMove, Standing } from './types';

export interface Told {
  plan: Plan;
  standing: Standing;
  /** Squares of trays that stand beside the board: the board does not say who is there. */
  apart?: ReadonlySet<string>;
  ways: Ways;
  /** The piece that is picked up, and where it may go. */
  selected: string | null;
  targets: Targets;
  last: LastMove | null;
  words: BoardWords;
}

/** What a square is called: its name, its zone, who stands there, and what may be done. */
export function spoken(told: Told): (square: string) => string {
  const zones = new Map<string, string>();
  const all = squaresOf(told.plan).size;
  for (const zone of told.plan.zones) {
    // What is most of the board need not be said of each square.
    if (zone.squares.length > all / 2) continue;
    for (const square of zone.squares) zones.set(square, zone.name);
  }
  const kinds = new Map(told.plan.kinds.map((kind) => [kind.id, kind.name]));
  const standing = occupants(told.plan, told.standing);
  const marked = new Set(
    told.last ? [...told.last.path, ...told.last.taken, ...(told.last.set ?? [])] : [],
  );
  const whom = (square: string) => {
    const kind = standing.get(square);
    return kind === undefined ? undefined : (kinds.get(kind) ?? kind);
  };
  return (square) => {
    const parts = [
      square,
      zones.get(square),
      whom(square) ?? (told.apart?.has(square) ? undefined : told.words.empty),
      marked.has(square) ? told.words.lastMove : undefined,
      ...state(told, square, whom),
    ];
    return parts.filter((part) => part).join(', ');
  };
}

function state(
  { ways, selected, targets, words }: Told,
  square: string,
  whom: (square: string) => string | undefined,
): string[] {
  if (square === selected) {
    const taking = [...targets.values()].filter((offers) => takes(offers).most > 0);
    return [words.picked(targets.size, taking.length)];
  }
  const offers = selected === null ? undefined : targets.get(square);
  if (offers) {
    const { least, most } = takes(offers);
    if (most === 0) return [words.mayGo];
    const only = offers.length === 1 ? offers[0] : undefined;
    const taken = only?.taken.map((at) => words.taken(whom(at) ?? '', at));
    return [words.mayGo, ...(taken ?? [words.takes(least, most)])];
  }
  return ways.has(square) ? [words.mayMove] : [];
}

/** The kind that stands on each square, those in trays included. */
export function occupants(plan: Plan, { pieces, trays }: Standing): Map<string, string> {
  const found = new Map(pieces.map(({ kind, square }) => [square, kind]));
  for (const tray of trays) {
    const squares = plan.zones.find((zone) => zone.id === tray.place)?.squares ?? [];
    piecesIn(tray).forEach((kind, at) => {
      const square = squares[at];
      if (square !== undefined) found.set(square, kind);
    });
  }
  return found;
}
