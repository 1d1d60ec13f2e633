import type { Tournament, TournamentGame, TournamentPlayer } from '../../api/types';

/** Points as people write them: 2, ½, 2½. */
export function score(points: number): string {
  const whole = Math.floor(points);
  const half = points - whole >= 0.5;
  return half ? `${whole === 0 ? '' : whole}½` : String(whole);
}

/** A tie-break score: as points where that is exact, else with its quarters. */
export function fine(value: number): string {
  const whole = Math.floor(value);
  const part = ['', '¼', '½', '¾'][Math.round((value - whole) * 4)] ?? '';
  return part === '' ? String(whole) : `${whole === 0 ? '' : whole}${part}`;
}

/** What a player got in a game, as a table of results shows it; empty as long as it is open. */
export function got(game: TournamentGame, player: number): string {
  if (game.result === null) {
    return '';
  }
  if (game.result === 'draw') {
    return '½';
  }
  const won = game.result === (game.first === player ? 'first' : 'second');
  return `${won ? 1 : 0}${game.decided === 'forfeit' ? (won ? '+' : '−') : ''}`;
}

/** The players, best first; those whose games do not count come last. */
export function ranked({ players, standings }: Tournament): TournamentPlayer[] {
  const place = new Map(standings.map((line, at) => [line.player, at]));
  const at = (player: TournamentPlayer) => place.get(player.number) ?? players.length;
  return [...players].sort((one, other) => at(one) - at(other));
}

/** What one player got against another, in the order of the games. */
export function cell({ games }: Tournament, player: number, other: number): string {
  return games
    .filter(({ first, second }) =>
      player === first ? other === second : player === second && other === first,
    )
    .map((game) => got(game, player))
    .join(' ')
    .trim();
}

export interface Round {
  number: number;
  games: TournamentGame[];
  /** Who does not play in it although they are still there. */
  free: TournamentPlayer[];
}

/** The rounds of a tournament, first to last. */
export function rounds({ rounds: count, games, players }: Tournament): Round[] {
  return Array.from({ length: count }, (_, at) => {
    const own = games.filter(({ round }) => round === at + 1);
    const busy = new Set(
      own
        .filter(({ decided }) => decided !== 'annulled')
        .flatMap(({ first, second }) => [first, second]),
    );
    const free = players.filter(({ number, withdrawn }) => withdrawn === null && !busy.has(number));
    return { number: at + 1, games: own, free };
  });
}

/** Whether a game is at its table now. */
export const isPlaying = ({ table, result, decided }: TournamentGame): boolean =>
  table !== null && result === null && decided === null;

/** How many tables so many people fill, and how many are left over. */
export function plan(people: number, seats: number, filled: boolean) {
  const left = people % seats;
  const tables = Math.floor(people / seats) + (filled && left > 0 ? 1 : 0);
  return { tables, waiting: filled ? 0 : left };
}

/** How many rounds and games a round robin has. */
export function schedule(players: number, laps: number) {
  const once = players % 2 === 0 ? players - 1 : players;
  return { rounds: laps * once, games: (laps * players * (players - 1)) / 2 };
}
