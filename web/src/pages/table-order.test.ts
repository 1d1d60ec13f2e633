import { expect, it } from 'vitest';
import type { TableLine } from '../api/types';
import { sample } from '../testing/contract';
import { sortTables } from './table-order';

const line = (id: string, more: Partial<TableLine>) =>
  sample('TableLine', {
    id,
    game: 'g',
    gameName: 'G',
    options: [],
    status: 'playing',
    seats: [],
    yourTurn: false,
    entries: 0,
    news: 0,
    changed: 0,
    outcome: null,
    result: null,
    summary: null,
    clock: null,
    deadline: null,
    ...more,
  });

it('puts my turn first, then what goes on, then the newest', () => {
  const lines = [
    line('over', { status: 'over', changed: 9 }),
    line('open', { status: 'open', changed: 8 }),
    line('old', { changed: 1 }),
    line('new', { changed: 2 }),
    line('mine', { yourTurn: true, changed: 0 }),
  ];
  expect(sortTables(lines).map((l) => l.id)).toEqual(['mine', 'new', 'old', 'open', 'over']);
});

it('puts first where my time runs out first', () => {
  const lines = [
    line('theirs', { deadline: 1 }),
    line('timeless', { yourTurn: true, changed: 9 }),
    line('later', { yourTurn: true, deadline: 20 }),
    line('soon', { yourTurn: true, deadline: 10 }),
  ];
  expect(sortTables(lines).map((l) => l.id)).toEqual(['soon', 'later', 'timeless', 'theirs']);
});
