import { speech } from './speech.svelte';

// How a table is played: moves planned and confirmed, notices, keys.

const en = {
  confirm: 'Play this move?',
  yes: 'Play it',
  no: 'Take it back',
  confirmSaid: (move: string) => `${move}: Enter plays it, Escape takes it back.`,
  picked: (from: string) => `${from} picked up ahead of your turn. Choose where it goes.`,
  planned: (from: string, to: string) => `Planned: ${from} to ${to}`,
  plannedAbout: 'It is played as soon as it is your turn, if it is possible then.',
  drop: 'Cancel',
  dropped: 'The planned move was cancelled.',
  gone: (from: string, to: string) => `${from} to ${to} is no longer possible. Your turn.`,
  several: (from: string, to: string) => `Several ways lead from ${from} to ${to}. Choose one.`,
  fewer: (what: string) => `Fewer: ${what}`,
  moreOf: (what: string) => `More: ${what}`,
  alerts: {
    turn: () => 'It is your turn',
    draw: (who: string) => `${who} offers a draw`,
    takeback: (who: string) => `${who} asks to take back a move`,
    pause: (who: string) => `${who} asks for a pause`,
    rematch: (who: string) => `${who} asks for a rematch`,
    over: () => 'The game is over',
  },
  marks: {
    draw: 'Draw offered',
    takeback: 'Takeback asked',
    pause: 'Pause asked',
    rematch: 'Rematch asked',
  },
  keys: 'Keyboard shortcuts',
  keysUse: 'Use single letters as shortcuts',
  lines: {
    board: 'B: go to the board',
    arrows: 'On the board: arrow keys move, Enter or Space picks up and plays, Escape puts back',
    pieces: 'On the board: M goes to the next piece that may move, N to its next target',
    prompt: 'Q: go to the question',
    list: 'G: go to the moves; arrow keys step through them',
    steps: 'Comma and full stop: one move back, one move forward',
    ends: 'Home and End: to the start, back to now',
    flip: 'F: flip the board',
    hint: 'Y: hint',
    undo: 'Z: undo or take back',
    help: '?: these keys',
  },
};

const de: typeof en = {
  confirm: 'Diesen Zug spielen?',
  yes: 'Spielen',
  no: 'Zurücknehmen',
  confirmSaid: (move) => `${move}: Enter spielt ihn, Escape nimmt ihn zurück.`,
  picked: (from) => `${from} vorab aufgenommen. Wähle das Ziel.`,
  planned: (from, to) => `Geplant: ${from} nach ${to}`,
  plannedAbout: 'Er wird gespielt, sobald du am Zug bist, falls er dann möglich ist.',
  drop: 'Abbrechen',
  dropped: 'Der geplante Zug wurde abgebrochen.',
  gone: (from, to) => `${from} nach ${to} ist nicht mehr möglich. Du bist am Zug.`,
  several: (from, to) => `Von ${from} nach ${to} führen mehrere Wege. Wähle einen.`,
  fewer: (what) => `Weniger: ${what}`,
  moreOf: (what) => `Mehr: ${what}`,
  alerts: {
    turn: () => 'Du bist am Zug',
    draw: (who) => `${who} bietet Remis an`,
    takeback: (who) => `${who} möchte einen Zug zurücknehmen`,
    pause: (who) => `${who} bittet um eine Pause`,
    rematch: (who) => `${who} möchte eine Revanche`,
    over: () => 'Die Partie ist zu Ende',
  },
  marks: {
    draw: 'Remis angeboten',
    takeback: 'Rücknahme erbeten',
    pause: 'Pause erbeten',
    rematch: 'Revanche erbeten',
  },
  keys: 'Tastenkürzel',
  keysUse: 'Einzelne Buchstaben als Kürzel verwenden',
  lines: {
    board: 'B: zum Brett',
    arrows:
      'Auf dem Brett: Pfeiltasten bewegen, Enter oder Leertaste nimmt auf und zieht, Escape stellt zurück',
    pieces: 'Auf dem Brett: M zum nächsten Stein, der ziehen kann, N zu seinem nächsten Ziel',
    prompt: 'Q: zur Frage',
    list: 'G: zu den Zügen; Pfeiltasten gehen sie durch',
    steps: 'Komma und Punkt: einen Zug zurück, einen Zug vor',
    ends: 'Pos1 und Ende: zum Anfang, zurück zu jetzt',
    flip: 'F: Brett drehen',
    hint: 'Y: Tipp',
    undo: 'Z: rückgängig machen oder zurücknehmen',
    help: '?: diese Tasten',
  },
};

const WORDS = { en, de };

export type PlayWords = typeof en;

export const playWords = (): PlayWords => WORDS[speech.lang];
