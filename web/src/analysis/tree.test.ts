import { describe, expect, it } from 'vitest';
import type { BoardView } from '../api/types';
import {
  branchPoint,
  grow,
  learn,
  lineTo,
  mainLine,
  onward,
  pathTo,
  plant,
  prune,
  triedLines,
  type NewNode,
  type Tree,
} from './tree';

const view: BoardView = { kind: 'board', pieces: [], trays: [], notes: [] };

const node = (move: string, entry: number | null = null): NewNode => ({
  entry,
  seat: 'white',
  move,
  told: '',
  view,
  motions: [],
  last: null,
  position: null,
});

/** A game of three moves; from its first the moves x, y and z were tried, and from x also w. */
function sample(): Tree {
  let tree = plant({ view, position: 'start' });
  for (const [at, move] of ['a', 'b', 'c'].entries()) {
    tree = grow(tree, at, node(move, at + 1)).tree;
  }
  const x = grow(tree, 1, node('x'));
  const y = grow(x.tree, x.id, node('y'));
  const z = grow(y.tree, x.id, node('z'));
  return z.tree;
}

const moves = (nodes: { move: string }[]) => nodes.map(({ move }) => move).join('');

describe('a study', () => {
  it('keeps the game as its main line', () => {
    expect(moves(mainLine(sample()))).toBe('abc');
    expect(moves(onward(sample(), 0))).toBe('abc');
  });

  it('finds a move again that was tried before', () => {
    const tree = sample();
    const again = grow(tree, 1, node('x'));
    expect(again.tree).toBe(tree);
    expect(tree[again.id]?.move).toBe('x');
    expect(grow(tree, 0, node('a')).id).toBe(1);
  });

  it('tells the way to a position, and where it left the game', () => {
    const tree = sample();
    const y = tree.find(({ move }) => move === 'y')?.id ?? 0;
    expect(moves(pathTo(tree, y))).toBe('axy');
    expect(branchPoint(tree, y)?.move).toBe('a');
    expect(branchPoint(tree, 3)?.move).toBe('c');
  });

  it('lists tried lines, those within others deeper', () => {
    const lines = triedLines(sample(), 1);
    expect(lines.map(({ nodes }) => moves(nodes))).toEqual(['xy', 'z']);
    expect(lines.map(({ depth }) => depth)).toEqual([0, 1]);
    expect(triedLines(sample(), 2)).toEqual([]);
  });

  it('takes tried lines away, but no move of the game', () => {
    const tree = sample();
    const x = tree.find(({ move }) => move === 'x')?.id ?? 0;
    expect(triedLines(prune(tree, x), 1)).toEqual([]);
    expect(prune(tree, 2)).toBe(tree);
    expect(prune(tree, 0)).toBe(tree);
  });

  it('learns where a move led', () => {
    const tree = learn(sample(), 1, { position: 'after a' });
    expect(tree[1]?.position).toBe('after a');
    expect(moves(mainLine(tree))).toBe('abc');
  });
});

describe('lineTo', () => {
  it('begins where the game was left', () => {
    let tree: Tree = plant({ view, position: 'start' });
    tree = grow(tree, 0, node('a', 1)).tree;
    tree = grow(tree, 1, node('x')).tree;
    tree = grow(tree, 2, node('y')).tree;
    expect(lineTo(tree, 3)).toEqual({ root: 1, moves: ['x', 'y'] });
    expect(lineTo(tree, 1)).toEqual({ root: 1, moves: [] });
    expect(lineTo(tree, 0)).toEqual({ root: 0, moves: [] });
  });
});
