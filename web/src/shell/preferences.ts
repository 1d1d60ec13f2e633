import { languages, type Lang } from '../words/languages';

export type Theme = 'system' | 'light' | 'dark';
export type MotionChoice = 'system' | 'reduced';

export interface Preferences {
  lang: Lang;
  theme: Theme;
  motion: MotionChoice;
}

/** What was kept, made sound: unknown or missing choices fall back to the browser's and system's. */
export function readPreferences(kept: string | null, preferred: readonly string[]): Preferences {
  const read = record(kept);
  return {
    lang: isLang(read.lang) ? read.lang : speaks(preferred),
    theme: read.theme === 'light' || read.theme === 'dark' ? read.theme : 'system',
    motion: read.motion === 'reduced' ? 'reduced' : 'system',
  };
}

function record(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const isLang = (value: unknown): value is Lang => typeof value === 'string' && value in languages;

function speaks(preferred: readonly string[]): Lang {
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang) ?? 'en';
}
