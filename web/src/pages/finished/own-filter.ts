import type { TableLine } from '../../api/types';

/** What a list of my games is narrowed to; an empty word asks for everything. */
export interface OwnFilter {
  game: string;
  state: '' | 'running' | 'over';
  result: '' | 'won' | 'drawn' | 'lost';
  opponent: '' | 'person' | 'computer';
}

export const EVERYTHING: OwnFilter = { game: '', state: '', result: '', opponent: '' };

/** Whether a game that still runs is one of those; the server sorts out finished ones. */
export function isWanted(line: TableLine, filter: OwnFilter): boolean {
  return (
    filter.state !== 'over' &&
    filter.result === '' &&
    (filter.game === '' || filter.game === line.game) &&
    (filter.opponent === '' ||
      line.seats.some(
        (seat) => !seat.you && (seat.kind === 'computer') === (filter.opponent === 'computer'),
      ))
  );
}

/** Whether finished games are wanted at all. */
export const wantsFinished = (filter: OwnFilter): boolean => filter.state !== 'running';
