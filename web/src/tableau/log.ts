import type { EntryInfo } from '../api/types';
import { standing } from '../table/history';
import { cardOf, SUPPLY } from './things';

/** One sentence of the log, and what it is about. */
export interface LogLine {
  entry: number;
  line: number;
  told: string;
  /** Spots and cards that it touches. */
  about: ReadonlySet<string>;
}

/** What one card brought, or what happened between two cards. */
export interface LogGroup {
  /** The entry that it begins with. */
  entry: number;
  card: string | null;
  lines: LogLine[];
}

function linesOf(entry: EntryInfo): LogLine[] {
  return entry.told.map((told, line) => {
    const motions = entry.motions.filter((motion) => motion.line === line);
    const about = motions.flatMap(({ thing, from, to }) => [cardOf(thing) ?? '', from, to]);
    return {
      entry: entry.number,
      line,
      told,
      about: new Set(about.filter((id) => id !== '' && id !== SUPPLY)),
    };
  });
}

/** The card that comes on the table with a line, to be played. */
function playedWith(entry: EntryInfo, line: number): string | null {
  const motion = entry.motions.find(
    ({ thing, to, line: at }) => at === line && to === 'playing' && cardOf(thing) !== null,
  );
  return motion ? cardOf(motion.thing) : null;
}

/** Whether the last card leaves the table with a line. */
const ends = (entry: EntryInfo, line: number) =>
  entry.motions.some(({ from, line: at }) => at === line && from === 'playing');

/** The log in groups: one for each card that was played, the oldest first. */
export function groupsOf(entries: EntryInfo[]): LogGroup[] {
  const groups: LogGroup[] = [];
  let open = false;
  for (const entry of standing(entries)) {
    for (const line of linesOf(entry)) {
      const card = playedWith(entry, line.line);
      if (card !== null || !open) {
        groups.push({ entry: entry.number, card, lines: [] });
      }
      groups[groups.length - 1]?.lines.push(line);
      open = card !== null || !ends(entry, line.line);
    }
  }
  return groups;
}

/** The groups with lines that have these words in them, and are about this spot or card. */
export function filtered(groups: LogGroup[], words: string, about: string | null): LogGroup[] {
  const wanted = words.trim().toLocaleLowerCase();
  return groups
    .map((group) => ({
      ...group,
      lines: group.lines.filter(
        (line) =>
          (wanted === '' || line.told.toLocaleLowerCase().includes(wanted)) &&
          (about === null || group.card === about || line.about.has(about)),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}
