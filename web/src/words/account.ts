import { speech } from './speech.svelte';

// What is said about who somebody is: accounts, devices, and what is kept about them.

const en = {
  title: 'You and your devices',
  link: 'Account and devices',
  playingAs: (name: string) => `You are playing as ${name}.`,
  aboutNew: 'You have not played here yet. Nothing about you is kept.',
  aboutGuest: 'You are a guest: this browser remembers you, and nothing else does.',
  aboutAccount: (name: string, day: string) => `You have had the account ${name} since ${day}.`,
  loading: 'One moment',
  name: 'Name',
  password: 'Password',
  newPassword: 'New password',
  oldPassword: 'Current password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  rule: 'At least 10 characters. A few unrelated words are easy to remember and hard to guess.',
  tooShort: 'A password has at least 10 characters.',
  working: 'One moment',

  make: 'Create an account',
  makeAbout:
    'Optional. With a name and a password you can sign in on any device and keep your games if this browser forgets you. Your games come along.',
  makeName: 'Account name',
  makeNameHint: 'You sign in with it, and other players see it. 1 to 24 characters.',
  makeButton: 'Create account',
  haveOne: 'I already have an account',

  codesTitle: 'Your recovery codes',
  codesAbout:
    'Each code lets you choose a new password once. Keep them somewhere safe: they are shown only now.',
  codesList: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  codesFile: 'parlour-recovery-codes.txt',
  codesHead: (name: string) => `Recovery codes of ${name} for Parlour. Each works once.`,
  codesDone: 'I have saved them',

  signedIn: 'Account',
  codesLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  codesFew: 'Get new codes before the last one is gone.',
  change: 'Change password',
  changeAbout: 'All your other devices are signed out.',
  changed: 'Your password has been changed. Your other devices are signed out.',
  newCodes: 'New recovery codes',
  newCodesAbout: 'The codes you have now stop working.',
  newCodesButton: 'Get new codes',
  signOut: 'Sign out on this device',
  cancel: 'Cancel',

  devices: 'Your devices',
  devicesAbout: 'Wherever you are signed in, you can play and see your games.',
  here: 'this device',
  used: (day: string) => `last used ${day}`,
  end: 'Sign out',
  endDevice: (device: string, day: string) => `Sign out ${device}, last used ${day}`,
  endOthers: 'Sign out all other devices',
  ended: (device: string) => `${device} is signed out.`,
  endedOthers: 'All other devices are signed out.',

  another: 'Continue on another device',
  anotherAbout:
    'Get a code and scan it with the other device, or type it there. Both devices then play as you.',
  anotherButton: 'Get a code',
  anotherAgain: 'Get another code',
  scan: 'Picture of the code, for a camera',
  typeAt: (address: string) => `Or open ${address} on the other device and type:`,
  validFor: (time: string) => `Valid once, for another ${time}.`,
  expired: 'This code has expired.',
  keepSecret: 'Anyone with this code can play as you. Keep it to yourself.',
  loopback:
    'This address works only on this computer. Open Parlour by its network address to continue on another device.',

  data: 'Your data',
  exportAbout: 'Everything that is kept about you, in one file: your games, messages and settings.',
  exportButton: 'Download my data',
  exported: 'Your data has been downloaded.',
  exportFile: 'parlour-data.json',
  removeAccount: 'Delete my account',
  removeGuest: 'Delete my data',
  removeTitle: 'Delete everything?',
  removeAbout: [
    'You leave all running games; the other players win or go on without you.',
    'Finished games stay, with “former player” in place of your name.',
    'Your name, messages, blocks, devices and settings are deleted and cannot be restored.',
  ],
  removeButton: 'Delete everything',
  removed: 'Everything that was kept about you is deleted.',

  signInTitle: 'Sign in',
  signInAbout: 'For those who have created an account.',
  signInButton: 'Sign in',
  come: (name: string) =>
    `You are playing as ${name} on this device. Your games here move to the account you sign in to.`,
  stay: (name: string) =>
    `You are playing as ${name} here and on other devices. Those games stay with ${name}.`,
  leave: (name: string) =>
    `You are signed in as ${name}. Signing in to another account signs you out here.`,
  forgotten: 'Forgotten your password?',
  recoverTitle: 'With a recovery code',
  recoverAbout: 'All your devices are signed out, and you are signed in here.',
  recoveryCode: 'Recovery code',
  recoverButton: 'Set new password',
  mailTitle: 'By e-mail',
  mailAbout: 'If your account has a confirmed e-mail address, a link is sent there.',
  mailButton: 'Send link',
  mailSent: 'If there is such an account with a confirmed address, the link is on its way.',
  hostTitle: 'By the host',
  hostAbout: 'Whoever runs this server can give you a code to choose a new password.',
  hostLink: 'I have a code',
  backToSignIn: 'Back to signing in',

  claimTitle: 'Continue on this device',
  claimAbout:
    'Type the code that your other device shows. Use only a code of your own: you will play here as the person who made it.',
  claimRead:
    'The code was in the link. Continue only if it is your own: you will play here as on the device that made it.',
  code: 'Code',
  claimButton: 'Continue here',
  claimCome: (name: string) =>
    `You are playing as ${name} on this device. These games come along, too.`,
  claimStay: (name: string) =>
    `You are playing as ${name} on this device. These games stay with ${name}, who is signed in elsewhere or has an account.`,

  resetTitle: 'Choose a new password',
  resetAbout: 'All your devices are signed out, and you are signed in here.',
  resetCode: 'Code from the host or from the e-mail',
};

const de: typeof en = {
  title: 'Du und deine Geräte',
  link: 'Konto und Geräte',
  playingAs: (name) => `Du spielst als ${name}.`,
  aboutNew: 'Du hast hier noch nicht gespielt. Über dich ist nichts gespeichert.',
  aboutGuest: 'Du bist Gast: Nur dieser Browser merkt sich, wer du bist.',
  aboutAccount: (name, day) => `Du hast das Konto ${name} seit dem ${day}.`,
  loading: 'Einen Moment',
  name: 'Name',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  oldPassword: 'Bisheriges Passwort',
  show: 'Zeigen',
  hide: 'Verbergen',
  showPassword: 'Passwort zeigen',
  rule: 'Mindestens 10 Zeichen. Einige Wörter ohne Zusammenhang sind leicht zu merken und schwer zu erraten.',
  tooShort: 'Ein Passwort hat mindestens 10 Zeichen.',
  working: 'Einen Moment',

  make: 'Konto anlegen',
  makeAbout:
    'Freiwillig. Mit Name und Passwort meldest du dich auf jedem Gerät an und behältst deine Partien, auch wenn dieser Browser dich vergisst. Deine bisherigen Partien kommen mit.',
  makeName: 'Kontoname',
  makeNameHint: 'Damit meldest du dich an, und andere sehen ihn. 1 bis 24 Zeichen.',
  makeButton: 'Konto anlegen',
  haveOne: 'Ich habe schon ein Konto',

  codesTitle: 'Deine Wiederherstellungscodes',
  codesAbout:
    'Mit jedem Code kannst du einmal ein neues Passwort wählen. Bewahre sie sicher auf: Sie werden nur jetzt gezeigt.',
  codesList: 'Wiederherstellungscodes',
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Herunterladen',
  codesFile: 'parlour-wiederherstellungscodes.txt',
  codesHead: (name) => `Wiederherstellungscodes von ${name} für Parlour. Jeder gilt einmal.`,
  codesDone: 'Ich habe sie aufbewahrt',

  signedIn: 'Konto',
  codesLeft: (count) =>
    count === 1
      ? '1 Wiederherstellungscode ist übrig.'
      : `${count} Wiederherstellungscodes sind übrig.`,
  codesFew: 'Hol dir neue Codes, bevor der letzte verbraucht ist.',
  change: 'Passwort ändern',
  changeAbout: 'Alle deine anderen Geräte werden abgemeldet.',
  changed: 'Dein Passwort ist geändert. Deine anderen Geräte sind abgemeldet.',
  newCodes: 'Neue Wiederherstellungscodes',
  newCodesAbout: 'Die Codes, die du jetzt hast, gelten dann nicht mehr.',
  newCodesButton: 'Neue Codes holen',
  signOut: 'Auf diesem Gerät abmelden',
  cancel: 'Abbrechen',

  devices: 'Deine Geräte',
  devicesAbout: 'Wo du angemeldet bist, kannst du spielen und deine Partien sehen.',
  here: 'dieses Gerät',
  used: (day) => `zuletzt benutzt: ${day}`,
  end: 'Abmelden',
  endDevice: (device, day) => `${device} abmelden, zuletzt benutzt: ${day}`,
  endOthers: 'Alle anderen Geräte abmelden',
  ended: (device) => `${device} ist abgemeldet.`,
  endedOthers: 'Alle anderen Geräte sind abgemeldet.',

  another: 'Auf einem anderen Gerät weiterspielen',
  anotherAbout:
    'Hol dir einen Code und lies ihn mit der Kamera des anderen Geräts ein oder tippe ihn dort ein. Dann spielst du auf beiden Geräten.',
  anotherButton: 'Code holen',
  anotherAgain: 'Neuen Code holen',
  scan: 'Bild des Codes für eine Kamera',
  typeAt: (address) => `Oder öffne ${address} auf dem anderen Gerät und gib ein:`,
  validFor: (time) => `Gilt noch ${time}, einmal.`,
  expired: 'Dieser Code ist abgelaufen.',
  keepSecret: 'Wer den Code hat, kann als du spielen. Zeig ihn also niemandem.',
  loopback:
    'Diese Adresse gilt nur auf diesem Computer. Öffne Parlour über seine Adresse im Netz, um auf einem anderen Gerät weiterzuspielen.',

  data: 'Deine Daten',
  exportAbout:
    'Alles, was über dich gespeichert ist, in einer Datei: deine Partien, Nachrichten und Einstellungen.',
  exportButton: 'Meine Daten herunterladen',
  exported: 'Deine Daten sind heruntergeladen.',
  exportFile: 'parlour-daten.json',
  removeAccount: 'Mein Konto löschen',
  removeGuest: 'Meine Daten löschen',
  removeTitle: 'Alles löschen?',
  removeAbout: [
    'Du verlässt alle laufenden Partien; die anderen gewinnen oder spielen ohne dich weiter.',
    'Beendete Partien bleiben, mit „Ehemaliges Mitglied“ statt deinem Namen.',
    'Dein Name, deine Nachrichten, Blockierungen, Geräte und Einstellungen werden gelöscht und lassen sich nicht zurückholen.',
  ],
  removeButton: 'Alles löschen',
  removed: 'Alles, was über dich gespeichert war, ist gelöscht.',

  signInTitle: 'Anmelden',
  signInAbout: 'Für alle, die ein Konto angelegt haben.',
  signInButton: 'Anmelden',
  come: (name) =>
    `Du spielst auf diesem Gerät als ${name}. Deine Partien hier gehen an das Konto, bei dem du dich anmeldest.`,
  stay: (name) =>
    `Du spielst hier und auf anderen Geräten als ${name}. Diese Partien bleiben bei ${name}.`,
  leave: (name) =>
    `Du bist als ${name} angemeldet. Wenn du dich bei einem anderen Konto anmeldest, wirst du hier abgemeldet.`,
  forgotten: 'Passwort vergessen?',
  recoverTitle: 'Mit einem Wiederherstellungscode',
  recoverAbout: 'Alle deine Geräte werden abgemeldet, und du bist hier angemeldet.',
  recoveryCode: 'Wiederherstellungscode',
  recoverButton: 'Neues Passwort setzen',
  mailTitle: 'Per E-Mail',
  mailAbout: 'Wenn dein Konto eine bestätigte E-Mail-Adresse hat, geht ein Link dorthin.',
  mailButton: 'Link senden',
  mailSent: 'Wenn es ein solches Konto mit bestätigter Adresse gibt, ist der Link jetzt unterwegs.',
  hostTitle: 'Mit Hilfe des Betreibers',
  hostAbout: 'Wer diesen Server betreibt, kann dir einen Code für ein neues Passwort geben.',
  hostLink: 'Ich habe einen Code',
  backToSignIn: 'Zurück zum Anmelden',

  claimTitle: 'Auf diesem Gerät weiterspielen',
  claimAbout:
    'Gib den Code ein, den dein anderes Gerät zeigt. Nimm nur einen eigenen Code: Du spielst hier dann als die Person, die ihn geholt hat.',
  claimRead:
    'Der Code war im Link. Mach nur weiter, wenn er von dir ist: Du spielst hier dann wie auf dem Gerät, das ihn geholt hat.',
  code: 'Code',
  claimButton: 'Hier weiterspielen',
  claimCome: (name) => `Du spielst auf diesem Gerät als ${name}. Diese Partien kommen mit.`,
  claimStay: (name) =>
    `Du spielst auf diesem Gerät als ${name}. Diese Partien bleiben bei ${name}, denn der Name ist auch anderswo angemeldet oder hat ein Konto.`,

  resetTitle: 'Neues Passwort wählen',
  resetAbout: 'Alle deine Geräte werden abgemeldet, und du bist hier angemeldet.',
  resetCode: 'Code vom Betreiber oder aus der E-Mail',
};

const WORDS = { en, de };

export const accountWords = (): typeof en => WORDS[speech.lang];
