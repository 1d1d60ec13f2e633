import type { TableLine } from '../api/types';
import { sortTables } from '../pages/table-order';

/** The games that wait for me besides this one, in the order of my own list. */
export const waiting = (lines: TableLine[], here: string): TableLine[] =>
  sortTables(lines.filter((line) => line.yourTurn && line.id !== here));
