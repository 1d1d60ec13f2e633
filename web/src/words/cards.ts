import { speech } from './speech.svelte';

// What is said around cards. It travels with them, so that a table without cards does not carry it.

const en = {
  forBot: 'For the bot',
  rulings: 'Rules:',
  enlarge: (card: string) => `Show ${card}`,
};

const de: typeof en = {
  forBot: 'Für den Bot',
  rulings: 'Regeln:',
  enlarge: (card: string) => `${card} zeigen`,
};

const WORDS = { en, de };

export const cardWords = (): typeof en => WORDS[speech.lang];
