/** How the cards of a deck look: the colour of their band and the emblem on it. */
export interface DeckLook {
  tint: (typeof TINTS)[number];
  emblem: (typeof EMBLEMS)[number];
}

export const TINTS = ['purple', 'red', 'brass', 'green', 'blue'] as const;
export const EMBLEMS = ['rosette', 'square', 'gear', 'quill', 'shield'] as const;

const DRAWN = import.meta.glob<{ decks: Record<string, DeckLook> }>('./decks/*.ts', {
  eager: true,
});

/** A deck that the game's art does not name gets a look that stays the same from day to day. */
export function deckLook(game: string, deck: string): DeckLook {
  const drawn = DRAWN[`./decks/${game}.ts`]?.decks[deck];
  if (drawn) {
    return drawn;
  }
  const at = [...deck].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return {
    tint: TINTS[at % TINTS.length] ?? TINTS[0],
    emblem: EMBLEMS[at % EMBLEMS.length] ?? EMBLEMS[0],
  };
}
