import { speech } from './speech.svelte';

// What is said around cards. It travels with them, so that a table without cards does not carry it.

const en = {
  forBot: 'For the bot',
  rulings: 'Rules:',
  of: (n: number, of: number) => `${n} of ${of}`,
  emptyMap: 'The empty map',
  enlarge: (card: string) => `Show ${card}`,
  cards: 'Cards',
  title: (game: string) => `Cards of ${game}`,
  find: 'Find by name or text',
  deck: 'Deck',
  allDecks: 'All decks',
  era: 'Era',
  allEras: 'All eras',
  found: (n: number, of: number) => (n === of ? `${of} cards` : `${n} of ${of} cards`),
  foundNone: 'No match',
  reset: 'Show all',
  none: 'This game has no card index',
  noneHint: 'Each game has its rules and sources on its own page.',
};

const de: typeof en = {
  forBot: 'Für den Bot',
  rulings: 'Regeln:',
  of: (n: number, of: number) => `${n} von ${of}`,
  emptyMap: 'Der leere Plan',
  enlarge: (card: string) => `${card} zeigen`,
  cards: 'Karten',
  title: (game: string) => `Karten von ${game}`,
  find: 'Name oder Text suchen',
  deck: 'Stapel',
  allDecks: 'Alle Stapel',
  era: 'Zeit',
  allEras: 'Alle Zeiten',
  found: (n: number, of: number) => (n === of ? `${of} Karten` : `${n} von ${of} Karten`),
  foundNone: 'Keine Treffer',
  reset: 'Alle zeigen',
  none: 'Zu diesem Spiel gibt es kein Kartenverzeichnis',
  noneHint: 'Regeln und Quellen stehen auf der Seite des Spiels.',
};

const WORDS = { en, de };

export const cardWords = (): typeof en => WORDS[speech.lang];
