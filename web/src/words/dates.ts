import { speech } from './speech.svelte';

// Days and times as the reader's language writes them; English here is British.

const LOCALES = { en: 'en-GB', de: 'de-DE' };

const written = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[speech.lang], options).format(at);

export const longDay = (at: number): string => written(at, { dateStyle: 'long' });

export const day = (at: number): string => written(at, { dateStyle: 'medium' });

export const dayAndTime = (at: number): string =>
  written(at, { dateStyle: 'medium', timeStyle: 'short' });

/** Of today the time is enough. */
export function timeOrDay(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  return written(at, today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' });
}
