import { cell, U, type Sight } from './geometry';

interface Cell {
  col: number;
  row: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const key = (col: number, row: number): string => `${col},${row}`;

/** The border of an area as an SVG path: one closed loop for each connected edge. */
export function outline(seen: Sight, squares: string[]): string {
  const cells = visible(seen, squares);
  const inside = new Set(cells.map(({ col, row }) => key(col, row)));
  const edges = new Map<string, string[]>();
  const edge = (x1: number, y1: number, x2: number, y2: number) => {
    const from = key(x1, y1);
    edges.set(from, [...(edges.get(from) ?? []), key(x2, y2)]);
  };
  // Clockwise, so that the edges of neighbours chain up.
  for (const { col, row } of cells) {
    if (!inside.has(key(col, row - 1))) edge(col, row, col + 1, row);
    if (!inside.has(key(col + 1, row))) edge(col + 1, row, col + 1, row + 1);
    if (!inside.has(key(col, row + 1))) edge(col + 1, row + 1, col, row + 1);
    if (!inside.has(key(col - 1, row))) edge(col, row + 1, col, row);
  }
  return loops(edges).map(draw).join('');
}

function loops(edges: Map<string, string[]>): string[][] {
  const found: string[][] = [];
  for (const first of edges.keys()) {
    while (edges.get(first)?.length) {
      const loop: string[] = [];
      let at: string | undefined = first;
      do {
        loop.push(at);
        at = edges.get(at)?.pop();
      } while (at !== undefined && at !== first);
      found.push(loop);
    }
  }
  return found;
}

function draw(loop: string[]): string {
  const points = loop.map((point) => point.split(',').map((n) => Number(n) * U));
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** The largest rectangle within an area, for its name or emblem. */
export function widest(seen: Sight, squares: string[]): Box | null {
  const cells = visible(seen, squares);
  const inside = new Set(cells.map(({ col, row }) => key(col, row)));
  let best: Box | null = null;
  for (const { col, row } of cells) {
    let width = Infinity;
    for (let down = 0; inside.has(key(col, row + down)); down++) {
      let across = 0;
      while (across < width && inside.has(key(col + across, row + down))) across++;
      width = across;
      if (!best || width * (down + 1) * U * U > best.width * best.height) {
        best = { x: col * U, y: row * U, width: width * U, height: (down + 1) * U };
      }
    }
  }
  return best;
}

function visible(seen: Sight, squares: string[]): Cell[] {
  return squares.map((square) => cell(seen, square)).filter(({ col, row }) => col >= 0 && row >= 0);
}
