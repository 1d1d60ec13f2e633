import type { Lang } from './languages';
import type { TableauWords } from './tableau.en';

/** The words of a tableau, which come with it. */
class TableauSpeech {
  t: TableauWords | null = $state.raw(null);

  async speak(lang: Lang): Promise<void> {
    this.t = lang === 'de' ? (await import('./tableau.de')).de : (await import('./tableau.en')).en;
  }

  /** The words, once they are there. */
  get words(): TableauWords {
    if (this.t === null) {
      throw new Error('The words of the tableau are not there yet.');
    }
    return this.t;
  }
}

export const tableauSpeech = new TableauSpeech();
