import { expect, it } from 'vitest';
import { elbowRoom, meant, targetWidth, type Aim } from './hit';

const A: Aim = { id: 'a', at: [0, 0] };
const B: Aim = { id: 'b', at: [10, 0] };

it('means what is under the pointer if that can be picked', () => {
  expect(meant('b', [1, 0], [A, B], 20)).toBe('b');
});

it('means the nearest that can be picked within reach', () => {
  expect(meant('sea', [4, 0], [A, B], 20)).toBe('a');
  expect(meant(null, [7, 0], [A, B], 20)).toBe('b');
});

it('means what is under the pointer, to be looked at, where nothing else is near', () => {
  expect(meant('far', [50, 50], [A, B], 20)).toBe('far');
  expect(meant(null, [50, 50], [A, B], 20)).toBeNull();
});

it('tells how wide a target is among others', () => {
  expect(targetWidth(A, [A, B, { id: 'c', at: [3, 4] }])).toBe(5);
  expect(targetWidth(A, [A])).toBe(Infinity);
});

it('tells how large boxes can be without meeting', () => {
  expect(elbowRoom([A, { id: 'c', at: [6, 8] }]).get('a')).toBe(8);
});
