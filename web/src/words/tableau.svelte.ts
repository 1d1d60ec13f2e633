import type { MapWords } from '../tableau/map/types';
import type { Lang } from './languages';
import type { TableauWords } from './tableau.en';

/** The words of a tableau and its map, which come with it. */
class TableauSpeech {
  t: TableauWords | null = $state.raw(null);
  map: MapWords | null = $state.raw(null);

  async speak(lang: Lang): Promise<void> {
    const [words, map] = await (lang === 'de'
      ? Promise.all([
          import('./tableau.de').then(({ de }) => de),
          import('./tableau-map.de').then(({ mapWords }) => mapWords),
        ])
      : Promise.all([
          import('./tableau.en').then(({ en }) => en),
          import('./tableau-map.en').then(({ mapWords }) => mapWords),
        ]));
    this.t = words;
    this.map = map;
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
