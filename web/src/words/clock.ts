import type { TimeControl } from '../api/types';
import { number } from './format';
import { speech } from './speech.svelte';

// How much time the players have, in the lists of games and where it is chosen.

/** "1 minute", "90 seconds", "30 minutes": what a side begins with. */
const timeEn = (seconds: number) =>
  seconds < 60
    ? `${seconds} seconds`
    : seconds === 60
      ? '1 minute'
      : `${number(seconds / 60, 'en-GB')} minutes`;
const timeDe = (seconds: number) =>
  seconds < 60
    ? `${seconds} Sekunden`
    : seconds === 60
      ? '1 Minute'
      : `${number(seconds / 60, 'de')} Minuten`;

const en = {
  clock: 'Clock',
  none: 'No clock',
  game: 'Per game',
  days: 'Days per move',
  noneAbout: 'Everyone takes the time they need.',
  gameAbout: (seconds: number, increment: number) =>
    increment === 0
      ? `${timeEn(seconds)} each for the whole game.`
      : `${timeEn(seconds)} each, ${increment === 1 ? '1 second' : `${increment} seconds`} added per turn.`,
  daysAbout: (days: number, off: number) =>
    (days === 1 ? '1 day for each move' : `${days} days for each move`) +
    (off === 0
      ? '.'
      : `, and ${off === 1 ? '1 day' : `${off} days`} off for each player in the whole game.`),
  lost: 'If you run out of time, you lose.',
  preset: 'Time',
  own: 'Other',
  minutes: 'Minutes each',
  seconds: 'Seconds added per turn',
  perMove: 'Time for each move',
  daysShort: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  off: 'Days off',
  noOff: 'None',
  left: (time: string) => `${time} left`,
};

const de: typeof en = {
  clock: 'Uhr',
  none: 'Ohne Uhr',
  game: 'Pro Partie',
  days: 'Tage pro Zug',
  noneAbout: 'Alle nehmen sich so viel Zeit, wie sie brauchen.',
  gameAbout: (seconds, increment) =>
    increment === 0
      ? `${timeDe(seconds)} für jede Seite und die ganze Partie.`
      : `${timeDe(seconds)} für jede Seite, dazu ${increment === 1 ? '1 Sekunde' : `${increment} Sekunden`} für jede Runde.`,
  daysAbout: (days, off) =>
    (days === 1 ? '1 Tag für jeden Zug' : `${days} Tage für jeden Zug`) +
    (off === 0
      ? '.'
      : `; außerdem hat jeder in der ganzen Partie ${off === 1 ? '1 freien Tag' : `${off} freie Tage`}.`),
  lost: 'Wer keine Zeit mehr hat, verliert.',
  preset: 'Zeit',
  own: 'Andere',
  minutes: 'Minuten pro Seite',
  seconds: 'Sekunden dazu pro Runde',
  perMove: 'Zeit für jeden Zug',
  daysShort: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
  off: 'Freie Tage',
  noOff: 'Keine',
  left: (time) => `Noch ${time}`,
};

const WORDS = { en, de };

export const clockWords = (): typeof en => WORDS[speech.lang];

/** A clock in a few characters: "10+5", "3 days". */
export function clockName(control: TimeControl): string {
  return control.kind === 'days'
    ? clockWords().daysShort(control.days)
    : `${number(control.seconds / 60, speech.lang)}+${control.increment}`;
}

/** A clock in a sentence. */
export function clockAbout(control: TimeControl): string {
  return control.kind === 'days'
    ? clockWords().daysAbout(control.days, control.vacation)
    : clockWords().gameAbout(control.seconds, control.increment);
}
