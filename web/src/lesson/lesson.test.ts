import { describe, expect, it } from 'vitest';
import { offer } from '../board/samples';
import { entry } from '../table/samples';
import { sample } from '../testing/contract';
import { asking, follow, wanted } from './lesson';

const step = (say: string, times: number, moves: string[] | null = null) => ({
  say,
  otherwise: null,
  point: [],
  moves,
  times,
});
const lesson = sample('Lesson', {
  id: 'sample',
  title: 'Sample',
  steps: [
    step('Hello.', 0),
    step('Go.', 1, ['a1-a2', 'b1-b2']),
    step('Look.', 0),
    step('Anything.', 2),
    step('Farewell.', 0),
  ],
  done: 'Done.',
});
const mine = (number: number, text: string) => entry(number, { seat: 'white', text });
const theirs = (number: number) => entry(number, { seat: 'black', text: null });
const at = (entries: ReturnType<typeof entry>[], read = 0) => {
  const { status, step, made } = follow(lesson, entries, 'white', read);
  return `${status} ${step?.say ?? ''}${made > 0 ? ` ${made}` : ''}`;
};

describe('a lesson', () => {
  it('waits until something is read', () => {
    expect(at([])).toBe('on Hello.');
    expect(at([], 1)).toBe('on Go.');
  });

  it('goes on with each move that is asked for', () => {
    expect(at([mine(1, 'a1-a2')], 1)).toBe('on Look.');
    expect(at([mine(1, 'b1-b2'), theirs(2)], 3)).toBe('on Anything.');
    expect(at([mine(1, 'a1-a2'), theirs(2), mine(3, 'x')], 3)).toBe('on Anything. 1');
  });

  it('takes what came before a move for read', () => {
    expect(at([mine(1, 'a1-a2'), mine(2, 'x')])).toBe('on Anything. 1');
  });

  it('ends with its closing words, and is over when they are read or play goes on', () => {
    const all = [mine(1, 'a1-a2'), mine(2, 'x'), mine(3, 'y')];
    expect(at(all)).toBe('on Farewell.');
    expect(at(all, 5)).toBe('done ');
    expect(at(all, 6)).toBe('over ');
    expect(at([...all, mine(4, 'z')])).toBe('over ');
  });

  it('is over after another move, until that is taken back', () => {
    const astray = [mine(1, 'c1-c2'), theirs(2)];
    expect(at(astray, 1)).toBe('over ');
    const back = entry(3, { kind: 'takeback', seat: 'white', text: 'takeback', to: 0 });
    expect(at([...astray, back], 1)).toBe('on Go.');
  });

  it('wants the moves of its next step, also while something is told', () => {
    const offers = ['a1-a2', 'c1-c2'].map((move) => offer(move, []));
    const moves = (read: number) =>
      wanted(lesson, follow(lesson, [], 'white', read), offers).map(({ move }) => move);
    expect(moves(0)).toEqual(['a1-a2']);
    expect(moves(1)).toEqual(['a1-a2']);
    const free = follow(lesson, [mine(1, 'a1-a2')], 'white', 3);
    expect(wanted(lesson, free, offers)).toEqual(offers);
  });

  it('asks for nothing when it is over', () => {
    expect(asking(lesson, follow(lesson, [mine(1, 'x')], 'white', 0))).toBeNull();
    const last = follow(lesson, [mine(1, 'a1-a2'), mine(2, 'x'), mine(3, 'y')], 'white', 0);
    expect(asking(lesson, last)).toBeNull();
  });
});
