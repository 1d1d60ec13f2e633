import type { Act, State } from '../api/types';
import type { Words } from '../words/en';

/** An act with a button of its own, and whether it may be done now. */
export interface Shown {
  act: Act;
  can: boolean;
}

/** Whether nobody else has to be asked: a computer always consents to a takeback. */
export function alone({ seats }: State): boolean {
  return seats.every((seat) => seat.you || seat.kind === 'computer');
}

/** Whether one person holds every seat, so that what one side offers the other accepts at once. */
export function oneDevice({ seats }: State): boolean {
  return seats.every((seat) => seat.you);
}

/**
 * The acts that have a button of their own. While the game lasts they are always the same in number
 * and order, so that no button ever slides under a finger. An undo leads where a takeback would, and
 * asks nobody, so it has the same place.
 */
export function shownActs({ status, yours, acts }: State): Shown[] {
  const may = (act: Act) => acts.includes(act);
  if (status !== 'playing' || yours.length === 0) {
    return may('close') ? [{ act: 'close', can: true }] : [];
  }
  const back: Act = may('undo') ? 'undo' : 'ask-takeback';
  return [back, 'offer-draw' as const, 'resign' as const].map((act) => ({ act, can: may(act) }));
}

/** What its button says. */
export function actName(act: Act, state: State, words: Words['table']): string {
  if (act === 'ask-takeback' && alone(state)) {
    return words.takeBack;
  }
  return act === 'offer-draw' && oneDevice(state) ? words.agreeDraw : words.acts[act];
}

/** Whether it ends the game for good, so that it is asked about first. */
export function isFinal(act: Act, state: State): boolean {
  return act === 'resign' || (act === 'offer-draw' && oneDevice(state));
}

/** Whose act it is where one person holds several seats. */
export function seatFor(act: Act, state: State): string | undefined {
  // Who moved last takes back, which the server knows best.
  if (state.yours.length < 2 || act === 'ask-takeback') {
    return undefined;
  }
  const asker = act.endsWith('takeback') ? state.takebackAsk : state.drawOffer;
  if (act.startsWith('accept') || act.startsWith('decline')) {
    return state.yours.find((seat) => seat !== asker);
  }
  return state.turn.kind === 'decide' && state.yours.includes(state.turn.seat)
    ? state.turn.seat
    : state.yours[0];
}
