import { describe, expect, it } from 'vitest';
import {
  extend,
  lastMove,
  lastSaid,
  marks,
  moveList,
  sinceOwn,
  standing,
  step,
  still,
  stops,
} from './history';
import { entry, table } from './samples';

const go = (thing: string, from: string, to: string) => ({ thing, from, to, line: 0 });
const entries = [
  entry(1, { motions: [go('w', 'a1', 'a2')], notes: ['1 : 0'] }),
  entry(2, { motions: [go('b', 'a4', 'a3')], notes: ['1 : 1'] }),
  entry(3, { kind: 'takeback', seat: 'white', text: null, to: 1 }),
  entry(4, { seat: 'black', motions: [go('w', 'a2', 'box'), go('b', 'a4', 'a2')] }),
];
const squares = (view: { pieces: { kind: string; square: string }[] } | undefined) =>
  view?.pieces.map((piece) => piece.kind + piece.square).sort();

describe('extend', () => {
  const views = extend([table([]).start], entries);

  it('plays motions on the position before', () => {
    expect(squares(views[1])).toEqual(['ba4', 'wa2']);
    expect(squares(views[2])).toEqual(['ba3', 'wa2']);
    expect(views[2]?.notes).toEqual(['1 : 1']);
  });

  it('has the older position again after a takeback', () => {
    expect(squares(views[3])).toEqual(['ba4', 'wa2']);
    expect(views[3]?.notes).toEqual(['1 : 0']);
    expect(squares(views[4])).toEqual(['ba2']);
  });

  it('goes on from what is there already', () => {
    const two = extend([table([]).start], entries.slice(0, 2));
    expect(extend(two, entries.slice(2))).toEqual(views);
  });
});

describe('standing and stops', () => {
  it('leaves out what was taken back, but not what was said', () => {
    const said = entry(3, { kind: 'act', text: 'offer-draw' });
    const back = entry(4, { kind: 'takeback', to: 1 });
    const line = standing([entry(1), entry(2), said, back, entry(5)]);
    expect(line.map((e) => e.number)).toEqual([1, 3, 5]);
    expect(stops([entry(1), entry(2), said, back, entry(5)])).toEqual([0, 1, 5]);
  });

  it('stops at a pass, but not at a toss that moves nothing', () => {
    expect(stops([entry(1, { kind: 'chance' }), entry(2, { text: '--' })])).toEqual([0, 2]);
  });
});

describe('step', () => {
  const at = [0, 1, 4, 5];
  it('goes back and forth, and arrives at now', () => {
    expect(step(at, null, -1)).toBe(4);
    expect(step(at, 4, -1)).toBe(1);
    expect(step(at, 4, 1)).toBeNull();
    expect(step(at, 0, -1)).toBe(0);
    expect(step(at, null, 1)).toBeNull();
  });

  it('finds its way from a position that no longer stands', () => {
    expect(step(at, 3, 1)).toBe(4);
    expect(step(at, 3, -1)).toBe(0);
  });

  it('stays at now where there is nothing to step through', () => {
    expect(step([0], null, -1)).toBeNull();
  });
});

describe('still', () => {
  it('stays where one looks, as long as it is there', () => {
    expect(still([0, 1, 4, 5], 4)).toBe(4);
    expect(still([0, 1, 4], null)).toBeNull();
  });

  it('goes to the stop before where the move was taken back, or to now', () => {
    expect(still([0, 1, 4, 5], 3)).toBe(1);
    expect(still([0, 1], 3)).toBeNull();
    expect(still([0], 0)).toBeNull();
  });
});

describe('marks', () => {
  const freed = [go('w', 'box', 'b1'), go('b', 'a4', 'box')];
  it('are the way of a move', () => {
    const moved = entry(1, { path: ['a1', 'a2'], taken: ['b2'], motions: freed });
    expect(marks(moved)).toEqual({ path: ['a1', 'a2'], taken: ['b2'], set: [] });
  });

  it('are the squares where pieces were set, where there is no way', () => {
    expect(marks(entry(1, { motions: freed })).set).toEqual(['b1']);
  });
});

it('knows what was said since the last move', () => {
  const said = entry(2, { kind: 'act', text: 'decline-draw' });
  expect(lastSaid([entry(1), said])?.number).toBe(2);
  expect(lastSaid([entry(1), said, entry(3)])).toBeNull();
  expect(lastSaid([])).toBeNull();
});

it('knows what has happened since one moved', () => {
  const dice = entry(4, { kind: 'chance', seat: null });
  const silent = entry(5, { kind: 'chance', seat: null, told: [] });
  const all = [entry(1), entry(2), entry(3, { kind: 'chance', seat: null }), dice, silent];
  const numbers = (seat: string | null) => sinceOwn(all, seat).map(({ number }) => number);
  expect(numbers('white')).toEqual([1, 2, 3, 4]);
  expect(numbers('black')).toEqual([2, 3, 4]);
  expect(numbers('green')).toEqual([1, 2, 3, 4]);
  expect(numbers(null)).toEqual([]);
  expect(sinceOwn([dice, silent], 'white')).toEqual([]);
  const back = entry(6, { kind: 'takeback', seat: 'white', to: 0 });
  expect(sinceOwn([...all, back], 'black')).toEqual([]);
});

it('marks the move that led to a position', () => {
  expect(lastMove(entries, 2)?.number).toBe(2);
  expect(lastMove(entries, 3)?.number).toBe(1);
  expect(lastMove(entries, 0)).toBeNull();
});

describe('moveList', () => {
  const numbers = (cells: { number: number }[][]) => cells.map((cell) => cell.map((e) => e.number));

  it('puts whoever began on the left', () => {
    const list = moveList(
      [entry(1, { kind: 'chance', seat: null }), entry(2), entry(3), entry(4)],
      ['white', 'black'],
    );
    expect(list.columns).toEqual(['black', 'white']);
    expect(list.before.map((e) => e.number)).toEqual([1]);
    expect(list.turns.map((turn) => numbers(turn.cells))).toEqual([
      [[2], [3]],
      [[4], []],
    ]);
  });

  it('keeps several moves of one turn together, and notes beside them', () => {
    const list = moveList(
      [
        entry(1, { seat: 'white', turn: 1, text: '=1L' }),
        entry(2, { seat: 'white', turn: 1 }),
        entry(3, { kind: 'act', seat: 'black', text: 'offer-draw' }),
        entry(4, { seat: 'black' }),
      ],
      ['white', 'black'],
    );
    expect(list.turns.map((turn) => numbers(turn.cells))).toEqual([[[1, 2], [4]]]);
    expect(list.turns[0]?.notes.map((e) => e.number)).toEqual([3]);
  });

  it('lets an exchange that is asked for and answered shift no numbers', () => {
    const list = moveList(
      [
        entry(1, { kind: 'chance', seat: null, turn: 0 }),
        entry(2, { seat: 'white', turn: 1, text: '?1L' }),
        entry(3, { seat: 'black', turn: 1, text: '=yes' }),
        entry(4, { seat: 'white', turn: 1 }),
        entry(5, { seat: 'black', turn: 2, text: '?1L' }),
        entry(6, { seat: 'white', turn: 2, text: '=no' }),
        entry(7, { seat: 'black', turn: 2 }),
        entry(8, { seat: 'white', turn: 3 }),
      ],
      ['white', 'black'],
    );
    expect(list.before.map((e) => e.number)).toEqual([1]);
    expect(list.turns.map((turn) => numbers(turn.cells))).toEqual([
      [
        [2, 4, 6],
        [3, 5, 7],
      ],
      [[8], []],
    ]);
  });
});
