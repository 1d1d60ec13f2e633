import type { Lang } from '../words/languages';
import { speech } from '../words/speech.svelte';

const en = {
  title: (game: string) => `Learn ${game}`,
  lead: 'Short lessons on the board. You make the moves, and each one takes a minute or two.',
  leadTable: 'A guided game: you make the moves, and each step is explained.',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  lesson: (n: number) => `Lesson ${n}`,
  place: (n: number, of: number) => `Lesson ${n} of ${of}`,
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  start: 'Start',
  resume: 'Continue',
  repeat: 'Repeat',
  done: 'Done',
  begun: 'Begun',
  upNext: 'Next',
  next: 'Next',
  nextLesson: 'Next lesson',
  undo: 'Undo',
  again: 'Start over',
  all: 'All lessons',
  rules: 'Rules',
  playTitle: 'Now play',
  playAbout:
    'The first level is made for a first game. It makes mistakes, and you can take moves back.',
  play: 'Play against level 1',
  otherGame: 'Set up a game',
  none: 'This game has no lessons',
  noneAbout: 'Its rules are on the page of the game.',
  noLesson: 'There is no such lesson',
  noLessonAbout: 'The list shows every lesson of this game.',
  read: 'Read on first: press “Next”.',
  otherwise: 'The lesson asks for another move here.',
  board: (game: string) => `${game}, board of the lesson`,
  toGame: (game: string) => `About ${game}`,
};

export type LearnWords = typeof en;

const de: LearnWords = {
  title: (game) => `${game} lernen`,
  lead: 'Kurze Lektionen am Brett. Du machst die Züge, und jede dauert ein oder zwei Minuten.',
  leadTable: 'Eine Partie mit Anleitung: Du machst die Züge, und jeder Schritt wird erklärt.',
  progress: (done, of) => `${done} von ${of} geschafft`,
  lesson: (n) => `Lektion ${n}`,
  place: (n, of) => `Lektion ${n} von ${of}`,
  step: (n, of) => `Schritt ${n} von ${of}`,
  start: 'Starten',
  resume: 'Fortsetzen',
  repeat: 'Wiederholen',
  done: 'Geschafft',
  begun: 'Angefangen',
  upNext: 'Als Nächstes',
  next: 'Weiter',
  nextLesson: 'Nächste Lektion',
  undo: 'Zurücknehmen',
  again: 'Von vorn',
  all: 'Alle Lektionen',
  rules: 'Regeln',
  playTitle: 'Jetzt spielen',
  playAbout:
    'Die erste Stufe ist für die erste Partie gedacht. Sie macht Fehler, und du kannst Züge zurücknehmen.',
  play: 'Gegen Stufe 1 spielen',
  otherGame: 'Partie einrichten',
  none: 'Dieses Spiel hat keine Lektionen',
  noneAbout: 'Die Regeln stehen auf der Seite des Spiels.',
  noLesson: 'Diese Lektion gibt es nicht',
  noLessonAbout: 'Die Liste zeigt alle Lektionen dieses Spiels.',
  read: 'Lies zuerst weiter: Drück auf „Weiter“.',
  otherwise: 'Hier fragt die Lektion nach einem anderen Zug.',
  board: (game) => `${game}, Brett der Lektion`,
  toGame: (game) => `Über ${game}`,
};

const all: Record<Lang, LearnWords> = { en, de };

/** What the pages of lessons say, in the language in use; few enough to travel in both. */
export const learnWords = (): LearnWords => all[speech.lang];
