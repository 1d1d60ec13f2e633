/** How a person likes to play. Only what can be seen or heard at a table; the server never knows. */
export interface TablePreferences {
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  premove: boolean;
  input: 'both' | 'tap';
  pieces: 'turned' | 'flat' | 'clear';
  board: 'printed' | 'wood' | 'plain';
  coordinates: 'on' | 'off';
  moves: 'short' | 'words';
}

/** What each may be; the first is what holds until somebody chooses. */
export const CHOICES = {
  sound: [false, true],
  notify: [false, true],
  confirm: [false, true],
  premove: [true, false],
  input: ['both', 'tap'],
  pieces: ['turned', 'flat', 'clear'],
  board: ['printed', 'wood', 'plain'],
  coordinates: ['on', 'off'],
  moves: ['short', 'words'],
} as const satisfies { [K in keyof TablePreferences]: readonly TablePreferences[K][] };

/** Those that the look of the page follows, as attributes of its root; early.js sets them, too. */
export const MARKED = ['input', 'pieces', 'board', 'coordinates', 'moves'] as const;

/** What was kept, made sound. */
export function readTablePreferences(kept: string | null): TablePreferences {
  let read: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    read = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // What cannot be read is as good as nothing.
  }
  const sound = Object.entries(CHOICES).map(([name, values]) => {
    const known: readonly unknown[] = values;
    return [name, known.includes(read[name]) ? read[name] : values[0]];
  });
  return Object.fromEntries(sound) as TablePreferences;
}
