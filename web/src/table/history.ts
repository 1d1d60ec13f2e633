import type { BoardView, EntryInfo } from '../api/types';
import { applyMotions } from '../board/motions';

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

/** The standing move or chance that led to a position, to be marked on the board. */
export function lastMove(entries: EntryInfo[], at: number): EntryInfo | null {
  const upTo = entries.filter((entry) => entry.number <= at);
  return standing(upTo).findLast((entry) => entry.kind === 'move') ?? null;
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
  for (const entry of line) {
    const row = turns[turns.length - 1];
    if (entry.kind !== 'move') {
      (row?.notes ?? before).push(entry);
    } else if (entry.seat === first && (row === undefined || row.cells[1].length > 0)) {
      turns.push({ number: turns.length + 1, cells: [[entry], []], notes: [] });
    } else {
      row?.cells[entry.seat === first ? 0 : 1].push(entry);
    }
  }
  return { columns: [first, second], before, turns };
}
