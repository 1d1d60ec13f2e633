import { list } from './format';
import { speech } from './speech.svelte';

// What the first page says of its games; how many there are, the server knows.

const EN = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const DE = 'Kein Ein Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf'.split(' ');

const en = {
  lead: (games: number) =>
    games === 1
      ? 'One board game, played by its rules to the letter. Start now, no account needed.'
      : `${EN[games] ?? games} board games, played by their rules to the letter. Start now, no account needed.`,
  which: 'Which game would you like to play?',
  running: 'Your games in progress',
  turns: (games: number) => (games === 1 ? 'Your turn in one game' : `Your turn in ${games} games`),
  noTurn: 'Game in progress',
  against: (names: string[]) => `against ${list(names, 'en-GB')}`,
  shared: 'on this device',
  resume: 'Continue',
  learn: 'Learn',
  learnOf: (game: string) => `Learn ${game}`,
  shelves: { people: 'With others', study: 'Study', house: 'Parlour' },
  analysis: 'Analyse a position',
  finished: 'Finished games',
  about: 'About',
  nav: 'Everything in Parlour',
};

const de: typeof en = {
  lead: (games) =>
    games === 1
      ? 'Ein Brettspiel, genau nach seinen Regeln. Fang gleich an, ganz ohne Konto.'
      : `${DE[games] ?? games} Brettspiele, genau nach ihren Regeln. Fang gleich an, ganz ohne Konto.`,
  which: 'Welches Spiel möchtest du spielen?',
  running: 'Deine laufenden Partien',
  turns: (games) =>
    games === 1 ? 'Du bist in einer Partie am Zug' : `Du bist in ${games} Partien am Zug`,
  noTurn: 'Laufende Partie',
  against: (names) => `gegen ${list(names, 'de')}`,
  shared: 'auf diesem Gerät',
  resume: 'Weiterspielen',
  learn: 'Lernen',
  learnOf: (game) => `${game} lernen`,
  shelves: { people: 'Mit anderen', study: 'Studieren', house: 'Parlour' },
  analysis: 'Stellung analysieren',
  finished: 'Beendete Partien',
  about: 'Über Parlour',
  nav: 'Alles in Parlour',
};

const WORDS = { en, de };

export const homeWords = (): typeof en => WORDS[speech.lang];
