// What happens at one's tables while no page of ours is looked at: any open page tells it, and once.
import type { TableLine } from '../api/types';

/** How far each table is known; a table that is not in it is new. */
export type Known = ReadonlyMap<
  string,
  { turn: boolean; over: boolean; entries: number; changed: number }
>;

export function knownOf(lines: TableLine[]): Known {
  return new Map(
    lines.map(({ id, yourTurn: turn, status, entries, changed }) => [
      id,
      { turn, over: status === 'over', entries, changed },
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

/** How many tables are looked at in one round, so that many games do not become many requests. */
const LOOKED_AT = 4;

/** The tables where something else has changed since then: another player may ask for something. */
export function freshQuestions(before: Known, now: TableLine[]): TableLine[] {
  return now
    .filter(({ id, status, yourTurn, changed }) => {
      const old = before.get(id);
      return old && status !== 'open' && (old.turn || !yourTurn) && changed > old.changed;
    })
    .slice(0, LOOKED_AT);
}

/** For how long after its end a rematch may still be asked for, in milliseconds. */
const REMATCH_WITHIN = 600_000;

/** Whether there is anything to wait for: games that go on, may begin, or have only just ended. */
export function mayChange(lines: TableLine[], now: number): boolean {
  return lines.some(({ status, changed }) => status !== 'over' || now - changed < REMATCH_WITHIN);
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
