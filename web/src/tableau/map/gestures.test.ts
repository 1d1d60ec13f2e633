import { expect, it } from 'vitest';
import { MapGestures } from './gestures';
import { isWhole, toMap, whole, type Sight } from './zoom';

const MAP = { width: 1000, height: 640 };
const WINDOW = { width: 500, height: 320 };

/** A map under somebody's fingers. */
function touched(start: Sight) {
  const seen = { sight: start, settled: 0 };
  const gestures = new MapGestures({
    map: () => MAP,
    window: () => WINDOW,
    sight: () => seen.sight,
    point: ({ clientX, clientY }) => [clientX, clientY],
    follow: (sight) => (seen.sight = sight),
    settle: () => seen.settled++,
  });
  const pane = { setPointerCapture: () => undefined };
  const event = (pointerId: number, clientX: number, clientY: number) =>
    ({
      pointerId,
      clientX,
      clientY,
      button: 0,
      pointerType: 'touch',
      currentTarget: pane,
    }) as unknown as PointerEvent;
  return { seen, gestures, event };
}

it('leaves a press that hardly moves to be a click', () => {
  const { seen, gestures, event } = touched({ scale: 1, x: 500, y: 320 });
  gestures.down(event(1, 100, 100));
  gestures.move(event(1, 104, 103));
  gestures.up(event(1, 104, 103));
  expect(seen.sight.x).toBe(500);
  expect(seen.settled).toBe(0);
  expect(gestures.click(), 'a press that hardly moves is a click').toBe(true);
});

it('takes along the point under a finger that drags, and the drag is no click', () => {
  const { seen, gestures, event } = touched({ scale: 1, x: 500, y: 320 });
  gestures.down(event(1, 100, 100));
  gestures.move(event(1, 120, 100));
  const under = toMap(seen.sight, WINDOW, [120, 100]);
  gestures.move(event(1, 180, 130));
  expect(toMap(seen.sight, WINDOW, [180, 130])).toEqual(under);
  gestures.up(event(1, 180, 130));
  expect(seen.settled).toBe(1);
  expect(gestures.click(), 'a drag is no click').toBe(false);
  expect(gestures.click(), 'the press after a drag is a click').toBe(true);
});

it('comes nearer as two fingers part, around what lies between them', () => {
  const { seen, gestures, event } = touched(whole(MAP, WINDOW));
  gestures.down(event(1, 200, 160));
  gestures.down(event(2, 300, 160));
  const between = toMap(seen.sight, WINDOW, [250, 160]);
  gestures.move(event(1, 150, 160));
  gestures.move(event(2, 350, 160));
  expect(seen.sight.scale).toBeCloseTo(1);
  expect(toMap(seen.sight, WINDOW, [250, 160])).toEqual(between);
  gestures.up(event(1, 150, 160));
  gestures.up(event(2, 350, 160));
  expect(gestures.click(), 'two fingers make no click').toBe(false);
});

it('zooms by the wheel, and out no farther than the whole map', () => {
  const { gestures } = touched(whole(MAP, WINDOW));
  const wheel = (deltaY: number) =>
    gestures.wheel({ deltaY, deltaMode: 0, clientX: 0, clientY: 0 } as WheelEvent);
  expect(wheel(-100).scale).toBeGreaterThan(0.5);
  expect(isWhole(wheel(100), MAP, WINDOW), 'the map is whole').toBe(true);
});
