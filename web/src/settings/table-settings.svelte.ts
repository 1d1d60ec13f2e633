import { keep, recall } from '../shell/storage';
import { CHOICES, MARKED, readTablePreferences, type TablePreferences } from './table-preferences';

const KEPT = 'table';

/** How the person likes to play; kept in this browser. */
class TableSettings {
  #chosen: TablePreferences = $state.raw(readTablePreferences(recall(KEPT)));

  get now(): TablePreferences {
    return this.#chosen;
  }

  choose(some: Partial<TablePreferences>): void {
    this.#chosen = { ...this.#chosen, ...some };
    keep(KEPT, this.#chosen);
    for (const name of MARKED) {
      const value = this.#chosen[name];
      if (value === CHOICES[name][0]) {
        delete document.documentElement.dataset[name];
      } else {
        document.documentElement.dataset[name] = value;
      }
    }
  }
}

export const tableSettings = new TableSettings();
