import { expect, it } from 'vitest';
import { cluster, type Mark } from './cluster';

const ROOM = { width: 60, height: 26 };

const seen = (marks: Mark[]) => marks.map(({ kind, pile }) => pile ?? kind);

it('shows each of a few things, and a figure from five on', () => {
  expect(seen(cluster([{ kind: 'red', count: 3 }], ROOM, 12))).toEqual(['red', 'red', 'red']);
  expect(seen(cluster([{ kind: 'red', count: 5 }], ROOM, 12))).toEqual([5]);
  expect(cluster([{ kind: 'red', count: 0 }], ROOM, 12)).toEqual([]);
});

it('lays four of a kind in a square around the middle', () => {
  const marks = cluster([{ kind: 'red', count: 4 }], ROOM, 12);
  expect(new Set(marks.map(({ x }) => x)).size).toBe(2);
  expect(new Set(marks.map(({ y }) => y)).size).toBe(2);
  expect(marks.reduce((sum, { x, y }) => sum + x + y, 0)).toBeCloseTo(0);
});

it('gives each kind a row of its own where that is high enough, else one row to all', () => {
  const both = [
    { kind: 'purple', count: 2 },
    { kind: 'yellow', count: 1 },
  ];
  const rows = (height: number) =>
    new Set(cluster(both, { width: 60, height }, 12).map(({ y }) => y)).size;
  expect(rows(26)).toBe(2);
  expect(rows(13)).toBe(1);
});

it('makes things a little smaller before it piles them up', () => {
  const three = [{ kind: 'red', count: 3 }];
  const tight = cluster(three, { width: 36, height: 14 }, 12);
  expect(seen(tight)).toEqual(['red', 'red', 'red']);
  expect(tight[0]!.size).toBeLessThan(12);
  expect(seen(cluster(three, { width: 20, height: 14 }, 12))).toEqual([3]);
});

it('never lays one thing on another, whatever lies there', () => {
  for (let purple = 0; purple <= 6; purple++) {
    for (let yellow = 0; yellow <= 6; yellow++) {
      for (const room of [ROOM, { width: 30, height: 12 }, { width: 18, height: 30 }]) {
        const marks = cluster(
          [
            { kind: 'purple', count: purple },
            { kind: 'yellow', count: yellow },
          ],
          room,
          11,
        );
        const told = (kind: string) =>
          marks.filter((m) => m.kind === kind).reduce((sum, { pile }) => sum + (pile ?? 1), 0);
        expect([told('purple'), told('yellow')]).toEqual([purple, yellow]);
        for (const [at, one] of marks.entries()) {
          for (const other of marks.slice(at + 1)) {
            const away = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
            expect(away).toBeGreaterThanOrEqual((one.size + other.size) / 2);
          }
        }
      }
    }
  }
});

it('keeps the key of a thing that stays, so that only what comes and goes moves', () => {
  const keys = (count: number) => cluster([{ kind: 'red', count }], ROOM, 12).map(({ key }) => key);
  expect(keys(3).slice(0, 2)).toEqual(keys(2));
});
