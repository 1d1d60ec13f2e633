import { expect, it } from 'vitest';
import { keyAct, KEYS } from './board-keys';
import { playWords } from '../words/play';

const free = { on: true, wanted: false };

it('hears single keys, whatever their case', () => {
  expect(keyAct('f', free)).toBe('flip');
  expect(keyAct('F', free)).toBe('flip');
  expect(keyAct('?', free)).toBe('help');
  expect(keyAct('k', free)).toBeNull();
  expect(keyAct('toString', free)).toBeNull();
});

it('leaves them to fields and dialogues, and to who wants none', () => {
  expect(keyAct('f', { on: true, wanted: true })).toBeNull();
  expect(keyAct('f', { on: false, wanted: false })).toBeNull();
});

it('leaves the board its own letters, and explains each of its keys', () => {
  expect(Object.keys(KEYS)).not.toContain('m');
  expect(Object.keys(KEYS)).not.toContain('n');
  const told = Object.values(playWords().lines).join('\n');
  for (const key of Object.keys(KEYS).filter((name) => /[a-z?]/.test(name))) {
    expect(told).toMatch(new RegExp(`^${key === '?' ? '\\?' : key.toUpperCase()}:`, 'm'));
  }
});
