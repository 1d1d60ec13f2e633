import type { Act, State, Table } from '../api/types';
import type { Words } from '../words/en';

/** What every table knows; the other acts, such as a pause, come with the company at the table. */
export type PlainAct = keyof Words['table']['acts'];

/** An act with a button of its own, and whether it may be done now. */
export interface Shown {
  act: PlainAct;
  can: boolean;
}

/** Whether nobody else has to be asked: a computer always consents to a takeback. */
export function alone({ seats }: State): boolean {
  return seats.every((seat) => seat.you || seat.kind === 'computer');
}

/** One's own seat that decides, else the first of them. */
function ownSeat({ turn, yours }: State): string | undefined {
  return turn.kind === 'decide' && yours.includes(turn.seat) ? turn.seat : yours[0];
}

/** The seats against another; none where the rules play the other side. */
function rivals(seats: State['seats'], of: string | null | undefined): State['seats'] {
  const side = seats.find(({ name }) => name === of)?.side;
  return seats.filter((seat) => seat.side !== side);
}

/** Whether one person plays for both sides, so that what one offers the other accepts at once. */
export function agreesAlone(state: State): boolean {
  const people = rivals(state.seats, ownSeat(state)).filter((seat) => seat.kind === 'guest');
  return people.length > 0 && people.every((seat) => seat.you);
}

/**
 * The acts that have a button of their own. While the game lasts they are always the same in number
 * and order, so that no button ever slides under a finger. An undo leads where a takeback would, and
 * asks nobody, so it has the same place.
 */
export function shownActs({ draws, state }: Table): Shown[] {
  const { status, yours, acts } = state;
  const may = (act: PlainAct) => acts.includes(act);
  if (status !== 'playing' || yours.length === 0) {
    // A game that waits for a substitute can be given up, one that has not begun closed.
    return (['resign', 'close'] as const).filter(may).map((act) => ({ act, can: true }));
  }
  const back: PlainAct = may('undo') ? 'undo' : 'ask-takeback';
  const draw: PlainAct[] = draws ? ['offer-draw'] : [];
  return [back, ...draw, 'resign' as const].map((act) => ({ act, can: may(act) }));
}

/** What its button says. */
export function actName(act: PlainAct, state: State, words: Words['table']): string {
  if (act === 'ask-takeback' && alone(state)) {
    return words.takeBack;
  }
  return act === 'offer-draw' && agreesAlone(state) ? words.agreeDraw : words.acts[act];
}

/** Whether it ends the game for good, so that it is asked about first. */
export function isFinal(act: PlainAct, state: State): boolean {
  return act === 'resign' || (act === 'offer-draw' && agreesAlone(state));
}

/** Whose act it is where one person holds several seats; about takebacks the server knows best. */
export function seatFor(act: Act, state: State): string | undefined {
  if (state.yours.length < 2 || act.endsWith('takeback')) {
    return undefined;
  }
  return act === 'accept-draw' || act === 'decline-draw'
    ? rivals(state.seats, state.drawOffer).find(({ name }) => state.yours.includes(name))?.name
    : ownSeat(state);
}
