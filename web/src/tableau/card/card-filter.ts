import type { CardIndex, CardInfo } from './types';

/** Which cards are wanted; an empty word wants all. */
export interface CardFilter {
  text: string;
  deck: string;
  era: string;
}

/** Cards that stand together under a heading. */
export interface CardSection {
  id: string;
  heading: string;
  cards: CardInfo[];
}

/** Letters without their accents, as few people type them. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLocaleLowerCase();

const written = ({ name, lines, bot }: CardInfo) =>
  plain([name, ...lines.concat(bot).map(({ text }) => text)].join(' '));

/** The cards that have every word of the text on them. */
export function filterCards(cards: CardInfo[], { text, deck, era }: CardFilter): CardInfo[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if ((deck && card.deck !== deck) || (era && card.era !== era)) {
      return false;
    }
    const on = written(card);
    return words.every((word) => on.includes(word));
  });
}

/** The filter that an address carries; a deck or era that the game does not have wants all. */
export function readFilter(search: string, { decks, eras }: CardIndex): CardFilter {
  const query = new URLSearchParams(search);
  const known = (list: { id: string }[], key: string) => {
    const value = query.get(key) ?? '';
    return list.some(({ id }) => id === value) ? value : '';
  };
  return { text: query.get('q') ?? '', deck: known(decks, 'deck'), era: known(eras, 'era') };
}

/** The filter as the query of an address, empty where all cards are wanted. */
export function writeFilter({ text, deck, era }: CardFilter): string {
  const query = new URLSearchParams();
  Object.entries({ q: text.trim(), deck, era }).forEach(
    ([key, value]) => value && query.set(key, value),
  );
  const told = query.toString();
  return told && `?${told}`;
}

/** The cards by deck, in the order of the game; a deck without any is left out. */
export function cardSections({ decks }: CardIndex, cards: CardInfo[]): CardSection[] {
  return decks
    .map(({ id, name }) => ({ id, heading: name, cards: cards.filter(({ deck }) => deck === id) }))
    .filter((section) => section.cards.length > 0);
}
