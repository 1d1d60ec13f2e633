import { beforeEach, describe, expect, it, vi } from 'vitest';
import { after, finish, keepMoves, keepTable, progressOf, statusOf, upNext } from './progress';

const GAME = 'ghosts';
const LESSONS = ['goal', 'step', 'hop'];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('the progress of a learner', () => {
  it('begins with nothing, and the first lesson is next', () => {
    expect(progressOf(GAME)).toEqual({ done: [], moves: {}, tables: {} });
    expect(upNext(LESSONS, progressOf(GAME))).toBe('goal');
    expect(statusOf(progressOf(GAME), 'goal')).toBe('new');
  });

  it('keeps the moves of a lesson until it is done', () => {
    keepMoves(GAME, 'step', ['a1-a2']);
    expect(progressOf(GAME).moves['step']).toEqual(['a1-a2']);
    expect(statusOf(progressOf(GAME), 'step')).toBe('begun');
    finish(GAME, 'step');
    expect(progressOf(GAME)).toEqual({ done: ['step'], moves: {}, tables: {} });
    expect(statusOf(progressOf(GAME), 'step')).toBe('done');
  });

  it('names the first lesson that is not done, also where a later one is', () => {
    finish(GAME, 'step');
    expect(upNext(LESSONS, progressOf(GAME))).toBe('goal');
    finish(GAME, 'goal');
    expect(upNext(LESSONS, progressOf(GAME))).toBe('hop');
    finish(GAME, 'hop');
    finish(GAME, 'hop');
    expect(progressOf(GAME).done).toEqual(['step', 'goal', 'hop']);
    expect(upNext(LESSONS, progressOf(GAME))).toBeNull();
  });

  it('shows a lesson that is repeated as begun, and keeps that it was done', () => {
    finish(GAME, 'goal');
    keepMoves(GAME, 'goal', ['a1-a2']);
    expect(statusOf(progressOf(GAME), 'goal')).toBe('begun');
    expect(upNext(LESSONS, progressOf(GAME))).toBe('step');
  });

  it('remembers the table of a lesson that is played at one', () => {
    keepTable(GAME, 'goal', 't1');
    expect(progressOf(GAME).tables['goal']).toBe('t1');
    expect(statusOf(progressOf(GAME), 'goal')).toBe('begun');
    finish(GAME, 'goal');
    expect(progressOf(GAME).tables).toEqual({});
  });

  it('is kept for each game apart', () => {
    finish(GAME, 'goal');
    expect(progressOf('other').done).toEqual([]);
  });

  it('takes what it cannot read for nothing', () => {
    for (const odd of ['{', '7', 'null', '{"done":7,"moves":{"a":1,"b":[2,"x"]},"tables":[]}']) {
      localStorage.setItem(`parlour.learn.${GAME}`, odd);
      expect(progressOf(GAME).done).toEqual([]);
    }
    expect(progressOf(GAME).moves).toEqual({ b: ['x'] });
  });
});

it('the lesson after another one', () => {
  expect(after(LESSONS, 'goal')).toBe('step');
  expect(after(LESSONS, 'hop')).toBeNull();
});
