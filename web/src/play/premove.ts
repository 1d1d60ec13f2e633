import type { Offer, State, Table } from '../api/types';

// A move that is thought of while the other side thinks. The page knows no rules: it remembers from
// where to where, and looks whether just that is offered when the turn comes.

/** A piece that is picked up ahead of its turn, and where it is to go. */
export interface Planned {
  from: string;
  to: string | null;
}

/** The side for which one plays against somebody else; null for nobody, or for both. */
function ownSide({ seats }: State): string | null {
  const own = new Set(seats.filter(({ you }) => you).map(({ side }) => side));
  return own.size === 1 ? ([...own][0] ?? null) : null;
}

/**
 * Whether moves may be planned now: on a board where nothing is hidden and no die will fall, while
 * the other side decides.
 */
export function mayPlan(table: Table): boolean {
  const { turn, status, yours } = table.state;
  return (
    table.start.kind === 'board' &&
    !table.secrets &&
    !table.chanceLater &&
    table.lesson === null &&
    status === 'playing' &&
    turn.kind === 'decide' &&
    !yours.includes(turn.seat) &&
    ownSide(table.state) !== null
  );
}

/** The squares of one's own pieces. */
export function ownSquares(table: Table): Set<string> {
  const side = ownSide(table.state);
  const { view } = table.state;
  const kinds = new Set(
    (table.plan?.kinds ?? []).filter((kind) => kind.side === side).map(({ id }) => id),
  );
  return new Set(
    view.kind === 'board'
      ? view.pieces.filter(({ kind }) => kinds.has(kind)).map(({ square }) => square)
      : [],
  );
}

/** A press on a square: it picks up a piece, says where to, or cancels. */
export function press(
  planned: Planned | null,
  square: string,
  own: ReadonlySet<string>,
): Planned | null {
  if (own.has(square)) {
    return square === planned?.from ? null : { from: square, to: null };
  }
  return planned?.to === null ? { from: planned.from, to: square } : null;
}

export type Verdict =
  /** Nothing can be made on the board yet. */
  | { kind: 'wait' }
  | { kind: 'play'; offer: Offer }
  /** It is not offered, or several ways lead there. */
  | { kind: 'drop'; why: 'gone' | 'several' };

/** What becomes of a plan once these moves are offered. */
export function judge({ from, to }: Planned, offers: Offer[]): Verdict {
  const made = offers.filter(({ path }) => path.length > 0);
  if (made.length === 0) {
    return { kind: 'wait' };
  }
  const ways = made.filter(({ path }) => path[0] === from && path.at(-1) === to);
  const [offer] = ways;
  if (offer === undefined) {
    return { kind: 'drop', why: 'gone' };
  }
  return ways.length === 1 ? { kind: 'play', offer } : { kind: 'drop', why: 'several' };
}
