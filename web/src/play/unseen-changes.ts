// What happens at one's tables while no page of ours is looked at: any open page tells it, and once.
import type { TableLine } from '../api/types';

/** How far each table is known; a table that is not in it is new. */
export type Known = ReadonlyMap<string, { turn: boolean; over: boolean; entries: number }>;

export function knownOf(lines: TableLine[]): Known {
  return new Map(
    lines.map(({ id, yourTurn: turn, status, entries }) => [
      id,
      { turn, over: status === 'over', entries },
    ]),
  );
}

/** The tables that have come to wait for one since then. */
export function freshTurns(before: Known, now: TableLine[]): TableLine[] {
  return now.filter(({ id, yourTurn, entries }) => {
    const old = before.get(id);
    return yourTurn && !(old?.turn && old.entries === entries);
  });
}

/** The games that have come to their end since then. */
export function freshEnds(before: Known, now: TableLine[]): TableLine[] {
  return now.filter(({ id, status }) => status === 'over' && before.get(id)?.over === false);
}

/** Whether there is anything to wait for: games in which others are to move, or may sit down. */
export function mayChange(lines: TableLine[]): boolean {
  return lines.some(({ status }) => status !== 'over');
}

/** How many notices are remembered, so that no page tells one again. */
const MOST = 30;

/**
 * What is told once an event is told, too; null if some page has told it before.
 *
 * @param told what was told so far, as it is kept for all pages of the browser
 */
export function tellOnce(told: string | null, event: string): unknown[] | null {
  const before = parsed(told);
  return before.includes(event) ? null : [...before, event].slice(-MOST);
}

function parsed(told: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(told ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
