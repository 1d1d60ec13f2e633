import { expect, it } from 'vitest';
import type { TableLine } from '../api/types';
import {
  freshEnds,
  freshQuestions,
  freshTurns,
  knownOf,
  mayChange,
  tellOnce,
} from './unseen-changes';

const line = (
  id: string,
  yourTurn: boolean,
  entries: number,
  status = 'playing',
  changed = entries * 1000,
) => ({ id, yourTurn, entries, status, changed }) as TableLine;

it('finds the tables that have come to wait', () => {
  const before = knownOf([line('a', false, 3), line('b', true, 4), line('c', true, 5)]);
  const now = [line('a', true, 4), line('b', true, 4), line('c', true, 7), line('d', true, 1)];
  expect(freshTurns(before, now).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  expect(freshTurns(knownOf(now), now)).toEqual([]);
});

it('finds the games that have ended', () => {
  const before = knownOf([line('a', false, 3), line('b', false, 4, 'over')]);
  const now = [line('a', false, 4, 'over'), line('b', false, 4, 'over')];
  expect(freshEnds(before, now).map(({ id }) => id)).toEqual(['a']);
});

it('looks for questions where something changed and it has not just become my turn', () => {
  const before = knownOf([line('a', false, 3), line('b', false, 4), line('c', false, 5)]);
  const now = [
    line('a', false, 4),
    line('b', true, 5),
    line('c', false, 5, 'over', 5001),
    line('d', false, 1),
  ];
  expect(freshQuestions(before, now).map(({ id }) => id)).toEqual(['a', 'c']);
  const mine = knownOf([line('b', true, 4)]);
  expect(freshQuestions(mine, now).map(({ id }) => id)).toEqual(['b']);
  expect(freshQuestions(knownOf(now), now)).toEqual([]);
  const many = Array.from({ length: 20 }, (_, at) => line(`t${at}`, false, 3));
  const later = many.map((one) => ({ ...one, changed: one.changed + 1 }));
  expect(freshQuestions(knownOf(many), later)).toHaveLength(4);
});

it('waits only while something can happen', () => {
  const hour = 3_600_000;
  expect(
    mayChange([line('a', false, 3, 'over')], hour),
    'a game that ended long ago does not change',
  ).toBe(false);
  expect(
    mayChange([line('a', false, 3, 'over', hour - 1000)], hour),
    'a game that has only just ended may change',
  ).toBe(true);
  expect(
    mayChange([line('a', false, 3, 'over'), line('b', false, 0, 'open')], hour),
    'an open table can change',
  ).toBe(true);
});

it('tells an event once, and remembers the latest', () => {
  let told = JSON.stringify(tellOnce(null, 'a-turn-4'));
  expect(tellOnce(told, 'a-turn-4')).toBeNull();
  for (let entry = 5; entry < 60; entry++) {
    told = JSON.stringify(tellOnce(told, `a-turn-${entry}`));
  }
  expect(JSON.parse(told)).toHaveLength(30);
  expect(tellOnce(told, 'a-turn-59')).toBeNull();
  expect(tellOnce('nonsense', 'a-turn-1')).toEqual(['a-turn-1']);
});
