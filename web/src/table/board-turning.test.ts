import { afterEach, expect, it, vi } from 'vitest';
import { keepTurned, turnedBefore } from './board-turning';

afterEach(() => void vi.unstubAllGlobals());

it('keeps how each board was turned', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(turnedBefore('t1')).toBeNull();
  keepTurned('t1', true);
  keepTurned('t2', false);
  expect(turnedBefore('t1')).toBe(true);
  expect(turnedBefore('t2')).toBe(false);
});

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed');
    },
  });
  keepTurned('t1', true);
  expect(turnedBefore('t1')).toBeNull();
});
