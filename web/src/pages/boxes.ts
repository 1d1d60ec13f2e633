export interface BoxWords {
  name: string;
  when: string;
  about: string;
}

export interface Box {
  id: string;
  /** Null while nobody has said them yet. */
  words: BoxWords | null;
  open: boolean;
}

/**
 * The boxes of the first page: the server's games, then those announced that it does not play yet.
 * Before the server has answered, whatever we have a cover for keeps its place.
 */
export function boxes(
  games: (BoxWords & { id: string })[] | null,
  coming: Record<string, BoxWords>,
  covered: string[],
): Box[] {
  if (!games) {
    return covered.map((id) => ({ id, words: null, open: false }));
  }
  return [
    ...games.map((game) => ({ id: game.id, words: game, open: true })),
    ...Object.entries(coming)
      .filter(([id]) => !games.some((game) => game.id === id))
      .map(([id, words]) => ({ id, words, open: false })),
  ];
}
