import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { linePath } from './paths.mjs';
import { depth, roomiest } from './room.mjs';
import { ringArea, simplify } from './simplify.mjs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('fewer points', () => {
  it('leaves out what can hardly be seen, and keeps the ends', () => {
    const line = [
      [0, 0],
      [5, 0.01],
      [10, 0],
      [10, 10],
    ];
    expect(simplify(line, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(simplify(line, 0)).toEqual(line);
    expect(simplify(line, 1e9)).toEqual([
      [0, 0],
      [10, 10],
    ]);
  });

  it('leaves a ring a ring', () => {
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ];
    expect(simplify(square, 1e9)).toHaveLength(4);
    expect(ringArea(square)).toBe(1);
  });

  it('gives the same line from either end', () => {
    const line = Array.from({ length: 40 }, (_, n) => [n, Math.sin(n * 1.7) * (n % 5)]);
    const there = simplify(line, 2);
    expect(simplify([...line].reverse(), 2).reverse()).toEqual(there);
  });
});

describe('paths', () => {
  it('says each step from where the last one ended, as short as can be', () => {
    const line = [
      [0.5, 10],
      [1, 9.5],
      [1, 9.52],
      [3, 9.5],
    ];
    expect(linePath(line)).toBe('M.5 10l.5-.5 2 0');
  });

  it('closes a ring', () => {
    const ring = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 0],
    ];
    expect(linePath(ring)).toBe('M0 0l2 0 0 2z');
  });
});

describe('room', () => {
  const SQUARE = [
    [
      [0, 0],
      [30, 0],
      [30, 10],
      [0, 10],
      [0, 0],
    ],
  ];

  it('knows how far a point is inside', () => {
    expect(depth(SQUARE, 15, 4)).toBe(4);
    expect(depth(SQUARE, 33, 14)).toBe(-5);
  });

  it('finds the middle of a shape, and no more room than there is', () => {
    const { y, room } = roomiest(SQUARE);
    expect(y).toBeCloseTo(5, 0);
    expect(room).toBeCloseTo(5, 0);
    expect(roomiest(SQUARE, 3).x).toBeCloseTo(15, 0);
  });
});

describe('the map of Votes for Women', () => {
  const text = read('../../target/maps/votes-for-women.json');
  const map = JSON.parse(text);
  const recipe = JSON.parse(read('../../src/art/tableaux/votes-for-women/recipe.json'));

  it('has the regions and states of the game, in its order', () => {
    const cards = read('../../../votes-for-women/src/main/cards/cards.yaml');
    const regions = cards.slice(cards.indexOf('\nregions:'), cards.indexOf('\nsuffragist:'));
    const told = regions.split(/\n  - id: /).slice(1);
    const game = told.map((part) => [
      part.split('\n')[0],
      [...part.matchAll(/code: (\w\w)/g)].map(([, code]) => code),
    ]);
    expect(game).toHaveLength(6);
    expect(Object.entries(recipe.regions).map(([id, { places }]) => [id, places])).toEqual(game);
    expect(Object.keys(map.places)).toEqual(game.flatMap(([, codes]) => codes));
  });

  it('is light enough', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(30_000);
  });

  it('has a shore of few points, since water lines cost by the point', () => {
    const points = (path) => path.match(/-?[\d.]+[ -][\d.]+/g).length;
    const land = Object.values(map.regions).map(({ outline }) => outline);
    expect(points(map.shore)).toBeLessThan(points(land.join('')) / 4);
    expect(map.shore.match(/z/g).length).toBeGreaterThan(5);
  });

  it('keeps everything on the sheet, and callouts apart', () => {
    const boxes = Object.values(map.places)
      .filter(({ callout }) => callout)
      .map(({ callout: [x, y] }) => [x - 33, y - 15.5, x + 33, y + 15.5]);
    expect(boxes).toHaveLength(8);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const apart =
          one[2] < other[0] || other[2] < one[0] || one[3] < other[1] || other[3] < one[1];
        expect(apart).toBe(true);
      }
    }
    for (const [left, top, right, bottom] of [
      ...boxes,
      ...Object.values(map.places).map(({ box }) => box),
    ]) {
      expect(left).toBeGreaterThan(0);
      expect(top).toBeGreaterThan(0);
      expect(right).toBeLessThan(map.width);
      expect(bottom).toBeLessThan(map.height);
    }
  });
});
