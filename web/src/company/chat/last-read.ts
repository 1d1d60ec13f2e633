import { keep, recall } from '../../shell/storage';

// How far somebody has read at each table, so that what was said while they were away counts as new.

const KEPT = 'chat.read';
const MOST = 50;

type Read = [table: string, line: number];

function all(): Read[] {
  try {
    return JSON.parse(recall(KEPT) ?? '[]') as Read[];
  } catch {
    return [];
  }
}

/** The number of the last line that was read at a table; 0 where none was. */
export const lastRead = (table: string): number => all().find(([id]) => id === table)?.[1] ?? 0;

/** Tables that nobody has looked at for long are forgotten. */
export function keepRead(table: string, line: number): void {
  if (line > lastRead(table)) {
    const others = all().filter(([id]) => id !== table);
    keep(KEPT, [[table, line], ...others].slice(0, MOST));
  }
}
