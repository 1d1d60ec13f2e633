import { speech } from './speech.svelte';

// What is said around the history of a game; the history itself comes from the game.

const en = {
  link: 'History',
  about:
    'Told in our own words. Each paragraph names the sources it rests on, and says where we conclude or reconstruct; anything we could not support is left out.',
  paragraph: (number: number) => `Paragraph ${number}`,
  basis: { hinted: 'Our conclusion', ours: 'Our reconstruction' },
  sources: 'Sources',
  source: (number: number) => `Source ${number}`,
  citedIn: 'Cited in',
  cite: 'How to cite this page',
  citeAbout:
    'Each paragraph and each source has an address of its own: press its date or number, and copy the address.',
  cited: (title: string) => `Parlour, “${title}”, paragraph …, `,
  none: 'No history for this game',
  noneHint: 'Each game has its rules and sources on its own page.',
};

const de: typeof en = {
  link: 'Geschichte',
  about:
    'Mit unseren eigenen Worten erzählt. Jeder Absatz nennt die Quellen, auf denen er beruht, und sagt, wo wir schließen oder rekonstruieren; was sich nicht belegen ließ, fehlt.',
  paragraph: (number: number) => `Absatz ${number}`,
  basis: { hinted: 'Unser Schluss', ours: 'Unsere Rekonstruktion' },
  sources: 'Quellen',
  source: (number: number) => `Quelle ${number}`,
  citedIn: 'Zitiert in',
  cite: 'So zitierst du diese Seite',
  citeAbout:
    'Jeder Absatz und jede Quelle hat eine eigene Adresse: Drücke auf das Datum oder die Nummer und kopiere die Adresse.',
  cited: (title: string) => `Parlour, „${title}“, Absatz …, `,
  none: 'Zu diesem Spiel gibt es keine Geschichte',
  noneHint: 'Regeln und Quellen stehen auf der Seite des Spiels.',
};

const WORDS = { en, de };

export const historyWords = (): typeof en => WORDS[speech.lang];
