/** Who may sit on a seat, as the form sees it. */
export type Sitter = 'me' | 'open' | 'computer' | 'device';
export type Preset = 'computer' | 'friend' | 'device';

/** What was chosen for a new table; kept for the next time. */
export interface Setting {
  sitters: Record<string, Sitter>;
  /** The computer player of each seat, whether it sits there or not. */
  players: Record<string, string>;
  options: Record<string, string>;
  listed: boolean;
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

export interface Shape {
  seats: string[];
  /** The player words, the weakest first. */
  players: string[];
  /** The player to begin with. */
  usual: string;
  options: { key: string; default: string; values: string[] }[];
}

/** A setting that fits the game: what was kept as far as it still makes sense, defaults otherwise. */
export function sound(kept: string | null, shape: Shape): Setting {
  let read: Partial<Setting> = {};
  try {
    read = (JSON.parse(kept ?? '{}') ?? {}) as Partial<Setting>;
  } catch {
    // Whatever stood there, the defaults hold.
  }
  const known = new Set<unknown>(['me', 'open', 'computer', 'device']);
  const first = shape.seats[0] ?? '';
  const seated = preset('computer', shape.seats, first);
  const whole = shape.seats.every((name) => known.has(read.sitters?.[name]));
  const player = (name: string) => {
    const word = read.players?.[name];
    return word !== undefined && shape.players.includes(word) ? word : shape.usual;
  };
  return {
    sitters: whole
      ? Object.fromEntries(shape.seats.map((name) => [name, read.sitters?.[name] ?? 'open']))
      : seated,
    players: Object.fromEntries(shape.seats.map((name) => [name, player(name)])),
    options: Object.fromEntries(
      shape.options.map(({ key, values, default: usualValue }) => {
        const value = read.options?.[key];
        return [key, value !== undefined && values.includes(value) ? value : usualValue];
      }),
    ),
    listed: read.listed === true,
  };
}
