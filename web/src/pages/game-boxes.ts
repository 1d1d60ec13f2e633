export interface GameWords {
  name: string;
  when: string;
  about: string;
}

export interface GameBox {
  id: string;
  /** Null while nobody has said them yet. */
  words: GameWords | null;
}

/**
 * The boxes of the first page: the server's games. Before it has answered, whatever we have a cover
 * for keeps its place.
 */
export function gameBoxes(
  games: (GameWords & { id: string })[] | null,
  covered: string[],
): GameBox[] {
  return games
    ? games.map((game) => ({ id: game.id, words: game }))
    : covered.map((id) => ({ id, words: null }));
}
