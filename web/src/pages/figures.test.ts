import { describe, expect, it } from 'vitest';
import type { Offer } from '../api/types';
import { offer } from '../board/samples';
import { sample } from '../testing/contract';
import { cropped, isBoard, spoken, type BoardFigure } from './figures';

const move = (path: string[], taken: string[] = []) => offer(path.join('-'), path, taken);

const figure = (moves: Offer[], men: string[], told: string[] = []): BoardFigure => {
  const made = sample('Figure', {
    rule: 'F2',
    caption: '',
    plan: {
      width: 12,
      height: 12,
      zones: [
        { id: 'fort', name: 'Fort', tint: 'fort', goal: true, squares: ['f6', 'g6', 'f7', 'g7'] },
      ],
      boxes: [],
      kinds: [{ id: 'man', name: 'Man', letter: 'm', side: 'one', style: 'ivory', large: false }],
    },
    view: {
      kind: 'board',
      pieces: men.map((square) => ({ kind: 'man', square })),
      trays: [],
      notes: [],
    },
    spots: [],
    moves,
    told,
  });
  if (!isBoard(made)) throw new Error('a board is a board');
  return made;
};

const corners = (one: BoardFigure) => {
  const { files, ranks } = cropped(one);
  return [files[0], files.at(-1), ranks.at(-1), ranks[0]];
};

describe('cropped', () => {
  it('shows one square more than a move touches, and not men far away', () => {
    expect(corners(figure([move(['c2', 'e2', 'e4', 'c4'])], ['c2', 'l12']))).toEqual([1, 5, 0, 4]);
  });

  it('shows five squares at least, and none beyond the board', () => {
    expect(corners(figure([move(['a1', 'a2'])], ['a1']))).toEqual([0, 4, 0, 4]);
    expect(corners(figure([move(['l12', 'l11'])], ['l12']))).toEqual([7, 11, 7, 11]);
    expect(corners(figure([], ['c3']))).toEqual([0, 4, 0, 4]);
  });

  it('shows a goal that it touches as a whole', () => {
    expect(corners(figure([move(['h8', 'g7'])], ['h8']))).toEqual([4, 8, 4, 8]);
    expect(corners(figure([move(['d5', 'e5'])], ['d5']))).toEqual([2, 7, 3, 7]);
  });
});

describe('spoken', () => {
  const mayGo = (from: string, to: string) => `${from} to ${to}.`;

  it('says who is seen where and what happens', () => {
    const one = figure([move(['c3', 'c4'])], ['c3', 'l12'], ['It goes.']);
    expect(spoken(one, mayGo)).toBe('Man: c3. It goes.');
  });

  it('says where a piece may choose to go', () => {
    const one = figure([move(['c3', 'c4']), move(['c3', 'd4'])], ['c3']);
    expect(spoken(one, mayGo)).toBe('Man: c3. c3 to c4, d4.');
  });
});
