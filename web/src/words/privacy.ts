import type { Privacy } from '../api/types';
import { speech } from './speech.svelte';

// What a server keeps about people, in words; how long comes from its settings.

interface Section {
  heading: string;
  lines: string[];
}

interface Words {
  title: string;
  about: string;
  sections: (kept: Privacy) => Section[];
  yours: string;
  yoursAbout: string;
  account: string;
  contact: string;
  reach: string;
  noContact: string;
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const tage = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`);
const tagen = (count: number) => (count === 1 ? '1 Tag' : `${count} Tagen`);

const en: Words = {
  title: 'Privacy',
  about: 'What this server keeps about you, for how long, and who can see it.',
  sections: ({ days: kept, addressMinutes, mail }) => [
    {
      heading: 'What is kept',
      lines: [
        'As a guest you are a name and a random number. ' +
          (kept.guests === null
            ? 'Both are kept until you delete them.'
            : `If you do not come back for ${days(kept.guests)}, both are removed, and your finished games say “Former player”.`),
        'For each device you are signed in on: its browser and system, and the hour it was last used. ' +
          (kept.sessions === null
            ? 'It stays signed in until you sign it out.'
            : `It is signed out after ${days(kept.sessions)} without use.`),
        'Your games: every move, and when it was made. They belong to everyone who played and are kept.',
        'If you belong to a class or club: what you are called there, and your results.',
        'What you write at a table' +
          (kept.chats === null
            ? ' is kept until you delete your data.'
            : ` is removed ${days(kept.chats)} after the last move there.`),
        'Reports to the host, with the last lines of the chat' +
          (kept.reports === null
            ? '.'
            : `. They are removed ${days(kept.reports)} after the host has decided.`),
        'If you have an account: its name, and your password in a form that nobody can read back. An account is kept until you delete it.',
        ...(mail
          ? [
              'If you give an e-mail address: the address, encrypted. It is used only for what you asked for, and every message has a link to stop.',
            ]
          : []),
        `Your IP address is held in memory for ${addressMinutes} minutes after your last request, to limit how much one address can ask for. It is not stored and not logged.`,
      ],
    },
    {
      heading: 'Cookies',
      lines: [
        'One cookie says who you are. It is kept for a year and goes to this server only.',
        'Your browser also remembers your language, look and what you have dismissed. This is not sent.',
        'There are no advertisements, no tracking and nothing from other servers.',
      ],
    },
    {
      heading: 'Who can see what',
      lines: [
        'The people at your table see your name, your moves and what you write. Hidden cards stay hidden.',
        'Public games can be watched by anyone, with your name; private games only by people who have the link.',
        'The host of this server can see everything that is stored, except passwords.',
      ],
    },
  ],
  yours: 'What you can do',
  yoursAbout:
    'You can download everything that is kept about you, delete all of it, and sign your devices out.',
  account: 'Your account and data',
  contact: 'Contact',
  reach: 'The host of this server can be reached at:',
  noContact: 'The host of this server has not given an address here. Ask whoever invited you.',
};

const de: Words = {
  title: 'Datenschutz',
  about: 'Was dieser Server über dich speichert, wie lange, und wer es sehen kann.',
  sections: ({ days: kept, addressMinutes, mail }) => [
    {
      heading: 'Was gespeichert wird',
      lines: [
        'Als Gast bist du ein Name und eine zufällige Nummer. ' +
          (kept.guests === null
            ? 'Beides bleibt gespeichert, bis du es löschst.'
            : `Kommst du ${tage(kept.guests)} lang nicht wieder, wird beides entfernt, und in deinen beendeten Partien steht „Ehemaliges Mitglied“.`),
        'Zu jedem angemeldeten Gerät: Browser, Betriebssystem und die Stunde, in der es zuletzt benutzt wurde. ' +
          (kept.sessions === null
            ? 'Es bleibt angemeldet, bis du es abmeldest.'
            : `Nach ${tagen(kept.sessions)} ohne Benutzung wird es abgemeldet.`),
        'Deine Partien: jeder Zug, und wann er gemacht wurde. Sie gehören allen, die mitgespielt haben, und bleiben.',
        'Wenn du zu einer Klasse oder einem Verein gehörst: wie du dort heißt, und deine Ergebnisse.',
        'Was du am Tisch schreibst,' +
          (kept.chats === null
            ? ' bleibt gespeichert, bis du deine Daten löschst.'
            : ` wird ${tage(kept.chats)} nach dem letzten Zug dort entfernt.`),
        'Meldungen an den Betreiber, mit den letzten Zeilen des Chats' +
          (kept.reports === null
            ? '.'
            : `. Sie werden ${tage(kept.reports)} nach der Entscheidung entfernt.`),
        'Wenn du ein Konto hast: seinen Namen und dein Passwort in einer Form, aus der es niemand zurückgewinnen kann. Ein Konto bleibt, bis du es löschst.',
        ...(mail
          ? [
              'Wenn du eine E-Mail-Adresse angibst: die Adresse, verschlüsselt. Sie dient nur dem, worum du gebeten hast, und jede Nachricht hat einen Link zum Abbestellen.',
            ]
          : []),
        `Deine IP-Adresse bleibt ${addressMinutes} Minuten nach deiner letzten Anfrage im Arbeitsspeicher, damit eine Adresse nicht zu viel verlangen kann. Sie wird nicht gespeichert und nicht protokolliert.`,
      ],
    },
    {
      heading: 'Cookies',
      lines: [
        'Ein Cookie sagt, wer du bist. Es gilt ein Jahr und geht nur an diesen Server.',
        'Dein Browser merkt sich außerdem Sprache, Aussehen und was du ausgeblendet hast. Das wird nicht gesendet.',
        'Es gibt keine Werbung, keine Verfolgung und nichts von anderen Servern.',
      ],
    },
    {
      heading: 'Wer was sehen kann',
      lines: [
        'Wer an deinem Tisch sitzt, sieht deinen Namen, deine Züge und was du schreibst. Verdeckte Karten bleiben verdeckt.',
        'Bei öffentlichen Partien kann jeder zuschauen und sieht deinen Namen, bei privaten nur, wer den Link hat.',
        'Wer diesen Server betreibt, kann alles sehen, was gespeichert ist, außer Passwörtern.',
      ],
    },
  ],
  yours: 'Was du tun kannst',
  yoursAbout:
    'Du kannst alles herunterladen, was über dich gespeichert ist, alles löschen und deine Geräte abmelden.',
  account: 'Dein Konto und deine Daten',
  contact: 'Kontakt',
  reach: 'Wer diesen Server betreibt, ist so zu erreichen:',
  noContact:
    'Wer diesen Server betreibt, hat hier keine Adresse angegeben. Frag, wer dich eingeladen hat.',
};

const WORDS = { en, de };

export const privacyWords = (): Words => WORDS[speech.lang];
