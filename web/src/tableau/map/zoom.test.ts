import { expect, it } from 'vitest';
import { clamped, closest, isWhole, sightOf, toMap, toWindow, whole, zoomed } from './zoom';

const MAP = { width: 1000, height: 640 };
const WINDOW = { width: 500, height: 400 };

it('shows the whole map in its window', () => {
  expect(whole(MAP, WINDOW)).toEqual({ scale: 0.5, x: 500, y: 320 });
  expect(isWhole(whole(MAP, WINDOW), MAP, WINDOW), 'the map is whole').toBe(true);
});

it('finds the point under a finger, and the finger over a point', () => {
  const sight = { scale: 2, x: 300, y: 200 };
  expect(toMap(sight, WINDOW, [250, 200])).toEqual([300, 200]);
  expect(toWindow(sight, WINDOW, toMap(sight, WINDOW, [13, 377]))).toEqual([13, 377]);
});

it('comes nearer around a point that stands still', () => {
  const before = { scale: 1, x: 400, y: 300 };
  const after = zoomed(before, 1.5, MAP, WINDOW, [100, 120]);
  expect(after.scale).toBe(1.5);
  const [x, y] = toMap(after, WINDOW, [100, 120]);
  expect(x).toBeCloseTo(250);
  expect(y).toBeCloseTo(220);
});

it('never leaves the map, nor comes too near or too far', () => {
  const corner = clamped({ scale: 2, x: -50, y: 9000 }, MAP, WINDOW);
  expect(corner).toEqual({ scale: 2, x: 125, y: 540 });
  expect(clamped({ scale: 0.01, x: 0, y: 0 }, MAP, WINDOW)).toEqual(whole(MAP, WINDOW));
  expect(clamped({ scale: 99, x: 0, y: 0 }, MAP, WINDOW).scale).toBe(closest(MAP, WINDOW));
  expect(zoomed(whole(MAP, WINDOW), 0.5, MAP, WINDOW, [0, 0])).toEqual(whole(MAP, WINDOW));
});

it('shows a box as large as the window allows', () => {
  const sight = sightOf([200, 100, 400, 300], MAP, WINDOW);
  expect(sight).toEqual({ scale: 2, x: 300, y: 200 });
});
