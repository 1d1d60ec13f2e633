import { describe, expect, it } from 'vitest';
import type { Word } from '../api/types';
import { sample } from '../testing/contract';
import { aboutOf, bare, columns, shapeOf } from './sheet';

const word = (brief: string, tone: Word['tone'] = 'plain') =>
  sample('Word', { full: brief, brief, tone });

describe('columns', () => {
  it('reads a grid head by head and leaves empty cells out', () => {
    const grid = sample('Grid', {
      kind: 'grid',
      title: 'Map',
      heads: [[word('West')], [word('East')]],
      rows: [
        [[word('a')], []],
        [[word('b'), word('2')], [word('c')]],
      ],
    });
    expect(
      columns(grid).map(({ head, cells }) => [
        head[0]?.brief,
        cells.map((cell) => cell.map((one) => one.brief).join(' ')),
      ]),
    ).toEqual([
      ['West', ['a', 'b 2']],
      ['East', ['c']],
    ]);
  });
});

describe('shapeOf', () => {
  it('gives every colour of cubes its own shape', () => {
    expect(['purple', 'yellow', 'red'].map((tone) => shapeOf(word('3', tone as never)))).toEqual([
      'circle',
      'diamond',
      'square',
    ]);
  });

  it('leaves words and other tones alone', () => {
    expect(shapeOf(word('no', 'red'))).toBeNull();
    expect(shapeOf(word('3', 'green'))).toBeNull();
  });
});

describe('bare', () => {
  it('takes a colon off the end, and nothing else', () => {
    expect(bare('Turn 1:')).toBe('Turn 1');
    expect(bare('Hand: ours')).toBe('Hand: ours');
  });
});

describe('aboutOf', () => {
  it('finds what is said about a thing by its name', () => {
    const about = aboutOf({
      kind: 'sheet',
      parts: [
        {
          kind: 'listing',
          title: 'Hand',
          items: [{ name: word('Alpha:'), about: ['Roll a die.', 'Take a button.'] }],
        },
      ],
      more: [],
    });
    expect(about.get('Alpha')).toBe('Roll a die. Take a button.');
    expect(about.get('Beta')).toBeUndefined();
    expect(aboutOf(null).size).toBe(0);
  });
});
