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
    {
      id: 'floor',
      name: 'Floor',
      tint: 'arena',
      goal: false,
      squares: 'd1 c2 d2 e2 b3 c3 d3 e3 b4 c4 d4 e4'.split(' '),
    },
  ],
  boxes: [],
  kinds: [
    { id: 'man', name: 'Man', letter: 'm', side: 'one', style: 'rosette', large: false },
    { id: 'chief', name: 'Chief', letter: 'c', side: 'two', style: 'badge', large: true },
  ],
});

/** A cross of 33 squares: seven by seven without four squares in each corner. */
export const cross = sample('Plan', {
  width: 7,
  height: 7,
  zones: [
    {
      id: 'cross',
      name: 'Cross',
      tint: 'wood',
      goal: false,
      squares: [...'abcdefg'].flatMap((file) =>
        ('cde'.includes(file) ? [1, 2, 3, 4, 5, 6, 7] : [3, 4, 5]).map((rank) => `${file}${rank}`),
      ),
    },
  ],
  boxes: [],
  kinds: plan.kinds,
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
