import { describe, expect, it } from 'vitest';
import drawn from '../../art/tableaux/votes-for-women/map';
import { targetWidth } from './hit';
import { aims, FINGER, isReachable, onlyRegion, regionSight, spotOf } from './region-sight';
import { votesPlan } from './samples';
import { toWindow, whole } from './zoom';

const plan = votesPlan();
const places = plan.places.map(({ id }) => id);
const PHONES = [
  { width: 304, height: 196 },
  { width: 328, height: 204 },
  { width: 344, height: 260 },
];

describe('on a phone', () => {
  for (const window of PHONES) {
    for (const { id: region } of plan.regions) {
      it(`offers a finger every place of ${region} in ${window.width} × ${window.height}`, () => {
        const sight = regionSight(plan, drawn, region, window);
        const members = plan.places.filter((place) => place.region === region);
        const inside = aims(
          drawn,
          members.map(({ id }) => id),
        );
        for (const aim of inside) {
          const width = targetWidth(aim, inside) * sight.scale;
          expect(width, aim.id).toBeGreaterThanOrEqual(FINGER - 1e-6);
          const [x, y] = toWindow(sight, window, aim.at);
          expect(Math.min(x, y, window.width - x, window.height - y), aim.id).toBeGreaterThan(12);
        }
      });
    }
  }

  it('asks for a nearer look where a finger could mean two places', () => {
    const window = PHONES[1]!;
    const { scale } = whole(drawn, window);
    const all = aims(drawn, places);
    expect(isReachable(drawn, 'RI', all, scale), 'RI is too near to its neighbours').toBe(false);
    expect(
      isReachable(drawn, 'RI', aims(drawn, ['RI', 'TX']), scale),
      'RI is reachable beside TX alone',
    ).toBe(true);
    expect(isReachable(drawn, 'TX', all, scale), 'TX is reachable').toBe(true);
    expect(isReachable(drawn, 'west', all, scale), 'the west is reachable').toBe(true);
  });
});

it('offers 24 pixels for every place on a desktop map of 800 pixels', () => {
  const { scale } = whole(drawn, { width: 800, height: 512 });
  const all = aims(drawn, places);
  for (const aim of all) {
    expect(targetWidth(aim, all) * scale, aim.id).toBeGreaterThanOrEqual(24);
  }
});

it('knows the one region in which everything is', () => {
  expect(onlyRegion(plan, ['OH', 'IN'])).toBe('midwest');
  expect(onlyRegion(plan, ['OH', 'ME'])).toBeNull();
  expect(onlyRegion(plan, ['midwest'])).toBeNull();
  expect(onlyRegion(plan, [])).toBeNull();
});

it('presses a small place in its callout', () => {
  expect(spotOf(drawn, 'RI')).toEqual(drawn.places.RI!.callout);
  expect(spotOf(drawn, 'OH')).toEqual(drawn.places.OH!.at);
  expect(spotOf(drawn, 'nowhere')).toBeNull();
});
