import { describe, expect, it } from 'vitest';
import type { TableLine } from '../api/types';
import { sample } from '../testing/contract';
import { opponents, runningGames } from './resume';

const line = (id: string, more: Partial<TableLine>): TableLine =>
  sample('TableLine', {
    id,
    game: 'weather',
    gameName: 'Weather',
    options: [],
    status: 'playing',
    seats: [],
    yourTurn: false,
    entries: 3,
    news: 0,
    changed: 1000,
    outcome: null,
    result: null,
    clock: null,
    deadline: null,
    summary: null,
    ...more,
  });

describe('runningGames', () => {
  it('begins where it is my turn and counts those games', () => {
    const found = runningGames([
      line('theirs', { changed: 9000 }),
      line('mine', { yourTurn: true }),
      line('over', { status: 'over', changed: 9999 }),
      line('pressing', { yourTurn: true, deadline: 5 }),
      line('open', { status: 'open' }),
    ]);
    expect(found.turns).toBe(2);
    expect(found.next?.id).toBe('pressing');
    expect(found.others.map(({ id }) => id)).toEqual(['mine', 'theirs']);
  });

  it('has nothing to go on with where nothing runs', () => {
    expect(runningGames([line('over', { status: 'over' })])).toEqual({
      turns: 0,
      next: null,
      others: [],
    });
  });
});

describe('opponents', () => {
  const seat = (name: string, you: boolean, holder: string | null) =>
    sample('SeatHolder', {
      name,
      title: name,
      side: name,
      kind: 'guest',
      holder,
      person: null,
      you,
      here: true,
    });

  it('names everybody else once, and nobody where I hold every seat', () => {
    const seats = [seat('a', true, 'Me'), seat('b', false, 'Ada'), seat('c', false, 'Ada')];
    expect(opponents(line('x', { seats }))).toEqual(['Ada']);
    expect(opponents(line('x', { seats: [seat('a', true, 'Me')] }))).toEqual([]);
  });
});
