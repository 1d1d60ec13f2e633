import { expect, it } from 'vitest';
import drawn from '../../art/tableaux/votes-for-women/map';
import { heading, headingLines } from './headings';
import { placeLayout } from './layout';
import { standingPawns } from './pawns';
import { votesPlan } from './samples';

const at = (id: string, name: string, scale: number, occupied = false) =>
  placeLayout(drawn, drawn.places[id]!, { id, name }, scale, { occupied, flagged: false });

it('writes out a name where there is room, and its code where there is not', () => {
  expect(at('TX', 'Texas', 0.8).label?.text).toBe('Texas');
  expect(at('TN', 'Tennessee', 0.8).label?.text).toBe('TN');
  expect(at('RI', 'Rhode Island', 2).label?.text).toBe('RI');
});

it('keeps a name where it is when something comes to lie under it', () => {
  expect(at('OH', 'Ohio', 0.8, true).label).toEqual(at('OH', 'Ohio', 0.8).label);
});

it('leaves a small place to what lies there', () => {
  expect(at('WV', 'West Virginia', 0.33).label?.text).toBe('WV');
  expect(at('WV', 'West Virginia', 0.33, true).label).toBeNull();
});

it('lets names and tokens share a place without touching', () => {
  for (const [id, place] of Object.entries(drawn.places)) {
    const { label, tokens, size } = at(id, id, 0.8, true);
    if (place.callout) expect(tokens.x - tokens.room.width / 2).toBeGreaterThan(label!.x);
    else expect(tokens.y - size / 2, id).toBeGreaterThan(label!.y);
  }
});

it('sets a long name of a region in two lines, and none that cannot be read', () => {
  expect(headingLines('Atlantic & Appalachia')).toEqual(['Atlantic &', 'Appalachia']);
  expect(headingLines('Northeast')).toEqual(['Northeast']);
  expect(heading(drawn, 'west', 'West', 0.33)!.size).toBe(0);
  expect(heading(drawn, 'nowhere', '', 1)).toBeNull();
});

it('keeps the name of a region on the sheet', () => {
  const { at: middle, half } = heading(drawn, 'atlantic', 'Atlantic & Appalachia', 0.5)!;
  expect(middle[0] + half).toBeLessThanOrEqual(drawn.width);
});

it('lets pawns stand side by side under the name of their region, with their number', () => {
  const spots = new Map([['west', [{ kind: 'purple2', count: 1 }]]]);
  const [pawn] = standingPawns(votesPlan(), spots, drawn, 1);
  expect(pawn).toMatchObject({ key: 'purple2.0', number: '2', shape: 'circle', tint: 'purple' });
  expect(pawn!.at[1]).toBeGreaterThan(drawn.regions.west!.at[1]);
});
