import { speech } from './speech.svelte';

// What is said at a table around the game itself.

const en = {
  next: (count: number) =>
    count === 1 ? 'Next game waiting for you' : `Next of ${count} games waiting for you`,
  group: (name: string) => `Back to ${name}`,
};

const de: typeof en = {
  next: (count) =>
    count === 1
      ? 'Nächste Partie, in der du am Zug bist'
      : `Nächste von ${count} Partien, in denen du am Zug bist`,
  group: (name) => `Zurück zu „${name}“`,
};

const WORDS = { en, de };

export const companyWords = (): typeof en => WORDS[speech.lang];
