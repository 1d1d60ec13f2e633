import type { Tally } from '../../api/types';

export interface Count {
  won: number;
  drawn: number;
  lost: number;
}

/** How the games of one game went: all together, and by side and opponent. */
export interface GameTally extends Count {
  game: string;
  name: string;
  rows: Tally[];
}

/** The rows of statistics under the game that they belong to, in the order they came. */
export function byGame(rows: Tally[]): GameTally[] {
  const games = new Map<string, GameTally>();
  for (const row of rows) {
    const all = games.get(row.game) ?? {
      game: row.game,
      name: row.gameName,
      rows: [],
      won: 0,
      drawn: 0,
      lost: 0,
    };
    all.won += row.won;
    all.drawn += row.drawn;
    all.lost += row.lost;
    all.rows.push(row);
    games.set(row.game, all);
  }
  return [...games.values()];
}

/** The share of the points that were won, where a draw is half a point; null without a game. */
export function score({ won, drawn, lost }: Count): number | null {
  const played = won + drawn + lost;
  return played === 0 ? null : (won + drawn / 2) / played;
}
