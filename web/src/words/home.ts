import { speech } from './speech.svelte';

// What the first page says of its games; how many there are, the server knows.

const EN = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const DE = 'Kein Ein Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf'.split(' ');

const LEADS = {
  en: (games: number) =>
    games === 1
      ? 'One board game, played by its rules to the letter. Start now, no account needed.'
      : `${EN[games] ?? games} board games, played by their rules to the letter. Start now, no account needed.`,
  de: (games: number) =>
    games === 1
      ? 'Ein Brettspiel, genau nach seinen Regeln. Fang gleich an, ganz ohne Konto.'
      : `${DE[games] ?? games} Brettspiele, genau nach ihren Regeln. Fang gleich an, ganz ohne Konto.`,
};

/** What there is to play: numbers up to twelve in words. */
export const lead = (games: number): string => LEADS[speech.lang](games);
