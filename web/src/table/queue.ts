import type { EntryInfo } from '../api/types';

/** More than this many missed moves are not worth watching: the board jumps to the newest. */
const PATIENCE = 3;

export interface Next {
  /** The entry whose position is shown next. */
  shown: number;
  /** The entry to be played on the board; null where its position simply appears. */
  play: EntryInfo | null;
}

/** What the board shows next after the position of entry `shown`; null when it is up to date. */
export function next(entries: EntryInfo[], shown: number): Next | null {
  const missed = entries.filter((entry) => entry.number > shown);
  const newest = missed[missed.length - 1];
  if (newest === undefined) {
    return null;
  }
  const moving = missed.filter((entry) => entry.motions.length > 0);
  const first = moving[0];
  const back = missed.find((entry) => entry.kind === 'takeback');
  if (first === undefined || moving.length > PATIENCE) {
    return { shown: newest.number, play: null };
  }
  if (back !== undefined && back.number < first.number) {
    return { shown: back.number, play: null };
  }
  return { shown: first.number, play: first };
}
