import { expect, it } from 'vitest';
import drawn from '../../art/tableaux/votes-for-women/map';
import { MapZoom } from './map-zoom.svelte';
import { spotOf } from './region-sight';
import { votesPlan } from './samples';

const plan = votesPlan();

function zoomIn(width = 328, height = 210): MapZoom {
  const zoom = new MapZoom(
    () => plan,
    () => drawn,
  );
  zoom.window = { width, height };
  return zoom;
}

it('shows the whole map at first, and a region when it is asked to', () => {
  const zoom = zoomIn();
  expect(zoom.isWhole, 'the map is whole at first').toBe(true);
  zoom.show('west');
  expect(zoom.region).toBe('west');
  expect(zoom.isWhole, 'the map is not whole near a region').toBe(false);
  zoom.show(null);
  expect(zoom.isWhole, 'the map is whole again').toBe(true);
});

it('goes back to what was seen before it came near to a region', () => {
  const zoom = zoomIn();
  zoom.show('west');
  const before = zoom.sight;
  zoom.attend('northeast');
  zoom.attend('south');
  zoom.leave();
  expect(zoom.sight).toEqual(before);
});

it('stays where somebody has led it', () => {
  const zoom = zoomIn();
  zoom.attend('northeast');
  zoom.follow({ scale: 1, x: 500, y: 300 });
  const led = zoom.sight;
  zoom.leave();
  expect(zoom.sight).toEqual(led);
});

it('keeps showing a region when the window turns', () => {
  const zoom = zoomIn();
  zoom.show('northeast');
  zoom.window = { width: 640, height: 320 };
  expect(zoom.region).toBe('northeast');
  expect(zoom.sight.scale).toBeGreaterThan(1);
});

it('brings a place into sight that lies outside, and else stands still', () => {
  const zoom = zoomIn();
  zoom.show('west');
  const before = zoom.sight;
  zoom.reveal(spotOf(drawn, 'NV')!);
  expect(zoom.sight).toEqual(before);
  zoom.reveal(spotOf(drawn, 'FL')!);
  expect(zoom.sight.x).toBeGreaterThan(before.x);
});

it('is the whole map again as soon as it has gone out so far', () => {
  const zoom = zoomIn();
  zoom.nearer(2);
  expect(zoom.isWhole, 'the map is not whole').toBe(false);
  zoom.nearer(0.25);
  expect(zoom.isWhole, 'the map is whole again').toBe(true);
});
