import type { NewTable, OptionInfo, SeatInfo, TimeControl } from '../api/types';
import { soundClock } from './clock-choice';

/** Who may sit on a seat, as the form sees it. */
export type Sitter = 'me' | 'open' | 'computer' | 'device';
export type Preset = 'computer' | 'friend' | 'device';

/** What was chosen for a new table; kept for the next time. */
export interface Setting {
  /** Of the seats that there are with these options. */
  sitters: Record<string, Sitter>;
  /** The computer player of each seat, whether it sits there or not. */
  players: Record<string, string>;
  options: Record<string, string>;
  listed: boolean;
  /** What was chosen last; a table gets it only where it makes sense. */
  clock: TimeControl | null;
}

const OTHER: Record<Preset, Sitter> = { computer: 'computer', friend: 'open', device: 'device' };

export const isPreset = (word: string | null): word is Preset => word !== null && word in OTHER;

/** Me on my seat, the preset's sitter on every other. */
export function preset(kind: Preset, seats: string[], mine: string): Record<string, Sitter> {
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? 'me' : OTHER[kind]]));
}

/** The preset that a seating is, if it is one. */
export function presetOf(sitters: Record<string, Sitter>): Preset | null {
  const others = Object.values(sitters).filter((sitter) => sitter !== 'me');
  if (others.length !== Object.keys(sitters).length - 1) {
    return null;
  }
  const kinds = Object.keys(OTHER) as Preset[];
  return kinds.find((kind) => others.every((sitter) => sitter === OTHER[kind])) ?? null;
}

/** Puts somebody on a seat. I sit only once: whoever I displace takes my old seat. */
export function seat(
  sitters: Record<string, Sitter>,
  name: string,
  sitter: Sitter,
): Record<string, Sitter> {
  const next = { ...sitters, [name]: sitter };
  if (sitter === 'me') {
    for (const other of Object.keys(sitters)) {
      if (other !== name && sitters[other] === 'me') {
        next[other] = sitters[name] ?? 'open';
      }
    }
  }
  return next;
}

/** Everybody moves on by one seat. */
export function swap<T>(sitters: Record<string, T>): Record<string, T> {
  const names = Object.keys(sitters);
  const values = Object.values(sitters);
  return Object.fromEntries(names.map((name, i) => [name, values[(i + 1) % values.length] as T]));
}

export const anybody = (sitters: Record<string, Sitter>): boolean =>
  Object.values(sitters).some((sitter) => sitter !== 'computer');

/** The seats in the server's words. */
export function words(setting: Setting): Record<string, string> {
  return Object.fromEntries(
    Object.entries(setting.sitters).map(([name, sitter]) => [
      name,
      sitter === 'computer' ? `computer:${setting.players[name] ?? ''}` : sitter,
    ]),
  );
}

/** The game to begin with: the one kept from the last time if it is still there, else the first. */
export function usual(found: { games: { id: string }[] }, kept: string | null): string | null {
  const ids = found.games.map((game) => game.id);
  return ids.find((id) => JSON.stringify(id) === kept) ?? ids[0] ?? null;
}

/** The player to begin with: the one chosen last, in whatever game, else who suits newcomers. */
export function usualPlayer(
  found: { players: { word: string }[]; usual: string },
  kept: string | null,
): string {
  const words = found.players.map((player) => player.word);
  return words.find((word) => JSON.stringify(word) === kept) ?? found.usual;
}

/** The computer that plays under a setting, if one does. */
export function playerOf({ sitters, players }: Setting): string | undefined {
  const seat = Object.keys(sitters).find((name) => sitters[name] === 'computer');
  return seat === undefined ? undefined : players[seat];
}

/** What of a game the choice of seats hangs on. */
export interface Shape {
  seats: Pick<SeatInfo, 'name'>[];
  options: {
    key: string;
    default: string;
    only: OptionInfo['only'];
    values: { value: string; seats: Pick<SeatInfo, 'name'>[] | null }[];
  }[];
}

/** Whether an option decides who sits at the table. */
export const decidesSeats = (option: Shape['options'][number]): boolean =>
  option.values.some(({ seats }) => seats !== null);

/** The options that mean something beside what is chosen. */
export function applying<O extends Shape['options'][number]>(
  options: O[],
  chosen: Record<string, string>,
): O[] {
  return options.filter(
    ({ only }) => only === null || only.values.includes(chosen[only.option] ?? ''),
  );
}

/** What is sent of the options that were chosen. */
export function sent(game: Shape, chosen: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    applying(game.options, chosen).map((option) => [
      option.key,
      chosen[option.key] ?? option.default,
    ]),
  );
}

/** The seats that there are with what is chosen. */
export function seatsOf<G extends Shape>(
  game: G,
  chosen: Record<string, string>,
): G['seats'][number][] {
  return applying(game.options, chosen).reduce<G['seats'][number][]>(
    (seats, { key, values }) => values.find(({ value }) => value === chosen[key])?.seats ?? seats,
    game.seats,
  );
}

const names = (game: Shape, chosen: Record<string, string>) =>
  seatsOf(game, chosen).map(({ name }) => name);

/**
 * The same people with another choice: where that brings other seats, a preset stays one, and
 * others sit down in their order. Who sat down, or would sit alone, has a seat in any case.
 */
export function choose(setting: Setting, game: Shape, key: string, value: string): Setting {
  const options = { ...setting.options, [key]: value };
  const seats = names(game, options);
  const { sitters, players } = setting;
  if (seats.join() === Object.keys(sitters).join()) {
    return { ...setting, options };
  }
  const before = Object.values(sitters);
  const kind = presetOf(sitters);
  const mine = seats.find((name) => sitters[name] === 'me') ?? seats[0] ?? '';
  const seated: Record<string, Sitter> = kind
    ? preset(kind, seats, mine)
    : Object.fromEntries(seats.map((name, at) => [name, before[at] ?? 'computer']));
  const without = !Object.values(seated).includes('me');
  const player = playerOf(setting) ?? Object.values(players)[0] ?? '';
  return {
    ...setting,
    options,
    sitters:
      without && (before.includes('me') || seats.length === 1) ? seat(seated, mine, 'me') : seated,
    players: Object.fromEntries(seats.map((name) => [name, players[name] ?? player])),
  };
}

/** With others to play with: where I would be alone, what decides it is as usual again. */
export function accompanied(setting: Setting, game: Shape): Setting {
  return Object.keys(setting.sitters).length > 1
    ? setting
    : game.options
        .filter(decidesSeats)
        .reduce((next, option) => choose(next, game, option.key, option.default), setting);
}

/** The option, and its value, with which one plays alone. */
export function forOne(game: Shape): { key: string; value: string } | null {
  for (const { key, values } of game.options) {
    const alone = values.find(({ seats }) => seats?.length === 1);
    if (alone) return { key, value: alone.value };
  }
  return null;
}

/** A table to play at alone, otherwise as it was set up last; null where nobody can. */
export function aloneTable(game: Shape & { id: string }, kept: string | null): NewTable | null {
  const alone = forOne(game);
  if (alone === null) {
    return null;
  }
  const setting = choose(sound(kept, game, [], ''), game, alone.key, alone.value);
  return {
    game: game.id,
    options: sent(game, setting.options),
    seats: words(setting),
    listed: false,
  };
}

/** A table against a computer player, otherwise as it was set up last. */
export function computerTable(
  game: Shape & { id: string },
  kept: string | null,
  players: string[],
  player: string,
): NewTable {
  const setting = accompanied(sound(kept, game, players, player), game);
  const seats = Object.keys(setting.sitters);
  const mine = seats.find((name) => setting.sitters[name] === 'me') ?? seats[0] ?? '';
  return {
    game: game.id,
    options: sent(game, setting.options),
    seats: words({ ...setting, sitters: preset('computer', seats, mine) }),
    listed: false,
  };
}

/** A setting that fits the game: what was kept as far as it still makes sense, defaults otherwise. */
export function sound(
  kept: string | null,
  game: Shape,
  players: string[],
  usualWord: string,
): Setting {
  let read: Partial<Setting> = {};
  try {
    read = (JSON.parse(kept ?? '{}') ?? {}) as Partial<Setting>;
  } catch {
    // Whatever stood there, the defaults hold.
  }
  const options = Object.fromEntries(
    game.options.map(({ key, values, default: usualValue }) => {
      const value = read.options?.[key];
      const known = value !== undefined && values.some((one) => one.value === value);
      return [key, known ? value : usualValue];
    }),
  );
  const seats = names(game, options);
  const known = new Set<unknown>(['me', 'open', 'computer', 'device']);
  const whole = seats.length > 1 && seats.every((name) => known.has(read.sitters?.[name]));
  const player = (name: string) => {
    const word = read.players?.[name];
    return word !== undefined && players.includes(word) ? word : usualWord;
  };
  return {
    sitters: whole
      ? Object.fromEntries(seats.map((name) => [name, read.sitters?.[name] ?? 'open']))
      : preset('computer', seats, seats[0] ?? ''),
    players: Object.fromEntries(seats.map((name) => [name, player(name)])),
    options,
    listed: read.listed === true,
    clock: soundClock(read.clock),
  };
}
