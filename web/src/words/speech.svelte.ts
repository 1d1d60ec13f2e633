import type { Words } from './en';
import type { Lang } from './languages';

/** The words in use. Only one language travels to the browser. */
class Speech {
  lang: Lang = $state('en');
  t: Words = $state.raw({} as Words);

  async speak(lang: Lang): Promise<void> {
    const words = lang === 'de' ? (await import('./de')).de : (await import('./en')).en;
    this.t = words;
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

export const speech = new Speech();
