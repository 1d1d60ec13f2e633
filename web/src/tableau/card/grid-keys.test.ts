import { expect, it } from 'vitest';
import { neighbour } from './grid-keys';

// Three, two and three cards; the last row belongs to another section.
const places = [
  [0, 0],
  [100, 0],
  [200, 0],
  [0, 150],
  [100, 150],
  [0, 340],
  [100, 340],
  [200, 340],
].map(([left, top]) => ({ left: left!, top: top! }));

it('leads to the one before and after', () => {
  expect(neighbour('ArrowRight', 2, places)).toBe(3);
  expect(neighbour('ArrowLeft', 3, places)).toBe(2);
  expect(neighbour('ArrowLeft', 0, places)).toBeNull();
  expect(neighbour('ArrowRight', 7, places)).toBeNull();
});

it('leads to the nearest of the next row', () => {
  expect(neighbour('ArrowDown', 1, places)).toBe(4);
  expect(neighbour('ArrowDown', 2, places)).toBe(4);
  expect(neighbour('ArrowDown', 4, places)).toBe(6);
  expect(neighbour('ArrowUp', 7, places)).toBe(4);
  expect(neighbour('ArrowUp', 1, places)).toBeNull();
  expect(neighbour('ArrowDown', 6, places)).toBeNull();
});

it('leads to the first and the last', () => {
  expect(neighbour('Home', 5, places)).toBe(0);
  expect(neighbour('End', 5, places)).toBe(7);
});

it('leaves other keys alone', () => {
  expect(neighbour('Enter', 1, places)).toBeNull();
  expect(neighbour('ArrowDown', 99, places)).toBeNull();
});
