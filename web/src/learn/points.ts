import type { Plan } from '../api/types';
import { isSquare } from '../board/geometry';

/** The squares of a board that a lesson points at, by themselves or by their zone. */
export function pointed(plan: Plan, points: string[]): string[] {
  const squares = points.flatMap((point) =>
    isSquare(point) ? [point] : (plan.zones.find(({ id }) => id === point)?.squares ?? []),
  );
  return [...new Set(squares)];
}

/** What marks the squares that are pointed at; the colours are those of the page. */
const RING =
  '{border-radius:4px;background:color-mix(in srgb,var(--accent) 16%,transparent);' +
  'box-shadow:inset 0 0 0 2px var(--accent),inset 0 0 0 3px var(--raised)}';

/**
 * Marks squares on the board of the lesson until it is told otherwise. The board draws its squares
 * anew as it likes, so they are marked by a style sheet and not one by one.
 */
export function mark(squares: string[]): () => void {
  const sheet = new CSSStyleSheet();
  const chosen = squares.map((square) => `[data-lesson-board] [data-square="${square}"]`);
  if (chosen.length > 0) {
    sheet.replaceSync(`${chosen.join(',')}${RING}`);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
