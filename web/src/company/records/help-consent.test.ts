import { expect, test } from 'vitest';
import type { Table } from '../../api/types';
import { helpConsent } from './help-consent';

const seat = (name: string, kind: string, you: boolean) => ({ name, kind, you });
const table = (acts: string[], allowed: string[], seats: object[], status = 'playing') =>
  ({
    entries: allowed.map((name) => ({ kind: 'act', text: 'allow-help', seat: name })),
    state: { acts, seats, status, yours: ['white'] },
  }) as unknown as Table;
const PEOPLE = [seat('white', 'guest', true), seat('black', 'guest', false)];

test('against a computer nobody has to be asked', () => {
  const seats = [seat('white', 'guest', true), seat('black', 'computer', false)];
  expect(helpConsent(table([], [], seats)).needed, 'consent is not needed against a computer').toBe(
    false,
  );
});

test('against people it needs the yes of all', () => {
  expect(helpConsent(table(['allow-help'], ['black'], PEOPLE))).toEqual({
    needed: true,
    asked: true,
    all: false,
  });
  expect(helpConsent(table([], ['white'], PEOPLE)).all, 'one of two is not all').toBe(false);
  expect(helpConsent(table([], ['white', 'black'], PEOPLE)).all, 'both are all').toBe(true);
});

test('after the game there is nothing to allow', () => {
  expect(
    helpConsent(table([], [], PEOPLE, 'over')).needed,
    'consent is not needed after the game',
  ).toBe(false);
});
