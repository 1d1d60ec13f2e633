import { describe, expect, it } from 'vitest';
import { piecesIn, slots } from './tray-pieces';
import { sight } from './geometry';
import { turn, walk } from './keys';
import { mustAsk, takes, waysOf } from './offers';
import { cross, offer, plan } from './samples';
import { spoken } from './speech';

const offers = [
  offer('b1-b2', ['b1', 'b2']),
  offer('b1xd3', ['b1', 'd3'], ['c2']),
  offer('b1xd1xd3', ['b1', 'd1', 'd3'], ['c1', 'd2']),
  offer('c3xc3', ['c3', 'e3', 'c3'], ['d3']),
  { ...offer('pass', []), label: 'Pass' },
];
const ways = waysOf(offers);
const words = {
  empty: 'empty',
  mayMove: 'may move',
  picked: (n: number, taking: number) => `picked up, ${n} targets, ${taking} taking`,
  mayGo: 'may go here',
  taken: (piece: string, square: string) => `takes ${piece} on ${square}`,
  takes: (least: number, most: number) => `takes ${least}-${most}`,
  lastMove: 'last move',
  chooser: 'Which way?',
  way: (taken: string[]) => taken.join(' '),
  again: 'tap again',
  held: (zone: string, count: number) => `${zone}: ${count}`,
};

describe('offers', () => {
  it('are grouped by start and end; those without a path are not the board’s', () => {
    expect([...ways.keys()]).toEqual(['b1', 'c3']);
    expect(ways.get('b1')?.get('d3')).toHaveLength(2);
    expect(takes(ways.get('b1')?.get('d3') ?? [])).toEqual({ least: 1, most: 2 });
  });

  it('ask where ways differ or lead back to their start', () => {
    expect(mustAsk(ways.get('b1')?.get('d3') ?? []), 'ways that differ must be asked for').toBe(
      true,
    );
    expect(mustAsk(ways.get('b1')?.get('b2') ?? []), 'a single way need not be asked for').toBe(
      false,
    );
    expect(
      mustAsk(ways.get('c3')?.get('c3') ?? []),
      'a way back to its start must be asked for',
    ).toBe(true);
  });
});

describe('spoken names', () => {
  const standing = {
    pieces: [{ kind: 'man', square: 'b1' }],
    trays: [{ place: 'gaol', counts: [{ kind: 'chief', count: 2 }] }],
  };
  const told = { plan, standing, ways, selected: null, targets: new Map(), last: null, words };

  it('say square, zone, piece and what may be done', () => {
    const name = spoken(told);
    expect(name('b1')).toBe('b1, Green, Man, may move');
    expect(name('d1')).toBe('d1, empty');
    expect(name('a2')).toBe('a2, Gaol, Chief');
    expect(name('a3')).toBe('a3, Gaol, empty');
  });

  it('say where the piece picked up may go, and whom it takes', () => {
    const name = spoken({ ...told, selected: 'b1', targets: ways.get('b1') ?? new Map() });
    expect(name('b1')).toBe('b1, Green, Man, picked up, 2 targets, 1 taking');
    expect(name('b2')).toBe('b2, Green, empty, may go here');
    expect(name('d3')).toBe('d3, empty, may go here, takes 1-2');
  });

  it('say whom the only way to a target takes', () => {
    const pieces = [
      { kind: 'man', square: 'b1' },
      { kind: 'chief', square: 'c2' },
      { kind: 'man', square: 'd2' },
    ];
    const one = waysOf([offer('b1xd3', ['b1', 'd3'], ['c2', 'd2'])]);
    const name = spoken({
      ...told,
      standing: { pieces, trays: [] },
      ways: one,
      selected: 'b1',
      targets: one.get('b1')!,
    });
    expect(name('d3')).toBe('d3, empty, may go here, takes Chief on c2, takes Man on d2');
  });

  it('leave out the zone that is most of the board', () => {
    const squares = [...'bcde'].flatMap((file) => [1, 2, 3, 4].map((rank) => `${file}${rank}`));
    const field = { id: 'field', name: 'Field', tint: 'wood', goal: false, squares };
    const name = spoken({ ...told, plan: { ...plan, zones: [plan.zones[0]!, field] } });
    expect(name('d1')).toBe('d1, empty');
    expect(name('a3')).toBe('a3, Gaol, empty');
  });

  it('say nothing of who is in a tray that stands beside the board', () => {
    const name = spoken({ ...told, standing: { ...standing, trays: [] }, apart: new Set(['a2']) });
    expect(name('a2')).toBe('a2, Gaol');
    expect(name('d1')).toBe('d1, empty');
  });

  it('say what belongs to the last move', () => {
    const name = spoken({ ...told, last: { path: ['d1', 'd2'], taken: [] } });
    expect(name('d2')).toBe('d2, empty, last move');
    const set = spoken({ ...told, last: { path: [], taken: [], set: ['b1'] } });
    expect(set('b1')).toBe('b1, Green, Man, last move, may move');
  });
});

describe('keys', () => {
  const plain = sight(plan, false, new Set());
  const flipped = sight(plan, true, new Set());

  it('follow the screen, also when it is flipped, and stop at the edge', () => {
    expect(walk(plain, 'b2', 'ArrowUp', false)).toBe('b3');
    expect(walk(flipped, 'b2', 'ArrowUp', false)).toBe('b1');
    expect(walk(flipped, 'b2', 'ArrowLeft', false)).toBe('c2');
    expect(walk(plain, 'a1', 'ArrowLeft', false)).toBe('a1');
    expect(walk(plain, 'c2', 'Home', false)).toBe('a2');
    expect(walk(plain, 'c2', 'End', true)).toBe('e1');
    expect(walk(plain, 'c2', 'q', false)).toBeNull();
  });

  it('pass over void squares to the next square that way, and stay where there is none', () => {
    const seen = sight(cross, false, new Set());
    expect(walk(seen, 'c1', 'ArrowLeft', false)).toBe('c1');
    expect(walk(seen, 'a3', 'ArrowDown', false)).toBe('a3');
    expect(walk(seen, 'c2', 'Home', false)).toBe('c2');
    expect(walk(seen, 'c2', 'End', true)).toBe('e1');
    const holed = { ...seen, squares: new Set([...seen.squares].filter((s) => s !== 'd4')) };
    expect(walk(holed, 'c4', 'ArrowRight', false)).toBe('e4');
  });

  it('go round some squares in reading order', () => {
    const some = ['b1', 'd4', 'c3'];
    expect(turn(plain, 'd4', some, false)).toBe('c3');
    expect(turn(plain, 'b1', some, false)).toBe('d4');
    expect(turn(plain, 'd4', some, true)).toBe('b1');
    expect(turn(plain, 'd4', [], true)).toBeNull();
  });
});

describe('a crowd', () => {
  const plain = sight(plan, false, new Set());

  it('stands one on a square, and closer when there are more', () => {
    const [gaol, ward] = plan.zones;
    expect(slots(plain, gaol!, 3).map(({ square }) => square)).toEqual(['a1', 'a2', 'a3']);
    const crowded = slots(plain, ward!, 3);
    expect(new Set(crowded.map(({ x, y }) => `${x},${y}`)).size).toBe(3);
    expect(crowded[0]?.scale).toBeLessThan(0.5);
  });

  it('is counted one by one', () => {
    const counts = [
      { kind: 'chief', count: 1 },
      { kind: 'man', count: 2 },
    ];
    expect(piecesIn({ place: 'gaol', counts })).toEqual(['chief', 'man', 'man']);
  });
});
