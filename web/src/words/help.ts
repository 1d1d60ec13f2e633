import { speech } from './speech.svelte';

// What a table says about analysis and the help of a computer.

const en = {
  title: 'Hints and analysis',
  allow: 'Allow hints and analysis',
  allowAbout:
    'Until the game is over, hints and analysis are for all players or for nobody. They begin once everybody has allowed them.',
  allowed: 'You have allowed hints and analysis. They begin once everybody has.',
  all: 'All players have allowed hints and analysis.',
};

const de: typeof en = {
  title: 'Tipps und Analyse',
  allow: 'Tipps und Analyse erlauben',
  allowAbout:
    'Bis die Partie vorbei ist, gibt es Tipps und Analyse für alle oder für niemanden: sobald alle sie erlaubt haben.',
  allowed: 'Du hast Tipps und Analyse erlaubt. Es gibt sie, sobald alle zugestimmt haben.',
  all: 'Alle haben Tipps und Analyse erlaubt.',
};

const WORDS = { en, de };

export const helpWords = (): typeof en => WORDS[speech.lang];
