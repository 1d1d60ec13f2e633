import type { Box } from './outline';

type Spot = readonly [number, number];

/** What stands before one wall: how far along it from its left end, and how far out. */
type Profile = (length: number) => Spot[];

/** A wall, the bastion at its right end, and that bastion's flank on the next side. */
const WALLS: Profile = (length) => [
  [38, 8],
  [length - 38, 8],
  [length - 27, 36],
  [length + 58, 58],
  [length + 36, -27],
];

/** The way behind the bastion's parapet. */
const WALK: Profile = (length) => [
  [length - 13, 27],
  [length + 42, 42],
  [length + 27, -13],
];

/** The far side of the ditch: a star with a point before each wall and each bastion. */
const DITCH: Profile = (length) => [
  [length / 2 - 54, 56],
  [length / 2, 100],
  [length / 2 + 54, 56],
  [length + 86, 86],
];

const OUTWORK: Profile = (length) => [
  [length / 2 - 33, 42],
  [length / 2, 76],
  [length / 2 + 33, 42],
];

/** A profile on the four sides of a block, clockwise from the top. */
function around({ x, y, width, height }: Box, profile: Profile): Spot[][] {
  const [right, bottom] = [x + width, y + height];
  return [
    profile(width).map(([along, out]) => [x + along, y - out]),
    profile(height).map(([along, out]) => [right + out, y + along]),
    profile(width).map(([along, out]) => [right - along, bottom + out]),
    profile(height).map(([along, out]) => [x - out, bottom - along]),
  ];
}

/** Short strokes that run out from a closed line, long and short by turns. */
function strokes(spots: Spot[]): string {
  return spots
    .map(([x, y], at) => {
      const [toX, toY] = spots[(at + 1) % spots.length]!;
      const length = Math.hypot(toX - x, toY - y);
      const count = Math.floor(length / 9);
      const [outX, outY] = [(toY - y) / length, (x - toX) / length];
      return Array.from({ length: count }, (_, n) => {
        const part = (n + 0.5) / count;
        const far = n % 2 === 0 ? 17 : 9;
        const [fromX, fromY] = [x + (toX - x) * part + outX * 4, y + (toY - y) * part + outY * 4];
        return `M${round(fromX)} ${round(fromY)}l${round(outX * far)} ${round(outY * far)}`;
      }).join('');
    })
    .join('');
}

const round = (n: number): number => Math.round(n * 10) / 10;
const line = (spots: Spot[]): string =>
  `M${spots.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
const loop = (spots: Spot[]): string => `${line(spots)}Z`;

/** The plan of a bastioned fort around a block of squares, as SVG paths in board units. */
export function fort(box: Box): Record<'ditch' | 'slope' | 'outworks' | 'walls' | 'walk', string> {
  const edge = around(box, DITCH).flat();
  return {
    ditch: loop(edge),
    slope: strokes(edge),
    outworks: around(box, OUTWORK).map(loop).join(''),
    walls: loop(around(box, WALLS).flat()),
    walk: around(box, WALK).map(line).join(''),
  };
}
