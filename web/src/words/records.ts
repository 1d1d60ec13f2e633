import { speech } from './speech.svelte';

// What is said about records, positions and fair dice.

const en = {
  fair: 'Fair dice',
  fairBefore:
    'The seed behind all dice and draws was fixed before the game. This is its fingerprint; the seed itself is shown when the game is over.',
  fairSeat:
    'The seed behind all dice and draws of a game is fixed when it is opened. Its fingerprint is shown at the table; the seed itself is shown when the game is over.',
  fairPair:
    'The seed behind all dice and draws is fixed when the first of you asks. Its fingerprint is shown at the table; the seed itself is shown when the game is over.',
  fairOver: 'Anyone can recompute every die and draw from these.',
  fairNobody:
    'No player has added anything to this seed. In a rematch, and in games that the host of a group starts, cards and dice may be dealt before anybody can.',
  fairSelf: 'To check it yourself, save the record and run “parlour verify FILE”.',
  fairRules: 'How it works',
  fingerprint: 'Fingerprint of the seed (SHA-256)',
  seed: 'Seed',
  added: (who: string) => `Added by ${who}`,
  addLabel: 'Your own words or numbers',
  addHint:
    'They are mixed into the seed, so nobody alone decides what is dealt. Everybody can see them. Up to 64 characters.',
  add: 'Add to the seed',
  addedNow: 'Your words have been added to the seed.',
  record: 'Record of this game',
  recordText: 'Save as text',
  recordJson: 'Save as JSON',
  importedAbout: 'This game was imported. The names are those in its record.',
  copyLink: 'Copy link to this position',
  copied: 'Link copied',
  linkLabel: 'Link to this position',
  playFrom: 'Play from here',
  noEntry: (entry: string, last: number) =>
    `There is no entry ${entry} in this game; the last one is ${last}.`,
  position: 'Start from a position',
  positionLabel: 'Position in one line',
  positionHint:
    'As “Play from here” or the terminal writes it. Choose the same options as the position.',
  positionFrom: (entry: number) => `The position after entry ${entry} of another game.`,
  positionOver: 'That game was over at this position. Go back a move and try again.',
  importTitle: 'Import a game',
  importAbout:
    'Bring in a game record as text or JSON. Every move is checked under the rules. You get a link to step through the game and to play on from any position.',
  importFile: 'Choose a file',
  importPaste: 'Or paste the record here',
  importGo: 'Import',
  importing: 'Checking the record',
  importEmpty: 'Choose a file or paste a record first.',
  importLarge: 'This file is too large; a record can have at most 512 KiB.',
  importMine: 'Games that you imported',
  importNone: 'You have not imported a game yet.',
  importLink: 'Anyone with the link can see an imported game.',
  importRemove: (game: string) => `Remove ${game}`,
  remove: 'Remove',
};

const de: typeof en = {
  fair: 'Faire Würfel',
  fairBefore:
    'Der Startwert hinter allen Würfeln und gezogenen Karten stand vor dem Spiel fest. Dies ist sein Fingerabdruck; der Startwert selbst wird gezeigt, wenn das Spiel vorbei ist.',
  fairSeat:
    'Der Startwert hinter allen Würfeln und gezogenen Karten einer Partie steht fest, sobald sie eröffnet ist. Sein Fingerabdruck steht am Tisch; der Startwert selbst wird gezeigt, wenn das Spiel vorbei ist.',
  fairPair:
    'Der Startwert hinter allen Würfeln und gezogenen Karten steht fest, sobald einer von euch sucht. Sein Fingerabdruck steht am Tisch; der Startwert selbst wird gezeigt, wenn das Spiel vorbei ist.',
  fairOver: 'Daraus kann jeder jeden Würfel und jede gezogene Karte nachrechnen.',
  fairNobody:
    'Zu diesem Startwert hat niemand etwas beigetragen. Bei einer Revanche und bei Partien, die die Gruppenleitung startet, kann schon ausgeteilt sein, bevor es möglich ist.',
  fairSelf:
    'Um es selbst zu prüfen, speichere die Aufzeichnung und rufe „parlour verify DATEI“ auf.',
  fairRules: 'Wie das geht',
  fingerprint: 'Fingerabdruck des Startwerts (SHA-256)',
  seed: 'Startwert',
  added: (who) => `Beigetragen von ${who}`,
  addLabel: 'Deine eigenen Wörter oder Zahlen',
  addHint:
    'Sie werden in den Startwert gemischt, damit niemand allein bestimmt, was der Zufall ergibt. Alle können sie sehen. Höchstens 64 Zeichen.',
  add: 'Zum Startwert beitragen',
  addedNow: 'Dein Beitrag gehört jetzt zum Startwert.',
  record: 'Aufzeichnung dieser Partie',
  recordText: 'Als Text speichern',
  recordJson: 'Als JSON speichern',
  importedAbout: 'Diese Partie wurde importiert. Die Namen stammen aus ihrer Aufzeichnung.',
  copyLink: 'Link zu dieser Stellung kopieren',
  copied: 'Link kopiert',
  linkLabel: 'Link zu dieser Stellung',
  playFrom: 'Von hier aus spielen',
  noEntry: (entry, last) =>
    `In dieser Partie gibt es keinen Eintrag ${entry}; der letzte ist ${last}.`,
  position: 'Mit einer Stellung beginnen',
  positionLabel: 'Stellung in einer Zeile',
  positionHint:
    'So, wie „Von hier aus spielen“ oder das Terminal sie schreibt. Wähle dieselben Optionen wie in der Stellung.',
  positionFrom: (entry) => `Die Stellung nach Eintrag ${entry} einer anderen Partie.`,
  positionOver:
    'In dieser Stellung war die Partie vorbei. Geh einen Zug zurück und versuch es noch einmal.',
  importTitle: 'Partie importieren',
  importAbout:
    'Importiere eine Aufzeichnung als Text oder JSON. Jeder Zug wird nach den Regeln geprüft. Du bekommst einen Link, unter dem du die Partie durchgehen und von jeder Stellung aus weiterspielen kannst.',
  importFile: 'Datei auswählen',
  importPaste: 'Oder füge die Aufzeichnung hier ein',
  importGo: 'Importieren',
  importing: 'Die Aufzeichnung wird geprüft',
  importEmpty: 'Wähle zuerst eine Datei aus, oder füge eine Aufzeichnung ein.',
  importLarge: 'Diese Datei ist zu groß; eine Aufzeichnung darf höchstens 512 KiB haben.',
  importMine: 'Partien, die du importiert hast',
  importNone: 'Du hast noch keine Partie importiert.',
  importLink: 'Wer den Link kennt, kann eine importierte Partie sehen.',
  importRemove: (game) => `${game} entfernen`,
  remove: 'Entfernen',
};

const WORDS = { en, de };

export const recordWords = (): typeof en => WORDS[speech.lang];
