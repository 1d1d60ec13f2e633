import { speech } from './speech.svelte';

// What is said about the rules at a table: they come when somebody asks for them.

const en = {
  rules: 'Rules',
  rule: (name: string) => `Rule ${name}`,
  openRule: (name: string) => `Open rule ${name}`,
  all: 'All about the game',
  close: 'Close the rules',
  goal: 'The goal',
  board: 'The board',
  start: 'The whole board at the start',
  isGoal: 'goal',
};

const de: typeof en = {
  rules: 'Regeln',
  rule: (name) => `Regel ${name}`,
  openRule: (name) => `Regel ${name} öffnen`,
  all: 'Alles über das Spiel',
  close: 'Regeln schließen',
  goal: 'Das Ziel',
  board: 'Das Brett',
  start: 'Das ganze Brett am Anfang',
  isGoal: 'Ziel',
};

export const rulesWords = () => (speech.lang === 'de' ? de : en);
