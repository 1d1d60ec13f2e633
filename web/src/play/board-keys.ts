/** What a single key does at the table of a board or a sheet. */
export const KEYS = {
  b: 'board',
  q: 'prompt',
  g: 'list',
  ',': 'back',
  '.': 'forth',
  f: 'flip',
  y: 'hint',
  z: 'undo',
  '?': 'help',
} as const;

export type KeyAct = (typeof KEYS)[keyof typeof KEYS];

/** What a key press asks for; null for what is meant for something else. */
export function keyAct(
  key: string,
  { on, wanted }: { on: boolean; wanted: boolean },
): KeyAct | null {
  const name = key.toLowerCase();
  return on && !wanted && Object.hasOwn(KEYS, name) ? KEYS[name as keyof typeof KEYS] : null;
}
