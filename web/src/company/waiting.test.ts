import { expect, test } from 'vitest';
import type { TableLine } from '../api/types';
import { waiting } from './waiting';

const line = (id: string, yourTurn: boolean, changed: number, deadline: number | null = null) =>
  ({ id, yourTurn, changed, deadline, status: 'playing' }) as TableLine;

test('the game with least time left comes first, as in my list, and never the one that is open', () => {
  const lines = [
    line('old', true, 10),
    line('new', true, 30),
    line('theirs', false, 5, 1),
    line('later', true, 50, 200),
    line('soon', true, 40, 100),
    line('here', true, 1, 1),
  ];
  expect(waiting(lines, 'here').map(({ id }) => id)).toEqual(['soon', 'later', 'new', 'old']);
});
