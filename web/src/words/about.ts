import { speech } from './speech.svelte';

// The page about the program itself.

const en = {
  title: 'About Parlour',
  about: 'Historical board games to play and to study, as free software.',
  version: (version: string) => `Version ${version}`,
  licence: 'Licence',
  licenceAbout:
    'Parlour is free software under the Apache License 2.0. You may use, change and share it; keep the licence with it. The drawings, texts and sounds were made for it and are under the same licence.',
  page: 'What the page is made of',
  pageAbout: 'Libraries, typefaces and data that this page was built with.',
  program: 'What the server is made of',
  programAbout: 'Java libraries that are part of the program.',
  library: 'Library',
  under: 'Licence',
  privacy: 'Privacy',
  docs: 'Documentation',
};

const de: typeof en = {
  title: 'Über Parlour',
  about: 'Historische Brettspiele zum Spielen und Erforschen, als freie Software.',
  version: (version) => `Version ${version}`,
  licence: 'Lizenz',
  licenceAbout:
    'Parlour ist freie Software unter der Apache License 2.0. Du darfst sie benutzen, ändern und weitergeben; die Lizenz gehört dazu. Zeichnungen, Texte und Töne wurden dafür geschaffen und stehen unter derselben Lizenz.',
  page: 'Woraus die Seite besteht',
  pageAbout: 'Bibliotheken, Schriften und Daten, mit denen diese Seite gebaut wurde.',
  program: 'Woraus der Server besteht',
  programAbout: 'Java-Bibliotheken, die Teil des Programms sind.',
  library: 'Bibliothek',
  under: 'Lizenz',
  privacy: 'Datenschutz',
  docs: 'Dokumentation',
};

const WORDS = { en, de };

export const aboutWords = (): typeof en => WORDS[speech.lang];
