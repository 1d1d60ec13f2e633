import { expect, it } from 'vitest';
import { planOf } from './samples';
import { schematic } from './schematic';

it('gives every place a tile inside the sheet, and no two the same ground', () => {
  const art = schematic(planOf({ north: ['A', 'B', 'C', 'D', 'E'], south: ['F'], east: [] }));
  const tiles = Object.values(art.places).map(({ box }) => box);
  expect(tiles).toHaveLength(6);
  for (const [at, one] of tiles.entries()) {
    expect(one[0]).toBeGreaterThan(0);
    expect(one[1]).toBeGreaterThan(0);
    expect(one[2]).toBeLessThan(art.width);
    expect(one[3]).toBeLessThan(art.height);
    for (const other of tiles.slice(at + 1)) {
      const meet = one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
      expect(meet, `tile ${one} does not meet ${other}`).toBe(false);
    }
  }
});

it('writes the name of a region above its places', () => {
  const art = schematic(planOf({ north: ['A', 'B'] }));
  const { at, box } = art.regions.north!;
  expect(at[1]).toBeLessThan(box[1]);
  expect(art.places.A!.box[1]).toBeGreaterThanOrEqual(box[1]);
});

it('puts places of no region into a block without a name', () => {
  const plan = planOf({ '': ['A', 'B'] });
  const art = schematic({ ...plan, regions: [] });
  expect(Object.keys(art.places)).toEqual(['A', 'B']);
  expect(art.regions).toEqual({});
});

it('draws an empty plan as an empty sheet', () => {
  expect(schematic(planOf({})).width).toBeGreaterThan(0);
});
