import type { BoardView, Motion, Offer, Plan } from '../api/types';
import { applyMotions } from '../board/motions';

/**
 * What a move will do, as far as the page can tell before the server has answered: the piece goes
 * its way and takes what the offer says it takes. The answer brings the truth.
 */
export function foresee(
  view: BoardView,
  offer: Offer,
  plan: Plan | null,
): { view: BoardView; motions: Motion[] } {
  const motions = offer.motions.length > 0 ? offer.motions : guess(view, offer, plan);
  const after = { ...view, ...applyMotions(view, motions) };
  return { view: after, motions };
}

function guess(view: BoardView, offer: Offer, plan: Plan | null): Motion[] {
  const motions: Motion[] = [];
  const at = (square: string) => view.pieces.find((piece) => piece.square === square);
  const mover = offer.path[0] === undefined ? undefined : at(offer.path[0]);
  if (mover === undefined) {
    return motions;
  }
  for (let i = 1; i < offer.path.length; i++) {
    const from = offer.path[i - 1] ?? '';
    const to = offer.path[i] ?? '';
    motions.push({ thing: mover.kind, from, to });
  }
  for (const square of offer.taken) {
    const victim = at(square);
    const place = victim && (home(view, victim.kind) ?? boxOf(plan, mover.kind));
    if (victim && place !== undefined) {
      motions.push({ thing: victim.kind, from: square, to: place });
    }
  }
  return motions;
}

/** The tray that holds, or may hold, pieces of a kind. */
function home(view: BoardView, kind: string): string | undefined {
  return view.trays.find((tray) => tray.counts.some((held) => held.kind === kind))?.place;
}

/** The box of the side that moves, for what nothing else holds. */
function boxOf(plan: Plan | null, kind: string): string | undefined {
  const side = plan?.kinds.find(({ id }) => id === kind)?.side;
  return plan?.boxes.find((box) => box.side === side)?.id;
}

/** Whether two views show the same pieces at the same places, in whatever order they list them. */
export function same(a: BoardView, b: BoardView): boolean {
  const key = ({ pieces, trays }: BoardView) =>
    [
      ...pieces.map((piece) => `${piece.kind}@${piece.square}`),
      ...trays.flatMap(({ place, counts }) =>
        counts.filter((c) => c.count > 0).map((c) => `${c.count}${c.kind}@${place}`),
      ),
    ]
      .sort()
      .join();
  return key(a) === key(b);
}

/** What leaves one place, for a preview: each kind with every place it goes to. */
export interface Departure {
  from: string;
  things: { thing: string; to: string[] }[];
}

export function departures(motions: Motion[]): Departure[] {
  const all: Departure[] = [];
  for (const { thing, from, to } of motions) {
    let place = all.find((departure) => departure.from === from);
    if (!place) {
      place = { from, things: [] };
      all.push(place);
    }
    const same = place.things.find((group) => group.thing === thing);
    if (same) {
      same.to.push(to);
    } else {
      place.things.push({ thing, to: [to] });
    }
  }
  return all;
}
