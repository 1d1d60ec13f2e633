/** What a line of a card is about, drawn by EffectIcon; a word that nobody has drawn is a dot. */
export interface CardLine {
  icon: string;
  text: string;
}

/** The face of a card, in the words of the game. */
export interface CardInfo {
  id: string;
  name: string;
  deck: string;
  era: string | null;
  side: string | null;
  place: string | null;
  number?: number | null;
  lines: CardLine[];
  /** What it does where the game's own rules play it. */
  bot: CardLine[];
  /** Names of rules that say more about it. */
  rulings: string[];
}

export interface Named {
  id: string;
  name: string;
}

/** All cards of a game, with the names of their decks and eras. */
export interface CardIndex {
  game: string;
  gameName: string;
  decks: (Named & { side: string | null })[];
  eras: Named[];
  cards: CardInfo[];
}

/** In a strip to swipe, in a hand, or with all that is written on it. */
export type CardSize = 'strip' | 'hand' | 'full';
