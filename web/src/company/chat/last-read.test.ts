import { beforeEach, expect, test, vi } from 'vitest';
import { keepRead, lastRead } from './last-read';

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});

test('remembers the last line of each table, and never goes back', () => {
  expect(lastRead('a')).toBe(0);
  keepRead('a', 7);
  keepRead('b', 2);
  keepRead('a', 3);
  expect([lastRead('a'), lastRead('b')]).toEqual([7, 2]);
});

test('forgets the tables of long ago, and what it cannot read', () => {
  keepRead('first', 1);
  for (let i = 0; i < 50; i++) keepRead(`table ${i}`, 1);
  expect([lastRead('first'), lastRead('table 0'), lastRead('table 49')]).toEqual([0, 1, 1]);
  store.forEach((_, key) => store.set(key, '{'));
  expect(lastRead('table 49')).toBe(0);
});
