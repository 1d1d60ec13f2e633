import { expect, it } from 'vitest';
import drawn from '../../art/tableaux/votes-for-women/map';
import { neighbour, typed } from './neighbours';
import { aims } from './region-sight';
import { votesPlan } from './samples';

const ids = votesPlan().places.map(({ id }) => id);
const all = aims(drawn, ids);
const from = (id: string) => all.find((aim) => aim.id === id)!;

it('goes to the state that one sees in that direction', () => {
  const way = (id: string, key: string) => neighbour(from(id), `Arrow${key}`, all);
  expect(way('KS', 'Left')).toBe('CO');
  expect(way('KS', 'Up')).toBe('NE');
  expect(way('KS', 'Down')).toBe('OK');
  expect(way('KS', 'Right')).toBe('MO');
  expect(way('WA', 'Down')).toBe('OR');
  expect(way('MA', 'Down')).toBe('RI');
  expect(way('CA', 'Left')).toBeNull();
  expect(neighbour(from('KS'), 'Tab', all)).toBeNull();
});

it('leads to every state from any other, by arrows alone', () => {
  for (const choice of [all, all.filter((_, at) => at % 5 === 0)]) {
    const seen = new Set([choice[0]!.id]);
    for (const id of seen) {
      for (const key of ['Left', 'Right', 'Up', 'Down']) {
        const to = neighbour(from(id), `Arrow${key}`, choice);
        if (to !== null) seen.add(to);
      }
    }
    expect([...seen].sort()).toEqual(choice.map(({ id }) => id).sort());
  }
});

it('finds a name by its first letters, going round', () => {
  const named = ['Maine', 'Ohio', 'Maryland', 'Österreich'].map((name) => ({ id: name, name }));
  expect(typed('m', named, 'Maine')).toBe('Maryland');
  expect(typed('m', named, 'Maryland')).toBe('Maine');
  expect(typed('mai', named, 'Maine')).toBe('Maine');
  expect(typed('o', named, 'Ohio')).toBe('Österreich');
  expect(typed('x', named, null)).toBeNull();
});
