import type { Offer } from '../api/types';
import { sample } from '../testing/contract';

/** A small board for the tests: five files, four ranks, a tray on file a and on e1. */
export const plan = sample('Plan', {
  width: 5,
  height: 4,
  zones: [
    { id: 'gaol', name: 'Gaol', tint: 'prison', goal: false, squares: ['a1', 'a2', 'a3', 'a4'] },
    { id: 'ward', name: 'Ward', tint: 'hospital', goal: false, squares: ['e1'] },
    { id: 'green', name: 'Green', tint: 'yard', goal: false, squares: ['b1', 'b2', 'c1'] },
  ],
  boxes: [],
  kinds: [
    { id: 'man', name: 'Man', letter: 'm', side: 'one', style: 'rosette', large: false },
    { id: 'chief', name: 'Chief', letter: 'c', side: 'two', style: 'badge', large: true },
  ],
});

export const offer = (
  move: string,
  path: string[],
  taken: string[] = [],
  more: Partial<Offer> = {},
): Offer =>
  sample('Offer', {
    move,
    path,
    taken,
    label: null,
    group: null,
    motions: [],
    target: null,
    about: null,
    ...more,
  });

/** A move that is made by a button. */
export const choice = (move: string, label: string, more: Partial<Offer> = {}): Offer =>
  offer(move, [], [], { label, ...more });
