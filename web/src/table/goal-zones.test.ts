import { expect, it } from 'vitest';
import { sample } from '../testing/contract';
import { goalZones, tallyOf } from './goal-zones';
import { table } from './samples';

const { plan, start } = table([]);
const built = sample('Plan', {
  ...plan!,
  zones: [
    { id: 'hall', name: 'Hall', tint: 'building', goal: true, squares: ['a3', 'a4', 'b4'] },
    { id: 'yard', name: 'Yard', tint: 'yard', goal: false, squares: ['a1'] },
  ],
});

it('counts who is inside a building, and leaves the other places free', () => {
  expect(goalZones(built, start)).toEqual([
    {
      id: 'hall',
      name: 'Hall',
      counts: [
        { side: 'white', count: 0 },
        { side: 'black', count: 1 },
      ],
      places: [null, null, 'black'],
    },
  ]);
});

it('fills the places from both ends, whatever order the men are told in', () => {
  const pieces = [
    { kind: 'b', square: 'a3' },
    { kind: 'w', square: 'a4' },
  ];
  expect(goalZones(built, { ...start, pieces })[0]?.places).toEqual(['white', null, 'black']);
  const full = [...pieces, { kind: 'b', square: 'b4' }];
  expect(goalZones(built, { ...start, pieces: full })[0]).toMatchObject({
    counts: [
      { side: 'white', count: 1 },
      { side: 'black', count: 2 },
    ],
    places: ['white', 'black', 'black'],
  });
});

it('leaves out what is too large to count at a glance', () => {
  const squares = Array.from({ length: 13 }, (_, i) => `c${i + 1}`);
  const zones = [{ id: 'street', name: 'Street', tint: 'street', goal: true, squares }];
  expect(goalZones({ ...built, zones }, start)).toEqual([]);
});

it('tells each side how many of its men are inside', () => {
  expect(tallyOf(built, start, 'black')).toEqual({ count: 1, of: 3 });
  expect(tallyOf(built, start, 'white')).toEqual({ count: 0, of: 3 });
  expect(tallyOf({ ...built, zones: [] }, start, 'white')).toBeNull();
});
