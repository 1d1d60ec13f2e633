import type { EntryInfo, TableauView } from '../api/types';
import { applyMotions, same, spotsOf, type Spots } from './things';

/** So far apart are the positions that are kept; those between are played again when asked for. */
const APART = 32;

/** Every position of a game, from the start and the motions of each entry. */
export class Frames {
  #kept = new Map<number, Spots>([[0, new Map()]]);
  #entries: EntryInfo[] = [];

  begin(start: TableauView, entries: EntryInfo[]): void {
    this.#kept = new Map([[0, spotsOf(start)]]);
    this.#entries = [];
    this.add(entries);
  }

  /** Adds entries, which follow those that are there. */
  add(entries: EntryInfo[]): void {
    for (const entry of entries) {
      this.#entries[entry.number] = entry;
      if (entry.number % APART === 0) {
        this.#kept.set(entry.number, this.after(entry.number));
      }
    }
  }

  /** The tableau after an entry; 0 is the start. */
  after(number: number): Spots {
    const way: EntryInfo[] = [];
    let here = number;
    for (;;) {
      const kept = this.#kept.get(here);
      if (kept) {
        return way.reduceRight((spots, entry) => applyMotions(spots, entry.motions), kept);
      }
      const entry = this.#entries[here];
      if (!entry) {
        throw new Error(`Entry ${here} is not known`);
      }
      if (entry.kind === 'takeback') {
        here = entry.to ?? 0;
      } else {
        way.push(entry);
        here -= 1;
      }
    }
  }

  /** The tableau in the middle of an entry, after what goes with a line of its words. */
  within(number: number, line: number): Spots {
    const entry = this.#entries[number];
    return entry && entry.kind !== 'takeback'
      ? applyMotions(
          this.after(number - 1),
          entry.motions.filter((motion) => motion.line <= line),
        )
      : this.after(number);
  }

  /** What the server says is true, whatever the motions led to. */
  correct(number: number, view: TableauView): void {
    const truth = spotsOf(view);
    if (!same(this.after(number), truth)) {
      this.#kept.set(number, truth);
    }
  }
}
