import type { EntryInfo, State } from '../api/types';

export type Sound = 'move' | 'capture' | 'turn' | 'end';

/** Who has waited so long looks elsewhere, in milliseconds. */
const LONG = 10_000;

/** Whether one's own seat decides. */
export const isMine = ({ turn, yours }: State): boolean =>
  turn.kind === 'decide' && yours.includes(turn.seat);

/**
 * What is heard when a table changes. One's own moves were heard when they were pressed. That it is
 * one's turn is told only to who may have looked away.
 */
export function soundsOf(
  before: State,
  now: State,
  fresh: EntryInfo[],
  { away, waited }: { away: boolean; waited: number },
): Sound[] {
  const ended = now.status === 'over' && before.status !== 'over';
  const moves = fresh.filter(
    ({ kind, seat }) => kind === 'move' && !(seat !== null && now.yours.includes(seat)),
  );
  const sounds: Sound[] = [];
  if (moves.length > 0) {
    sounds.push(moves.some(({ taken }) => taken.length > 0) ? 'capture' : 'move');
  }
  if (ended) {
    sounds.push('end');
  } else if (isMine(now) && !isMine(before) && (away || waited >= LONG)) {
    sounds.push('turn');
  }
  return sounds;
}

/** A tone: its pitch in hertz, when it begins and how long it fades, in seconds, and how loud it is. */
export interface Tone {
  pitch: number;
  at: number;
  fade: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (
  pitch: number,
  at: number,
  fade: number,
  loud: number,
  shape: OscillatorType = 'sine',
): Tone => ({ pitch, at, fade, loud, shape });

/** Wood on wood, a deeper knock, a small bell, and three notes that come to rest. */
export const TONES: Record<Sound, Tone[]> = {
  move: [tone(330, 0, 0.07, 0.16, 'triangle'), tone(990, 0, 0.03, 0.05)],
  capture: [tone(220, 0, 0.09, 0.2, 'triangle'), tone(165, 0.06, 0.14, 0.16, 'triangle')],
  turn: [tone(784, 0, 0.35, 0.08), tone(1175, 0.09, 0.4, 0.06)],
  end: [tone(523, 0, 0.4, 0.1), tone(659, 0.14, 0.4, 0.1), tone(392, 0.3, 0.7, 0.1)],
};
