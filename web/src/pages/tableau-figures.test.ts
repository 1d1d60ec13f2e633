import { expect, it } from 'vitest';
import type { MapArt } from '../tableau/map/types';
import type { TableauPlan } from '../tableau/types';
import { beside, crop, named, shownRegions } from './tableau-figures';

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
  width: 600,
  height: 400,
  regions: {
    north: { at: [300, 40], outline: '', box: [310, 60, 500, 200] },
    south: { at: [100, 380], outline: '', box: [60, 210, 560, 396] },
  },
};

it('shows the regions it names, and those of its places', () => {
  expect(shownRegions(plan, ['south', 'votes'])).toEqual(['south']);
  expect(shownRegions(plan, ['B', 'A'])).toEqual(['north', 'south']);
  expect(shownRegions(plan, ['votes'])).toEqual([]);
});

it('cuts the map around them and their names, within the sheet', () => {
  const around = (...regions: string[]) => crop(art as MapArt, regions);
  expect(around('north')).toEqual({ x: 194, y: 14, width: 320, height: 200 });
  expect(around('north', 'south')).toEqual({ x: 0, y: 14, width: 574, height: 386 });
  expect(around()).toBeNull();
});

it('letters only the regions it shows', () => {
  const { north, south } = named(art as MapArt, ['south']).regions;
  expect(south?.at).toEqual([100, 380]);
  expect(north?.at).toEqual([-600, -400]);
  expect(north?.box).toEqual(art.regions.north?.box);
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
