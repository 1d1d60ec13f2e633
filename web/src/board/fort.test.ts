import { expect, it } from 'vitest';
import { fort } from './fort';
import { U } from './geometry';

const block = { x: 100, y: 200, width: 200, height: 100 };
const spots = (path: string) =>
  path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((spot) => spot.split(' ').map(Number) as [number, number]);

it('stands around its block, alike on all sides, and leaves it free', () => {
  const { walls, ditch, outworks } = fort(block);
  const all = [walls, ditch, outworks].flatMap(spots);
  for (const [x, y] of all) {
    expect(x > 100 && x < 300 && y > 200 && y < 300, `${x} ${y}`).toBe(false);
    expect(all).toContainEqual([400 - x, y]);
    expect(all).toContainEqual([x, 500 - y]);
  }
});

it('reaches about one square beyond it', () => {
  const far = spots(fort(block).ditch).map(([x, y]) =>
    Math.max(100 - x, x - 300, 200 - y, y - 300),
  );
  expect(Math.max(...far)).toBeLessThanOrEqual(U);
});
