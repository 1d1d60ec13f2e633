import { describe, expect, it } from 'vitest';
import { sample } from '../testing/contract';
import { isSquare, middle, nearest, sight, squareAt } from './geometry';
import { bands, beside, layout, LEAST } from './layout';
import { outline, widest } from './outline';
import { cross, plan } from './samples';

const plain = sight(plan, false, new Set());
const flipped = sight(plan, true, new Set());

describe('squares on the screen', () => {
  it('has a1 at the bottom left, and at the top right when flipped', () => {
    expect(middle(plain, 'a1')).toEqual({ x: 50, y: 350 });
    expect(middle(flipped, 'a1')).toEqual({ x: 450, y: 50 });
  });

  it('finds every square again at its middle', () => {
    for (const seen of [plain, flipped]) {
      for (const square of ['a1', 'c2', 'e4']) {
        expect(squareAt(seen, middle(seen, square))).toBe(square);
      }
    }
    expect(squareAt(plain, { x: -1, y: 10 })).toBeNull();
    expect(squareAt(plain, { x: 10, y: 401 })).toBeNull();
  });

  it('snaps to the nearest square within reach', () => {
    expect(nearest(plain, { x: 240, y: 330 }, ['b1', 'c1'])).toBe('c1');
    expect(nearest(plain, { x: 450, y: 50 }, ['b1', 'c1'])).toBeNull();
  });

  it('tells squares from zones', () => {
    expect(isSquare('a17'), 'a17 is a square').toBe(true);
    expect(isSquare('gaol'), 'gaol is no square').toBe(false);
  });
});

describe('void squares', () => {
  const seen = sight(cross, false, new Set());

  it('are no squares to a pointer, and nothing is seen there', () => {
    expect(squareAt(seen, { x: 50, y: 50 })).toBeNull();
    expect(squareAt(seen, { x: 250, y: 50 })).toBe('c7');
    expect(seen.files).toHaveLength(7);
  });

  it('are left out where they fill a file at the edge', () => {
    const narrow = sight(cross, false, new Set(['a3', 'a4', 'a5']));
    expect(narrow.files).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('lie outside the line around the board', () => {
    expect(outline(seen, [...seen.squares])).toMatch(/^M[^M]*Z$/);
    expect(outline(seen, [...seen.squares]).split('L')).toHaveLength(28);
  });
});

describe('the layout', () => {
  const trays = [
    { place: 'ward', counts: [] },
    { place: 'gaol', counts: [] },
  ];

  it('leaves out files of nothing but trays where it is narrow, but not single squares', () => {
    expect(layout(plan, trays, false, 360, 600).seen.files).toEqual([1, 2, 3, 4]);
    expect(layout(plan, trays, false, 600, 600).seen.files).toEqual([0, 1, 2, 3, 4]);
  });

  it('fits into its box in whole pixels', () => {
    for (const [width, height] of [
      [360, 640],
      [500, 333],
      [1001, 777],
    ] as const) {
      const { seen, size, edge, compact } = layout(plan, trays, false, width, height);
      expect(Number.isInteger(size), `${size} is a whole number of pixels`).toBe(true);
      expect(seen.files.length * size + 2 * edge).toBeLessThanOrEqual(width);
      expect(seen.ranks.length * size + 2 * edge + (compact ? 68 : 0)).toBeLessThanOrEqual(height);
    }
  });

  const wide = sample('Plan', {
    ...plan,
    width: 17,
    height: 17,
    zones: [...'aqbcdefghijklmnop'].map((file, at) => ({
      id: ['gaol', 'ward'][at] ?? file,
      name: file,
      tint: 'prison',
      goal: false,
      squares: [...Array(17).keys()].map((rank) => `${file}${rank + 1}`),
    })),
  });

  it('keeps squares that a finger hits where the box is low: no frame, no strips', () => {
    const low = layout(wide, trays, false, 408, 408);
    expect(low).toMatchObject({ compact: false, size: LEAST, edge: 0 });
    expect(low.seen.files).toHaveLength(17);
    expect(layout(wide, trays, false, 700, 420)).toMatchObject({ size: LEAST, edge: 0 });
  });

  it('has strips on an upright phone, and a frame wherever there is room', () => {
    expect(layout(wide, trays, false, 360, Infinity)).toMatchObject({ compact: true, size: 24 });
    expect(layout(wide, trays, false, 390, 520)).toMatchObject({ compact: true, size: 26 });
    expect(layout(wide, trays, false, 700, 700)).toMatchObject({ size: 38, edge: 23 });
  });

  it('keeps no room for boxes, which stand elsewhere', () => {
    const boxes = [{ place: 'box', counts: [{ kind: 'man', count: 3 }] }];
    expect(layout(plan, boxes, false, 360, 400)).toEqual(layout(plan, [], false, 360, 400));
    expect(bands(plan, [...trays, ...boxes], false).below).toHaveLength(1);
  });

  it('puts the tray that lies higher above the board, and below it when flipped', () => {
    const zones = (flip: boolean) => {
      const { above, below } = bands(plan, trays, flip);
      return [...above, ...below].map(({ place }) => place);
    };
    expect(zones(false)).toEqual(['gaol', 'ward']);
    expect(zones(true)).toEqual(['ward', 'gaol']);
  });
});

describe('a panel that asks about a square', () => {
  const room = { width: 400, height: 400 };
  const clear = { left: 160, top: 150, right: 260, bottom: 300 };
  const at = { x: 210, y: 160, half: 10 };

  it('stands on the nearest side of the ways, and off them', () => {
    expect(beside(clear, at, { width: 100, height: 90 }, room)).toEqual({ left: 160, top: 54 });
    expect(beside(clear, at, { width: 100, height: 145 }, room).left).toBe(54);
  });

  it('stays in the room, beside the square, where no side has room', () => {
    expect(beside(clear, at, { width: 200, height: 180 }, room)).toEqual({ left: 110, top: 176 });
  });
});

describe('outlines', () => {
  it('go once around an area', () => {
    expect(outline(plain, ['e1'])).toBe('M400 300L500 300L500 400L400 400Z');
    expect(outline(plain, ['b1', 'b2', 'c1']).match(/L/g)).toHaveLength(7);
  });

  it('draw separate areas, and holes, as loops of their own', () => {
    expect(outline(plain, ['a1', 'c1']).match(/M/g)).toHaveLength(2);
    const around = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'];
    expect(outline(plain, around).match(/M/g)).toHaveLength(2);
  });

  it('leave out what is not seen', () => {
    const narrow = sight(plan, false, new Set(['a1', 'a2', 'a3', 'a4']));
    expect(outline(narrow, ['a1'])).toBe('');
  });

  it('know the largest rectangle within', () => {
    expect(widest(plain, ['a1', 'a2', 'a3', 'b3'])).toEqual({
      x: 0,
      y: 100,
      width: 100,
      height: 300,
    });
    expect(widest(plain, [])).toBeNull();
  });
});
