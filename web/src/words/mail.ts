import { speech } from './speech.svelte';

// What is said about e-mail: an address, how often one is written to, and the links in mails.

const en = {
  title: 'E-mail',
  about:
    'Optional. With a confirmed address you can get a link if you forget your password, and hear of your games while you are away. Nobody else sees it.',
  add: 'Add an e-mail address',
  change: 'Change address',
  remove: 'Remove address',
  address: 'E-mail address',
  password: 'Password',
  save: 'Save and send a link',
  saveAbout: 'An e-mail with a link is sent to the address. Open the link to confirm it.',
  sent: (address: string) => `An e-mail is on its way to ${address}. Open the link in it.`,
  removed: 'Your address is removed. No more e-mails are sent to you.',
  confirmed: 'confirmed',
  unconfirmed: 'not confirmed yet',
  unconfirmedAbout:
    'Open the link in the e-mail that was sent there; it works for a day. To get a new one, enter the address again.',
  notices: 'E-mails about my games',
  soon: 'Soon',
  soonAbout: 'When it is your turn or a game has ended, at most once an hour.',
  daily: 'Once a day',
  dailyAbout: 'Everything new in one e-mail. If your time runs short, you hear earlier.',
  off: 'None',
  offAbout: 'Only links that you ask for.',
  language: 'Language of e-mails',
  saved: 'Saved.',

  confirmTitle: 'Confirm your address',
  confirmAbout: 'Press the button to confirm that you read e-mails to this address.',
  confirmButton: 'Confirm address',
  confirmDone: 'Your address is confirmed.',
  toAccount: 'Go to your account',
  stopTitle: 'Stop e-mails about your games',
  stopAbout: 'You can switch them on again in your account at any time.',
  stopButton: 'Stop these e-mails',
  stopDone: 'You will get no more e-mails about your games.',
  noCode: 'Open the link from the e-mail again: a part of it is missing.',
};

const de: typeof en = {
  title: 'E-Mail',
  about:
    'Freiwillig. Mit einer bestätigten Adresse bekommst du einen Link, wenn du dein Passwort vergisst, und erfährst von deinen Partien, wenn du nicht da bist. Niemand sonst sieht sie.',
  add: 'E-Mail-Adresse angeben',
  change: 'Adresse ändern',
  remove: 'Adresse entfernen',
  address: 'E-Mail-Adresse',
  password: 'Passwort',
  save: 'Speichern und Link senden',
  saveAbout:
    'An die Adresse geht eine E-Mail mit einem Link. Öffne ihn, um die Adresse zu bestätigen.',
  sent: (address) => `Eine E-Mail an ${address} ist unterwegs. Öffne den Link darin.`,
  removed: 'Deine Adresse ist entfernt. Du bekommst keine E-Mails mehr.',
  confirmed: 'bestätigt',
  unconfirmed: 'noch nicht bestätigt',
  unconfirmedAbout:
    'Öffne den Link in der E-Mail, die dorthin ging; er gilt einen Tag lang. Für einen neuen gib die Adresse noch einmal an.',
  notices: 'E-Mails zu meinen Partien',
  soon: 'Bald',
  soonAbout: 'Wenn du am Zug bist oder eine Partie zu Ende ist, höchstens einmal in der Stunde.',
  daily: 'Einmal am Tag',
  dailyAbout: 'Alles Neue in einer E-Mail. Wird deine Zeit knapp, erfährst du es früher.',
  off: 'Keine',
  offAbout: 'Nur Links, um die du bittest.',
  language: 'Sprache der E-Mails',
  saved: 'Gespeichert.',

  confirmTitle: 'Bestätige deine Adresse',
  confirmAbout: 'Bestätige mit dem Knopf, dass du E-Mails an diese Adresse liest.',
  confirmButton: 'Adresse bestätigen',
  confirmDone: 'Deine Adresse ist bestätigt.',
  toAccount: 'Zu deinem Konto',
  stopTitle: 'Keine E-Mails mehr zu deinen Partien',
  stopAbout: 'Du kannst sie in deinem Konto jederzeit wieder einschalten.',
  stopButton: 'Keine solchen E-Mails mehr',
  stopDone: 'Du bekommst keine E-Mails mehr zu deinen Partien.',
  noCode: 'Öffne den Link aus der E-Mail noch einmal: Ein Teil davon fehlt.',
};

const WORDS = { en, de };

export const mailWords = (): typeof en => WORDS[speech.lang];
