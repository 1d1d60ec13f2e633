import { speech } from './speech.svelte';

// What is said around the history of a game; the history itself comes from the game.

const en = {
  link: 'History',
  about:
    'Told in our own words. Each paragraph names the sources it rests on; anything we could not support is left out.',
  sources: 'Sources',
  source: (number: number) => `Source ${number}`,
  none: 'No history for this game',
  noneHint: 'Each game has its rules and sources on its own page.',
};

const de: typeof en = {
  link: 'Geschichte',
  about:
    'Mit unseren eigenen Worten erzählt. Jeder Absatz nennt die Quellen, auf denen er beruht; was sich nicht belegen ließ, fehlt.',
  sources: 'Quellen',
  source: (number: number) => `Quelle ${number}`,
  none: 'Zu diesem Spiel gibt es keine Geschichte',
  noneHint: 'Regeln und Quellen stehen auf der Seite des Spiels.',
};

const WORDS = { en, de };

export const historyWords = (): typeof en => WORDS[speech.lang];
