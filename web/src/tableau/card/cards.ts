import { client, Refusal } from '../../api/client';
import type { CardIndex, CardInfo, Named } from './types';

/** Fetches the cards of a game in a language; null for a game that has none. */
type Fetch = (game: string, lang: string) => Promise<CardIndex | null>;

const ask: Fetch = async (game, lang) => {
  try {
    return await client(lang).cards(game);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) {
      return null;
    }
    throw error;
  }
};

/** Asks once for each game and language; what failed is asked for again the next time. */
export function cardLoader(fetch: Fetch = ask): Fetch {
  const asked = new Map<string, Promise<CardIndex | null>>();
  return (game, lang) => {
    const key = `${lang} ${game}`;
    const known = asked.get(key);
    if (known) {
      return known;
    }
    const coming = fetch(game, lang).catch((error: unknown) => {
      asked.delete(key);
      throw error;
    });
    asked.set(key, coming);
    return coming;
  };
}

/** The cards of a game, fetched once. */
export const loadCards = cardLoader();

/** Looks up cards, and the names of their decks and eras. */
export class CardCatalogue {
  readonly game: string;
  readonly cards: CardInfo[];
  readonly #byId: Map<string, CardInfo>;
  readonly #decks: Map<string, string>;
  readonly #eras: Map<string, string>;

  constructor({ game, cards, decks, eras }: CardIndex) {
    const names = (named: Named[]) => new Map(named.map(({ id, name }) => [id, name]));
    this.game = game;
    this.cards = cards;
    this.#byId = new Map(cards.map((card) => [card.id, card]));
    this.#decks = names(decks);
    this.#eras = names(eras);
  }

  card(id: string): CardInfo | null {
    return this.#byId.get(id) ?? null;
  }

  deckName(id: string): string {
    return this.#decks.get(id) ?? id;
  }

  eraName(id: string | null): string | null {
    return id === null ? null : (this.#eras.get(id) ?? null);
  }

  /** All that CardFace needs of a card. */
  face(card: CardInfo) {
    return {
      card,
      game: this.game,
      deckName: this.deckName(card.deck),
      eraName: this.eraName(card.era),
    };
  }
}
