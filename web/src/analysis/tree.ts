import type { BoardView, Motion } from '../api/types';
import type { LastMove } from '../board/types';

/** A position in a study, and the move that led to it. */
export interface StudyNode {
  id: number;
  /** Where the move was made; null at the start. */
  parent: number | null;
  /** The moves from here; in a game the one that was played comes first. */
  children: number[];
  /** The entry of the game that it is; null for what was only tried. */
  entry: number | null;
  /** Who moved; null for chance and at the start. */
  seat: string | null;
  /** The move in the game's notation. */
  move: string;
  told: string;
  view: BoardView;
  motions: Motion[];
  last: LastMove | null;
  /** The position in one line, as far as it is known here. */
  position: string | null;
}

/** All positions of a study by their id; the start has the id 0. Never changed, only replaced. */
export type Tree = readonly StudyNode[];

export type NewNode = Omit<StudyNode, 'id' | 'parent' | 'children'>;

export function plant(start: Pick<NewNode, 'view' | 'position'>): Tree {
  return [
    {
      ...start,
      id: 0,
      parent: null,
      children: [],
      entry: 0,
      seat: null,
      move: '',
      told: '',
      motions: [],
      last: null,
    },
  ];
}

/** Adds a move; one that is there already is found instead. */
export function grow(tree: Tree, parent: number, added: NewNode): { tree: Tree; id: number } {
  const from = tree[parent];
  const known = from?.children.find((child) => tree[child]?.move === added.move);
  if (!from || known !== undefined) {
    return { tree, id: known ?? parent };
  }
  const id = tree.length;
  const node: StudyNode = { ...added, id, parent, children: [] };
  return {
    tree: [...tree.with(parent, { ...from, children: [...from.children, id] }), node],
    id,
  };
}

/** Takes a tried move away with all that follows it; moves of the game stay. */
export function prune(tree: Tree, id: number): Tree {
  const node = tree[id];
  const parent = node?.parent == null ? undefined : tree[node.parent];
  return !node || !parent || node.entry !== null
    ? tree
    : tree.with(parent.id, {
        ...parent,
        children: parent.children.filter((child) => child !== id),
      });
}

/** What is known of a node now. */
export function learn(tree: Tree, id: number, known: Partial<NewNode>): Tree {
  const node = tree[id];
  return node ? tree.with(id, { ...node, ...known }) : tree;
}

/** The nodes from the start to one of them. */
export function pathTo(tree: Tree, id: number): StudyNode[] {
  const path: StudyNode[] = [];
  for (let node = tree[id]; node; node = node.parent === null ? undefined : tree[node.parent]) {
    path.unshift(node);
  }
  return path;
}

/** The line that goes on from a node by the first move each time, without the node itself. */
export function onward(tree: Tree, id: number): StudyNode[] {
  const line: StudyNode[] = [];
  for (let next = tree[id]?.children[0]; next !== undefined; next = tree[next]?.children[0]) {
    const node = tree[next];
    if (!node) break;
    line.push(node);
  }
  return line;
}

/** The moves of the game, the start first. */
export function mainLine(tree: Tree): StudyNode[] {
  return tree.filter((node) => node.entry !== null);
}

/** Where the game was left on the way to a node. */
export function branchPoint(tree: Tree, id: number): StudyNode | null {
  return pathTo(tree, id).findLast((node) => node.entry !== null) ?? null;
}

/** The tried lines that begin at a node; how deep a line stands within others, 0 at first. */
export interface TriedLine {
  nodes: StudyNode[];
  depth: number;
}

export function triedLines(tree: Tree, id: number): TriedLine[] {
  const from = tree[id];
  const begins = from?.children.filter((child) => tree[child]?.entry === null) ?? [];
  return begins.flatMap((child) => lines(tree, child, 0));
}

function lines(tree: Tree, id: number, depth: number): TriedLine[] {
  const first = tree[id];
  if (!first) return [];
  const nodes = [first, ...onward(tree, id)];
  const others = nodes.flatMap((node) =>
    node.children.slice(1).flatMap((child) => lines(tree, child, depth + 1)),
  );
  return [{ nodes, depth }, ...others];
}

/** Where the game was left on the way to a node, and the moves that were tried from there. */
export function lineTo(tree: Tree, id: number): { root: number; moves: string[] } {
  const path = pathTo(tree, id);
  const at = Math.max(
    0,
    path.findLastIndex((node) => node.entry !== null),
  );
  return { root: path[at]?.id ?? 0, moves: path.slice(at + 1).map(({ move }) => move) };
}
