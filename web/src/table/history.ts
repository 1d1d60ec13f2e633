import type { BoardView, EntryInfo } from '../api/types';
import { isSquare } from '../board/geometry';
import { applyMotions } from '../board/motions';
import type { LastMove } from '../board/types';

/** The positions by number of entry; 0 is the start. Adds those of the given entries. */
export function extend(views: BoardView[], entries: EntryInfo[]): BoardView[] {
  const all = [...views];
  for (const entry of entries) {
    const before = entry.kind === 'takeback' ? all[entry.to ?? 0] : all[entry.number - 1];
    if (before === undefined) {
      throw new Error(`Entry ${entry.number} has no position before it`);
    }
    all[entry.number] =
      entry.kind === 'takeback'
        ? before
        : { ...before, ...applyMotions(before, entry.motions), notes: entry.notes };
  }
  return all;
}

/** The entries that still count: what was taken back is left out, and so is the takeback. */
export function standing(entries: EntryInfo[]): EntryInfo[] {
  let line: EntryInfo[] = [];
  for (const entry of entries) {
    if (entry.kind === 'takeback') {
      const to = entry.to ?? 0;
      // Acts at the table happened, whatever became of the moves.
      line = line.filter((e) => e.number <= to || e.kind === 'act');
    } else {
      line.push(entry);
    }
  }
  return line;
}

/** The entries whose positions one can step through; the start (0) comes first. */
export function stops(entries: EntryInfo[]): number[] {
  const moves = standing(entries).filter(
    (entry) => entry.kind === 'move' || entry.motions.length > 0,
  );
  return [0, ...moves.map((entry) => entry.number)];
}

/** The stop that is `by` steps from where one stands; null where that is the newest position. */
export function step(stops: number[], at: number | null, by: number): number | null {
  const last = stops.length - 1;
  const here = at === null ? last : stops.findLastIndex((stop) => stop <= at);
  const there = Math.max(0, here + by);
  return there >= last ? null : (stops[there] ?? null);
}

/** Where somebody stands who looked at this position: the stop before it where it is gone. */
export function still(stops: number[], at: number | null): number | null {
  const stop = at === null ? undefined : stops.findLast((s) => s <= at);
  return stop === undefined || stop === stops[stops.length - 1] ? null : stop;
}

/** The standing move or chance that led to a position, to be marked on the board. */
export function lastMove(entries: EntryInfo[], at: number): EntryInfo | null {
  const upTo = entries.filter((entry) => entry.number <= at);
  return standing(upTo).findLast((entry) => entry.kind === 'move') ?? null;
}

/** How a move is marked: its way, or where it set pieces that no way led to. */
export function marks(entry: Pick<EntryInfo, 'path' | 'taken' | 'motions'>): LastMove {
  const { path, taken, motions } = entry;
  const set = path.length > 0 ? [] : motions.map((motion) => motion.to).filter(isSquare);
  return { path, taken, set };
}

/** What was said at the table since the last move, such as that a draw is declined. */
export function lastSaid(entries: EntryInfo[]): EntryInfo | null {
  const newest = entries.at(-1);
  return newest?.kind === 'act' && newest.told.length > 0 ? newest : null;
}

/**
 * The standing entries with something to tell from a seat's own last one on, which itself may have
 * brought much; before it has moved, from the first move of anybody.
 */
export function sinceOwn(entries: EntryInfo[], seat: string | null): EntryInfo[] {
  const begin =
    entries.findLast((entry) => entry.seat === seat) ?? entries.find(({ kind }) => kind === 'move');
  return seat === null || !begin
    ? []
    : standing(entries).filter(({ number, told }) => number >= begin.number && told.length > 0);
}

/** A row of the move list: what each column did, and what was said at the table meanwhile. */
export interface TurnRow {
  number: number;
  cells: [EntryInfo[], EntryInfo[]];
  notes: EntryInfo[];
}

export interface MoveList {
  /** The seats of the two columns, whoever moved first on the left. */
  columns: [string, string];
  /** What came before the first move, such as the toss of a coin. */
  before: EntryInfo[];
  turns: TurnRow[];
}

export function moveList(entries: EntryInfo[], seats: string[]): MoveList {
  const line = standing(entries);
  const first = line.find((entry) => entry.kind === 'move')?.seat ?? seats[0] ?? '';
  const second = seats.find((seat) => seat !== first) ?? '';
  const before: EntryInfo[] = [];
  const turns: TurnRow[] = [];
  let turn = 0;
  /** Whether the second column has had its own turn in this row. */
  let full = false;
  for (const entry of line) {
    let row = turns[turns.length - 1];
    if (entry.kind !== 'move') {
      (row?.notes ?? before).push(entry);
      continue;
    }
    if (entry.turn !== turn) {
      // What the other side answers within a turn stands in its own column, and begins no row.
      if (row === undefined || entry.seat === first || full) {
        row = { number: turns.length + 1, cells: [[], []], notes: [] };
        turns.push(row);
      }
      turn = entry.turn;
      full = entry.seat !== first;
    }
    row?.cells[entry.seat === first ? 0 : 1].push(entry);
  }
  return { columns: [first, second], before, turns };
}
