import { expect, it } from 'vitest';
import { Frames } from './frames';
import { entry, go } from './samples';
import { countAt } from './things';

const start = { kind: 'tableau' as const, spots: [] };

/** Entry n puts a cube to A; from the 50th on every entry puts one to B as its second line. */
const entries = Array.from({ length: 100 }, (_, i) =>
  entry(i + 1, {
    motions: [go('blue', 'supply', 'A'), ...(i + 1 >= 50 ? [go('gold', 'supply', 'B', 1)] : [])],
  }),
);

it('every position is there, wherever the last one kept lies', () => {
  const frames = new Frames();
  frames.begin(start, entries);
  for (const n of [0, 1, 31, 32, 33, 64, 99, 100]) {
    expect(countAt(frames.after(n), 'A'), `after ${n}`).toBe(n);
  }
  expect(countAt(frames.after(100), 'B')).toBe(51);
});

it('an entry can be looked into, line by line', () => {
  const frames = new Frames();
  frames.begin(start, entries);
  expect(countAt(frames.within(60, 0), 'A')).toBe(60);
  expect(countAt(frames.within(60, 0), 'B')).toBe(10);
  expect(countAt(frames.within(60, 1), 'B')).toBe(11);
});

it('a takeback leads back to the entry that it names', () => {
  const frames = new Frames();
  frames.begin(start, [
    ...entries.slice(0, 5),
    entry(6, { kind: 'takeback', to: 2 }),
    entry(7, { motions: [go('blue', 'supply', 'A')] }),
  ]);
  expect(countAt(frames.after(6), 'A')).toBe(2);
  expect(countAt(frames.after(7), 'A')).toBe(3);
});

it('what the server says is true', () => {
  const frames = new Frames();
  frames.begin(start, entries.slice(0, 3));
  frames.correct(3, {
    kind: 'tableau',
    spots: [{ id: 'A', things: [{ kind: 'blue', count: 9 }] }],
  });
  frames.add([entry(4, { motions: [go('blue', 'supply', 'A')] })]);
  expect(countAt(frames.after(3), 'A')).toBe(9);
  expect(countAt(frames.after(4), 'A')).toBe(10);
});

it('an entry that nobody told of has no position', () => {
  const frames = new Frames();
  frames.begin(start, []);
  expect(() => frames.after(1)).toThrow('Entry 1');
});
