import { speech } from './speech.svelte';

// What is said where a position is sent to others.

const en = {
  share: 'Share',
  heading: 'Share this position',
  picture: 'Picture',
  pictureAlt: (game: string, entry: number) =>
    entry === 0 ? `${game} at the start` : `${game} after entry ${entry}`,
  positionAlt: (game: string) => `${game}: the position shown`,
  png: 'Save picture (PNG)',
  svg: 'Save picture (SVG)',
  link: 'Link to this position',
  line: 'Position in one line',
  copy: 'Copy',
  copied: 'Copied',
  send: 'Send link',
  recordText: 'Save record (text)',
  recordJson: 'Save record (JSON)',
};

const de: typeof en = {
  share: 'Teilen',
  heading: 'Diese Stellung teilen',
  picture: 'Bild',
  pictureAlt: (game, entry) =>
    entry === 0 ? `${game} am Anfang` : `${game} nach Eintrag ${entry}`,
  positionAlt: (game) => `${game}: die gezeigte Stellung`,
  png: 'Bild speichern (PNG)',
  svg: 'Bild speichern (SVG)',
  link: 'Link zu dieser Stellung',
  line: 'Stellung in einer Zeile',
  copy: 'Kopieren',
  copied: 'Kopiert',
  send: 'Link senden',
  recordText: 'Aufzeichnung speichern (Text)',
  recordJson: 'Aufzeichnung speichern (JSON)',
};

const WORDS = { en, de };

export const shareWords = (): typeof en => WORDS[speech.lang];
