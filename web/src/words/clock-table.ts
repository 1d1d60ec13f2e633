import { speech } from './speech.svelte';

// What is said about clocks and about people who are not there, at a table.

const en = {
  of: (side: string) => `Clock, ${side}`,
  runs: 'running',
  paused: 'paused',
  stands: 'stopped',
  youHave: (time: string) => `You have ${time} left.`,
  sideHas: (side: string, time: string) => `${side}: ${time} left.`,
  pause: 'Pause',
  askPause: 'Ask for a pause',
  pauseAsked: (who: string) => `${who} asks for a pause.`,
  pauseSent: 'You have asked for a pause. Waiting for an answer.',
  pauseYes: 'Pause the game',
  pauseNo: 'Play on',
  isPaused: 'The game is paused. The clocks have stopped.',
  resume: 'Continue',
  takeOff: 'Take days off',
  takeOffAbout: (days: string) =>
    `Your clock stops until you come back, for ${days} at most. You can come back at any time.`,
  endOff: 'I am back',
  offUntil: (who: string, when: string) => `${who} is taking days off, until ${when} at most.`,
  youAreOff: (when: string) => `You are taking days off, until ${when} at most.`,
  absent: (who: string) => `${who} is not here.`,
  awaited: (who: string) => `Looking for a substitute for ${who}.`,
  absentUntil: (who: string, time: string) =>
    `${who} is not here. If that lasts ${time} more, you can end the game.`,
  claimWin: 'Claim the win',
  claimAbort: 'Call the game off',
  winSure: 'Claim the win',
  winAbout: (who: string) =>
    `${who} has been away for too long. The game ends, and your side wins.`,
  abortSure: 'Call the game off',
  abortAbout: 'The game ends, and nobody wins.',
  wait: 'Wait',
  substitute: 'Suggest a substitute',
  substituteAbout: (who: string) =>
    `Someone else plays on for ${who}. All other players must agree.`,
  computerAbout: (who: string) => `The computer plays on for ${who}. All other players must agree.`,
  byComputer: 'The computer',
  byPerson: 'Another person',
  byPersonAbout: 'The seat becomes free, and you send its link.',
  strength: 'Strength',
  suggest: 'Suggest it',
  computerFor: (by: string, player: string, who: string) =>
    `${by} suggests that the computer (${player}) plays on for ${who}.`,
  personFor: (by: string, who: string) => `${by} suggests that another person plays on for ${who}.`,
  suggested: 'You have suggested a substitute. The others decide.',
  decided: (who: string) =>
    `All agree: a substitute takes over when the time of ${who} has run out.`,
  agree: 'Agree',
  decline: 'Decline',
};

const de: typeof en = {
  of: (side) => `Uhr, ${side}`,
  runs: 'läuft',
  paused: 'Pause',
  stands: 'steht',
  youHave: (time) => `Du hast noch ${time}.`,
  sideHas: (side, time) => `${side}: noch ${time}.`,
  pause: 'Pause',
  askPause: 'Um Pause bitten',
  pauseAsked: (who) => `${who} bittet um eine Pause.`,
  pauseSent: 'Du hast um eine Pause gebeten. Die Antwort steht noch aus.',
  pauseYes: 'Pause machen',
  pauseNo: 'Weiterspielen',
  isPaused: 'Die Partie ist unterbrochen. Die Uhren stehen.',
  resume: 'Fortsetzen',
  takeOff: 'Tage freinehmen',
  takeOffAbout: (days) =>
    `Deine Uhr steht, bis du wieder da bist, höchstens ${days}. Du kannst jederzeit zurückkommen.`,
  endOff: 'Ich bin wieder da',
  offUntil: (who, when) => `${who} hat sich freigenommen, höchstens bis ${when}.`,
  youAreOff: (when) => `Du hast dir freigenommen, höchstens bis ${when}.`,
  absent: (who) => `${who} ist nicht da.`,
  awaited: (who) => `Für ${who} wird ein Ersatz gesucht.`,
  absentUntil: (who, time) =>
    `${who} ist nicht da. Dauert das noch ${time}, kannst du die Partie beenden.`,
  claimWin: 'Sieg beanspruchen',
  claimAbort: 'Partie abbrechen',
  winSure: 'Sieg beanspruchen',
  winAbout: (who) => `${who} ist schon zu lange fort. Die Partie endet, und deine Seite gewinnt.`,
  abortSure: 'Partie abbrechen',
  abortAbout: 'Die Partie endet, und niemand gewinnt.',
  wait: 'Warten',
  substitute: 'Ersatz vorschlagen',
  substituteAbout: (who) =>
    `Jemand anderes spielt für ${who} weiter. Alle anderen müssen zustimmen.`,
  computerAbout: (who) => `Der Computer spielt für ${who} weiter. Alle anderen müssen zustimmen.`,
  byComputer: 'Der Computer',
  byPerson: 'Eine andere Person',
  byPersonAbout: 'Der Platz wird frei, und du verschickst seinen Link.',
  strength: 'Stärke',
  suggest: 'Vorschlagen',
  computerFor: (by, player, who) =>
    `${by} schlägt vor, dass der Computer (${player}) für ${who} weiterspielt.`,
  personFor: (by, who) => `${by} schlägt vor, dass eine andere Person für ${who} weiterspielt.`,
  suggested: 'Du hast einen Ersatz vorgeschlagen. Die anderen entscheiden.',
  decided: (who) =>
    `Alle sind einverstanden: Ein Ersatz übernimmt, sobald ${who} keine Zeit mehr hat.`,
  agree: 'Zustimmen',
  decline: 'Ablehnen',
};

const WORDS = { en, de };

export const tableClockWords = (): typeof en => WORDS[speech.lang];
