import { expect, it } from 'vitest';
import drawn from '../../art/tableaux/votes-for-women/map';
import { MapKeys } from './map-keys';
import { aims } from './region-sight';
import { votesPlan } from './samples';

const plan = votesPlan();
const ids = [...plan.places.map(({ id }) => id), ...plan.regions.map(({ id }) => id)];

function keysWith(open: string[] = [], taken: string[] = []) {
  const done: (string | number)[] = [];
  const keys = new MapKeys({
    plan: () => plan,
    all: () => aims(drawn, ids),
    pickable: () => aims(drawn, open),
    taken: () => new Set(taken),
    zoom: (factor) => done.push(Math.sign(factor - 1)),
    whole: () => done.push('whole'),
    show: (region) => done.push(region),
  });
  const press = (from: string, key: string, timeStamp = 0, shiftKey = false) =>
    keys.press(from, { key, shiftKey, timeStamp });
  return { press, done };
}

it('goes by arrows among what can be picked, with Shift among all', () => {
  const { press } = keysWith(['WA', 'ME']);
  expect(press('WA', 'ArrowRight')).toBe('ME');
  expect(press('WA', 'ArrowRight', 0, true)).toBe('MT');
  expect(keysWith().press('WA', 'ArrowRight')).toBe('MT');
});

it('jumps to a region by its number', () => {
  expect(keysWith(['OH', 'IN']).press('WA', '4')).toBe('IN');
  expect(keysWith(['midwest', 'west']).press('WA', '4')).toBe('midwest');
  expect(keysWith(['WA']).press('WA', '6')).toBe('NY');
  expect(keysWith().press('WA', '9')).toBeNull();
});

it('finds a place by its name, and leaves letters to the table that mean something there', () => {
  const { press } = keysWith([], ['p']);
  expect(press('WA', 'n', 1000)).toBe('NV');
  expect(press('NV', 'e', 1100)).toBe('NE');
  expect(press('NE', 'n', 5000)).toBe('NC');
  expect(press('NC', 'p', 9000)).toBeUndefined();
});

it('zooms by plus and minus, shows all by zero, and leaves other keys alone', () => {
  const { press, done } = keysWith();
  expect(['+', '-', '0'].map((key) => press('WA', key))).toEqual([null, null, null]);
  expect(done).toEqual([1, -1, 'whole']);
  for (const key of ['Enter', ' ', 'Tab', 'Escape']) expect(press('WA', key)).toBeUndefined();
});
