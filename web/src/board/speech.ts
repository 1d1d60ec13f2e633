import type { Plan } from '../api/types';
import { inmates } from './crowd';
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
  for (const zone of told.plan.zones) {
    for (const square of zone.squares) zones.set(square, zone.name);
  }
  const kinds = new Map(told.plan.kinds.map((kind) => [kind.id, kind.name]));
  const standing = occupants(told.plan, told.standing);
  const marked = new Set(
    told.last ? [...told.last.path, ...told.last.taken, ...(told.last.set ?? [])] : [],
  );
  return (square) => {
    const kind = standing.get(square);
    const parts = [
      square,
      zones.get(square),
      kind !== undefined
        ? (kinds.get(kind) ?? kind)
        : told.apart?.has(square)
          ? undefined
          : told.words.empty,
      marked.has(square) ? told.words.lastMove : undefined,
      ...state(told, square),
    ];
    return parts.filter((part) => part).join(', ');
  };
}

function state({ ways, selected, targets, words }: Told, square: string): string[] {
  if (square === selected) return [words.picked(targets.size)];
  const offers = selected === null ? undefined : targets.get(square);
  if (offers) {
    const { least, most } = takes(offers);
    return most > 0 ? [words.mayGo, words.takes(least, most)] : [words.mayGo];
  }
  return ways.has(square) ? [words.mayMove] : [];
}

/** The kind that stands on each square, those in trays included. */
export function occupants(plan: Plan, { pieces, trays }: Standing): Map<string, string> {
  const found = new Map(pieces.map(({ kind, square }) => [square, kind]));
  for (const tray of trays) {
    const squares = plan.zones.find((zone) => zone.id === tray.place)?.squares ?? [];
    inmates(tray).forEach((kind, at) => {
      const square = squares[at];
      if (square !== undefined) found.set(square, kind);
    });
  }
  return found;
}
