// The board of a lesson, asked for as if it were a table. The server remembers nothing of it: each
// time it is told the moves that were made, and tells how the board stands then.
import type { Ask } from '../api/ask';
import type { Client } from '../api/client';
import type { Source } from '../api/events';
import type { LessonList, Reason, Table } from '../api/types';

export const lessonsOf = (send: Ask, game: string): Promise<LessonList> =>
  send('GET', `games/${encodeURIComponent(game)}/lessons`);

/** What a session needs of a client in a lesson. */
export type LessonClient = Pick<Client, 'table' | 'move'> & {
  readonly moves: string[];
  /** Why a piece cannot be picked up, or cannot go to a square. */
  why(from: string, to: string | null): Promise<Reason>;
};

/**
 * Asks for the board of a lesson.
 *
 * @param made the learner's moves so far
 * @param onmoved hears of all moves, whenever there is one more
 */
export function lessonClient(
  send: Ask,
  game: string,
  lesson: string,
  made: string[],
  onmoved: (moves: string[]) => void,
): LessonClient {
  let moves = made;
  const at = `games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;
  const after = (line: string[]) => line.map((move) => ['move', move]);
  const asked = (line: string[]): Promise<Table> => {
    const query = new URLSearchParams(after(line)).toString();
    return send('GET', query === '' ? at : `${at}?${query}`);
  };
  return {
    get moves() {
      return moves;
    },
    table: () => asked(moves),
    why: (from, to) => {
      const tried = [['from', from], ...(to === null ? [] : [['to', to]])];
      return send('GET', `${at}/why?${new URLSearchParams([...after(moves), ...tried])}`);
    },
    move: async (_, after, move) => {
      const line = [...moves, move];
      const { id, entries, state } = await asked(line);
      moves = line;
      onmoved(line);
      return { table: id, entries: entries.filter(({ number }) => number > after), state };
    },
  };
}

/** Nothing ever happens at the board of a lesson but what the learner does. */
export const silence: Source = {
  onopen: null,
  onerror: null,
  addEventListener: () => {},
  close: () => {},
};
