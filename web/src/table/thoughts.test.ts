import { expect, it } from 'vitest';
import { de } from '../words/de';
import { en } from '../words/en';
import { entry } from './samples';
import { chance, hintWords, lastThought } from './thoughts';

const thought = { depth: 4, chance: 0.617, winIn: 0, line: ['m2', 'm3'] };

it('is the newest one that the position knows of', () => {
  const entries = [entry(1), entry(2, { thought }), entry(3), entry(4, { thought }), entry(5)];
  expect(lastThought(entries, Infinity)?.number).toBe(4);
  expect(lastThought(entries, 3)?.number).toBe(2);
  expect(lastThought(entries, 1)).toBeUndefined();
});

it('disappears with the move that was taken back', () => {
  const back = entry(5, { kind: 'takeback', to: 2 });
  const entries = [entry(1), entry(2, { thought }), entry(3), entry(4, { thought }), back];
  expect(lastThought(entries, Infinity)?.number).toBe(2);
  expect(lastThought(entries, 4)?.number).toBe(4);
  const all = entry(5, { kind: 'takeback', to: 0 });
  expect(lastThought([...entries.slice(0, 4), all], Infinity)).toBeUndefined();
});

it('is put into numbers, and never more certain than it is', () => {
  expect(chance(thought, en.table, 'en')).toBe('Winning chance 62%');
  expect(chance(thought, de.table, 'de')).toBe('Gewinnchance 62\u00a0%');
  expect(chance({ ...thought, chance: 0.9999 }, en.table, 'en')).toBe('Winning chance 99%');
  expect(chance({ ...thought, chance: 0 }, en.table, 'en')).toBe('Winning chance 1%');
});

it('knows a game that is decided', () => {
  expect(chance({ ...thought, chance: 1, winIn: 3 }, en.table, 'en')).toBe('A certain win');
  expect(chance({ ...thought, chance: 0, winIn: -2 }, en.table, 'en')).toBe(
    'Lost against best play',
  );
});

it('tells a hint with what speaks for it', () => {
  const offer = {
    move: 'a1-a2',
    path: [],
    taken: [],
    label: null,
    group: null,
    motions: [],
    target: null,
    about: null,
  };
  const hint = { after: 0, offer, told: ['A man goes to a2.'], thought };
  expect(hintWords(hint, en.table, 'en')).toBe('Hint: A man goes to a2. Winning chance 62%.');
  const bare = { ...hint, told: [], thought: null };
  expect(hintWords(bare, en.table, 'en')).toBe('Hint: a1-a2.');
  expect(hintWords({ ...bare, offer: { ...offer, label: 'Pass' } }, en.table, 'en')).toBe(
    'Hint: Pass.',
  );
});
