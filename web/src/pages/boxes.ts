export interface BoxWords {
  name: string;
  when: string;
  about: string;
}

export interface Box {
  id: string;
  /** Null while nobody has said them yet. */
  words: BoxWords | null;
}

/**
 * The boxes of the first page: the server's games. Before it has answered, whatever we have a cover
 * for keeps its place.
 */
export function boxes(games: (BoxWords & { id: string })[] | null, covered: string[]): Box[] {
  return games
    ? games.map((game) => ({ id: game.id, words: game }))
    : covered.map((id) => ({ id, words: null }));
}
