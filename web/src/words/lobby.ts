import { speech } from './speech.svelte';

// What is said where people find each other and their games.

const en = {
  pair: 'Find an opponent',
  pairAbout:
    'Choose a game and a clock. You play someone who is already waiting for the same, or the next player who chooses it; until then you wait at the board. With days per move you can leave in the meantime.',
  pairGame: 'Game',
  pairStart: 'Find an opponent',
  pairing: 'Looking for an opponent',
  watch: 'Watch a game',
  watchAbout:
    'Public games being played now. Where cards are hidden, you see the game a little later than the players do.',
  watchNone: 'No public game is being played at the moment. Start one, and others can watch.',
  searchFinished: 'Search finished games',
  groups: 'Classes and clubs',
  mine: 'Your games',
  mineAbout: 'Games waiting for your move come first.',
  all: 'All your games',
  yourTurn: 'Your turn',
  noTurn: 'No game is waiting for you.',
  others: 'Waiting for others',
  noOthers: 'You are not waiting for anybody.',
  finished: 'Finished',
  noFinished: 'Your finished games will appear here.',
  earlier: 'Show earlier games',
  analysis: 'Analysis',
  results: { won: 'You won', lost: 'You lost', drawn: 'Draw' },
  news: (count: number) => (count === 1 ? '1 new move' : `${count} new moves`),
  since: (count: number) =>
    count === 1 ? 'Since your last visit:' : `Since your last visit (${count} moves):`,
  stepThrough: 'Step through them',
  gotIt: 'Dismiss',
};

const de: typeof en = {
  pair: 'Gegner finden',
  pairAbout:
    'Wähle ein Spiel und eine Uhr. Du spielst gegen eine Person, die schon auf dasselbe wartet, oder gegen die nächste, die es wählt; bis dahin wartest du am Brett. Mit Tagen pro Zug kannst du inzwischen gehen.',
  pairGame: 'Spiel',
  pairStart: 'Gegner finden',
  pairing: 'Ein Gegner wird gesucht',
  watch: 'Zuschauen',
  watchAbout:
    'Öffentliche Partien, die gerade laufen. Wo Karten verdeckt sind, siehst du die Partie etwas später als die Spieler.',
  watchNone:
    'Im Moment läuft keine öffentliche Partie. Beginne eine, dann können andere zuschauen.',
  searchFinished: 'Beendete Partien durchsuchen',
  groups: 'Klassen und Vereine',
  mine: 'Deine Partien',
  mineAbout: 'Zuerst kommen die, in denen du am Zug bist.',
  all: 'Alle deine Partien',
  yourTurn: 'Du bist am Zug',
  noTurn: 'Keine Partie wartet auf dich.',
  others: 'Andere sind am Zug',
  noOthers: 'Du wartest auf niemanden.',
  finished: 'Beendet',
  noFinished: 'Hier erscheinen deine beendeten Partien.',
  earlier: 'Frühere Partien zeigen',
  analysis: 'Analyse',
  results: { won: 'Gewonnen', lost: 'Verloren', drawn: 'Remis' },
  news: (count) => (count === 1 ? '1 neuer Zug' : `${count} neue Züge`),
  since: (count) =>
    count === 1 ? 'Seit deinem letzten Besuch:' : `Seit deinem letzten Besuch (${count} Züge):`,
  stepThrough: 'Der Reihe nach ansehen',
  gotIt: 'Ausblenden',
};

const WORDS = { en, de };

export const lobbyWords = (): typeof en => WORDS[speech.lang];
