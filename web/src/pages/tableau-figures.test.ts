import { expect, it } from 'vitest';
import type { MapArt } from '../tableau/map/types';
import type { TableauPlan } from '../tableau/types';
import { beside, crop, shownRegions } from './tableau-figures';

const plan: TableauPlan = {
  regions: [
    { id: 'north', name: 'North', brief: 'N' },
    { id: 'south', name: 'South', brief: 'S' },
  ],
  places: [
    { id: 'A', name: 'Abel', region: 'north', number: 1 },
    { id: 'B', name: 'Bell', region: 'south', number: 1 },
  ],
  kinds: [],
  tracks: [{ id: 'votes', name: 'Votes', size: 6, kind: 'marker', side: null, goal: true }],
  zones: [
    { id: 'dice', name: 'Dice', role: 'dice', seat: null, side: null },
    { id: 'claimed', name: 'Claimed', role: 'claimed', seat: null, side: null },
  ],
  phases: [],
  decks: [],
  acts: [],
  enough: null,
};

const art: Pick<MapArt, 'width' | 'height' | 'regions'> = {
  width: 200,
  height: 100,
  regions: {
    north: { at: [0, 0], outline: '', box: [10, 4, 90, 40] },
    south: { at: [0, 0], outline: '', box: [60, 50, 190, 96] },
  },
};

it('shows the regions it names, and those of its places', () => {
  expect(shownRegions(plan, ['south', 'votes'])).toEqual(['south']);
  expect(shownRegions(plan, ['B', 'A'])).toEqual(['north', 'south']);
  expect(shownRegions(plan, ['votes'])).toEqual([]);
});

it('cuts the map around them, within the sheet', () => {
  const around = (...regions: string[]) => crop(art as MapArt, regions);
  expect(around('north')).toEqual({ x: 0, y: 0, width: 104, height: 54 });
  expect(around('north', 'south')).toEqual({ x: 0, y: 0, width: 200, height: 100 });
  expect(around()).toBeNull();
});

it('tells tracks, dice and cards beside the map', () => {
  const at = new Map([
    ['votes', [{ kind: 'marker', count: 5 }]],
    ['dice', [{ kind: 'die:8:5', count: 1 }]],
    ['claimed', [{ kind: 'card:ohio', count: 1 }]],
  ]);
  const shown = beside(plan, at, ['A', 'votes', 'dice', 'claimed']);
  expect(
    shown.map((one) => ('count' in one ? one.count : 'dice' in one ? one.dice : one.cards)),
  ).toEqual([5, ['8:5'], ['ohio']]);
  expect(beside(plan, new Map(), ['votes'])).toMatchObject([{ kind: 'track', count: 0 }]);
});
