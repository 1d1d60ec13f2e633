import { speech } from './speech.svelte';

// The page of settings: what each is called, and what it does.

const en = {
  title: 'Settings',
  about: 'Kept in this browser, on this device.',
  all: 'All settings',
  look: 'Appearance',
  pieces: 'Pieces',
  piecesAre: { turned: 'Turned wood', flat: 'Flat', clear: 'Colour-safe' },
  piecesAbout:
    'Colour-safe uses orange and blue, which nearly everyone can tell apart. The shapes are the same in every style.',
  board: 'Board',
  boardIs: { printed: 'Printed', wood: 'Wood', plain: 'Plain' },
  coordinates: 'Coordinates',
  coordinatesAre: { on: 'Shown', off: 'Hidden' },
  moves: 'List of moves',
  movesAre: { short: 'Short (c6-c7)', words: 'In words' },
  sample: 'How pieces look now',
  play: 'Playing',
  input: 'Moving pieces',
  inputIs: { both: 'Tap or drag', tap: 'Tap only' },
  confirm: 'Confirm each move',
  confirmAbout: 'A move on the board is sent only when you say so.',
  premove: 'Plan a move while the other side thinks',
  premoveAbout:
    'On boards without dice and hidden cards. It is played when it is your turn, or dropped if it is no longer possible.',
  shortcuts: 'Single keys as shortcuts',
  shortcutsAbout: 'At a table, ? shows them.',
  tell: 'Sound and notices',
  sound: 'Sound',
  soundAbout: 'Moves, captures, your turn and the end of a game.',
  try: 'Listen',
  notify: 'Notices from the browser',
  notifyAbout:
    'Your turn and the end of a game, while any page of Parlour is open in the background. Offers are announced only by the page of their table.',
  denied: 'Your browser blocks notices from this site. Allow them in its settings first.',
  unsupported: 'This browser shows no notices.',
  you: 'You',
  aboutLink: 'About Parlour',
};

const de: typeof en = {
  title: 'Einstellungen',
  about: 'Gespeichert in diesem Browser, auf diesem Gerät.',
  all: 'Alle Einstellungen',
  look: 'Aussehen',
  pieces: 'Steine',
  piecesAre: { turned: 'Gedrechselt', flat: 'Flach', clear: 'Farbsicher' },
  piecesAbout:
    'Farbsicher heißt Orange und Blau; das können fast alle unterscheiden. Die Formen sind in jedem Stil dieselben.',
  board: 'Brett',
  boardIs: { printed: 'Gedruckt', wood: 'Holz', plain: 'Schlicht' },
  coordinates: 'Koordinaten',
  coordinatesAre: { on: 'Sichtbar', off: 'Verborgen' },
  moves: 'Zugliste',
  movesAre: { short: 'Kurz (c6-c7)', words: 'In Worten' },
  sample: 'So sehen Steine jetzt aus',
  play: 'Spielen',
  input: 'Steine bewegen',
  inputIs: { both: 'Tippen oder ziehen', tap: 'Nur tippen' },
  confirm: 'Jeden Zug bestätigen',
  confirmAbout: 'Ein Zug auf dem Brett wird erst gesendet, wenn du zustimmst.',
  premove: 'Einen Zug planen, während die andere Seite nachdenkt',
  premoveAbout:
    'Auf Brettern ohne Würfel und verdeckte Karten. Er wird gespielt, sobald du am Zug bist, oder verworfen, wenn er nicht mehr möglich ist.',
  shortcuts: 'Einzelne Tasten als Kürzel',
  shortcutsAbout: 'Am Tisch zeigt ? sie an.',
  tell: 'Ton und Mitteilungen',
  sound: 'Ton',
  soundAbout: 'Züge, geschlagene Steine, dein Zug und das Ende einer Partie.',
  try: 'Anhören',
  notify: 'Mitteilungen des Browsers',
  notifyAbout:
    'Dein Zug und das Ende einer Partie, solange eine Seite von Parlour im Hintergrund offen ist. Angebote meldet nur die Seite ihres Tisches.',
  denied:
    'Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.',
  unsupported: 'Dieser Browser zeigt keine Mitteilungen.',
  you: 'Du',
  aboutLink: 'Über Parlour',
};

const WORDS = { en, de };

export const settingsWords = (): typeof en => WORDS[speech.lang];
