import { serverTime } from '../company/clock/server-time';
import type { TableLine, TableList } from './types';

/** The tables of a list, which also tells the server's time: deadlines are counted by it. */
export function linesOf({ now, tables }: TableList): TableLine[] {
  serverTime.hear(now, performance.now());
  return tables;
}
