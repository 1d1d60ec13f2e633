import type { BoardView, Figure, Plan, TableauView } from '../api/types';
import { fileOf, isSeen, rankOf, squaresOf, type Sight } from '../board/geometry';

/** A figure of a game with a board. */
export type BoardFigure = Figure & { plan: Plan; view: BoardView };

export const isBoard = (figure: Figure): figure is BoardFigure =>
  figure.plan !== null && figure.view.kind === 'board';

/** A figure of a game of maps and cards. */
export type TableauPosition = Figure & { view: TableauView };

export const isTableau = (figure: Figure): figure is TableauPosition =>
  figure.view.kind === 'tableau';

/** So much of the board is seen at least, that one knows it for a board. */
const LEAST = 5;

interface Span {
  low: number;
  high: number;
}

const span = (at: number[]): Span => ({ low: Math.min(...at), high: Math.max(...at) });

/** One square more on each side, and at least so many, within a board of this length. */
function widened({ low, high }: Span, length: number): Span {
  const more = Math.max(1, (LEAST - (high - low + 1)) / 2);
  const first = Math.max(0, Math.min(low - Math.floor(more), length - LEAST));
  return { low: first, high: Math.min(length - 1, Math.max(high + Math.ceil(more), LEAST - 1)) };
}

/** The part of the board where something happens; a goal is seen whole or not at all. */
export function cropped({ plan, view, moves }: BoardFigure): Sight {
  const acting = moves.flatMap(({ path, taken }) => [...path, ...taken]);
  const shown = acting.length > 0 ? acting : view.pieces.map(({ square }) => square);
  const around = (squares: string[]): Sight => {
    const files = widened(span(squares.map(fileOf)), plan.width);
    const ranks = widened(span(squares.map(rankOf)), plan.height);
    return { files: numbers(files), ranks: numbers(ranks).reverse(), squares: squaresOf(plan) };
  };
  const near = around(shown);
  const goals = plan.zones.filter(
    ({ goal, squares }) => goal && squares.some((square) => isSeen(near, square)),
  );
  return goals.length > 0 ? around([...shown, ...goals.flatMap(({ squares }) => squares)]) : near;
}

const numbers = ({ low, high }: Span): number[] =>
  Array.from({ length: high - low + 1 }, (_, at) => low + at);

/** What a figure shows, for those who cannot see it. */
export function spoken(figure: BoardFigure, mayGo: (from: string, to: string) => string): string {
  const { plan, view, moves, told } = figure;
  const seen = cropped(figure);
  const standing = plan.kinds.flatMap(({ id, name }) => {
    const squares = view.pieces.filter(({ kind, square }) => kind === id && isSeen(seen, square));
    return squares.length > 0
      ? [`${name}: ${squares.map(({ square }) => square).join(', ')}.`]
      : [];
  });
  const ends = moves.map(({ path }) => path.at(-1)).join(', ');
  const choice = moves.length > 1 ? [mayGo(moves[0]?.path[0] ?? '', ends)] : [];
  return [...standing, ...choice, ...told].join(' ');
}
