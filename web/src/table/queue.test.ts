import { expect, it } from 'vitest';
import { next } from './queue';
import { entry } from './samples';

const moved = { motions: [{ thing: 'w', from: 'a1', to: 'a2', line: 0 }] };

it('plays one after the other', () => {
  const entries = [entry(1, moved), entry(2, moved), entry(3, moved)];
  expect(next(entries, 1)).toEqual({ shown: 2, play: entries[1] });
  expect(next(entries, 2)).toEqual({ shown: 3, play: entries[2] });
  expect(next(entries, 3)).toBeNull();
});

it('passes over entries that move nothing', () => {
  const entries = [entry(1), entry(2, moved), entry(3)];
  expect(next(entries, 0)).toEqual({ shown: 2, play: entries[1] });
  expect(next(entries, 2)).toEqual({ shown: 3, play: null });
});

it('jumps to the newest after more than three', () => {
  const entries = [1, 2, 3, 4].map((n) => entry(n, moved));
  expect(next(entries, 0)).toEqual({ shown: 4, play: null });
  expect(next(entries, 1)?.shown).toBe(2);
});

it('lets a takeback appear before what follows it', () => {
  const entries = [entry(1, moved), entry(2, { kind: 'takeback', to: 0 }), entry(3, moved)];
  expect(next(entries, 1)).toEqual({ shown: 2, play: null });
  expect(next(entries, 2)).toEqual({ shown: 3, play: entries[2] });
});
