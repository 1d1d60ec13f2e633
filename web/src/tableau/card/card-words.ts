import type { CardInfo } from './types';

/** A stretch of a text; one that is the name of a card leads to the card. */
export interface CardStretch<C> {
  text: string;
  card: C | null;
}

type Nameable = Pick<CardInfo, 'name' | 'place'>;

interface Finder<C> {
  pattern: RegExp;
  byName: Map<string, C>;
}

/** Made once for each list of cards, as a log has many lines. */
const finders = new WeakMap<object, unknown>();

const literal = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * A longer name is looked for before a shorter one that it contains. A card that is called like a
 * place is left out, as its name nearly always means the place; where two cards share a name, the
 * first of them is meant.
 */
function finder<C extends Nameable>(cards: C[]): Finder<C> {
  const known = finders.get(cards) as Finder<C> | undefined;
  if (known) {
    return known;
  }
  const byName = new Map<string, C>();
  for (const card of cards) {
    if (card.place === null && !byName.has(card.name)) {
      byName.set(card.name, card);
    }
  }
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(literal);
  const any = names.length === 0 ? '(?!)' : names.join('|');
  const made = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'u'),
    byName,
  };
  finders.set(cards, made);
  return made;
}

/** A text in stretches, with the names of cards by themselves. */
export function cardStretches<C extends Nameable>(text: string, cards: C[]): CardStretch<C>[] {
  const { pattern, byName } = finder(cards);
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, card: at % 2 === 1 ? (byName.get(part) ?? null) : null }))
    .filter((part) => part.text !== '');
}
