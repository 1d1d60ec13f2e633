import { speech } from './speech.svelte';

// What is said around what the host tells everybody.

const en = { dismiss: 'Dismiss' };

const de: typeof en = { dismiss: 'Ausblenden' };

const WORDS = { en, de };

export const hostWords = (): typeof en => WORDS[speech.lang];
