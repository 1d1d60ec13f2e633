import { speech } from './speech.svelte';

// What is said around the pages of the docs; the pages themselves are in English.

const en = {
  title: 'Documentation',
  about:
    'The rules in every detail, how the computer plays, how games are written down, and how to host a parlour of your own.',
  shelves: { rules: 'Rules, rulings and advice', study: 'For study and hosting' },
  english: '',
  contents: 'On this page',
  none: 'No such page',
  noneHint: 'All pages are listed under Documentation.',
  more: 'Read more',
  privacy: 'Privacy',
  parlour: 'About Parlour',
};

const de: typeof en = {
  title: 'Dokumentation',
  about:
    'Die Regeln in allen Einzelheiten, wie der Computer spielt, wie Partien aufgeschrieben werden und wie man selbst einen Server betreibt.',
  shelves: { rules: 'Regeln, Auslegungen und Ratschläge', study: 'Zum Forschen und Betreiben' },
  english: 'Diese Seiten gibt es bisher nur auf Englisch.',
  contents: 'Auf dieser Seite',
  none: 'Diese Seite gibt es nicht',
  noneHint: 'Alle Seiten stehen unter „Dokumentation“.',
  more: 'Mehr dazu',
  privacy: 'Datenschutz',
  parlour: 'Über Parlour',
};

const WORDS = { en, de };

export const docsWords = (): typeof en => WORDS[speech.lang];
