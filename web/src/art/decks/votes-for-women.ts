import type { DeckLook } from '../deck-looks';

/** Purple with circle and diamond, red with squares, as their cubes; brass for what the rules play. */
export const decks: Record<string, DeckLook> = {
  suffragist: { tint: 'purple', emblem: 'rosette' },
  opposition: { tint: 'red', emblem: 'square' },
  oppobot: { tint: 'brass', emblem: 'gear' },
  strategy: { tint: 'green', emblem: 'quill' },
  state: { tint: 'blue', emblem: 'shield' },
};
