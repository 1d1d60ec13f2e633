import type { Act, State } from '../api/types';
import type { Words } from '../words/en';

const SHOWN: Act[] = ['undo', 'ask-takeback', 'offer-draw', 'resign', 'close'];

/** Whether nobody else has to be asked: a computer always consents to a takeback. */
export function alone({ seats }: State): boolean {
  return seats.every((seat) => seat.you || seat.kind === 'computer');
}

/** Whether one person holds every seat, so that what one side offers the other accepts at once. */
export function oneDevice({ seats }: State): boolean {
  return seats.every((seat) => seat.you);
}

/** The acts that have a button of their own. Where nobody is asked, undoing is taking back. */
export function shownActs(state: State): Act[] {
  const undoing = state.acts.includes('undo') && alone(state);
  return SHOWN.filter((act) => state.acts.includes(act) && !(act === 'ask-takeback' && undoing));
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
