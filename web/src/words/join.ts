import { speech } from './speech.svelte';

// What is said to somebody who comes with a link to a seat.

const en = {
  title: 'An invitation',
  invites: (host: string, game: string) => `${host} invites you to a game of ${game}.`,
  invited: (game: string) => `You are invited to a game of ${game}.`,
  seat: (seat: string) => `Your seat: ${seat}`,
  unusual: 'Changed options',
  sit: 'Sit down',
  sitting: 'Taking your seat',
  taken: 'This seat is taken',
  takenHint: 'You can still watch.',
  watch: 'Watch the game',
  gone: 'This invitation does not work',
  goneHint: 'The link may be incomplete. Ask for a new one.',
};

const de: typeof en = {
  title: 'Eine Einladung',
  invites: (host, game) => `${host} lädt dich zu ${game} ein.`,
  invited: (game) => `Du bist zu ${game} eingeladen.`,
  seat: (seat) => `Dein Platz: ${seat}`,
  unusual: 'Geänderte Optionen',
  sit: 'Platz nehmen',
  sitting: 'Du nimmst Platz',
  taken: 'Der Platz ist besetzt',
  takenHint: 'Zusehen kannst du trotzdem.',
  watch: 'Zusehen',
  gone: 'Diese Einladung gilt nicht',
  goneHint: 'Vielleicht ist der Link unvollständig. Lass dir einen neuen schicken.',
};

/** Both languages, for whoever compares them. */
export const JOIN = { en, de };

export const joinWords = (): typeof en => JOIN[speech.lang];
