import type { EntryInfo, LinedMotion, Table } from '../api/types';
import { seatsOfViewer } from '../table/handover';
import { standing, step, still, stops } from '../table/history';
import { SPEEDS, beatsOf, type Beat, type Speed } from './beats';
import { Frames } from './frames';
import { sinceChoice } from './news';
import type { Spots } from './things';

/** One thing that is being shown: the words of a happening, and what moves with it. */
export interface Shown {
  id: number;
  entry: number;
  told: string;
  motions: LinedMotion[];
}

/**
 * What the tableau shows, now or in the past, and how it gets there. What others do and what dice
 * bring is shown beat by beat, at a pace that can be read; it can be paused, and skipped at any time.
 */
export class Stage {
  /** The entry whose position is looked at; null is now. */
  cursor: number | null = $state(null);
  /** The newest entry that has been shown to its end. */
  shown = $state(0);
  /** While a pressed move is not settled, nothing else is shown. */
  held = $state(false);
  paused = $state(false);
  speed: Speed = $state('normal');
  /** Things appear at once, without a pace. */
  instant = $state(false);
  /** What has come on the table last. */
  latest: Shown | null = $state.raw(null);

  #entries: EntryInfo[] = $state.raw([]);
  #frames = $state.raw(new Frames());
  /** What is to be shown, the first of it now. */
  #beats: Beat[] = $state.raw([]);
  #spots: Spots = $state.raw(new Map());
  #timer: ReturnType<typeof setTimeout> | null = null;
  #count = 0;
  #begun = false;
  /** While a device changes hands, its table has a past that nobody has been told. */
  #covered = false;

  readonly stops = $derived(stops(this.#entries));
  readonly playing = $derived(this.#beats.length > 0);
  readonly position = $derived(this.cursor === null ? -1 : this.stops.indexOf(this.cursor));
  readonly unseen = $derived(
    this.#entries.filter((e) => e.number > this.shown && e.kind === 'move').length,
  );
  /** What lies where, at the moment that is looked at. */
  readonly spots: Spots = $derived(
    this.cursor === null ? this.#spots : this.#frames.after(this.cursor),
  );

  /** What lay where after an entry. */
  after(entry: number): Spots {
    return this.#frames.after(entry);
  }

  /** Begins, or begins anew, with the whole of a table. */
  take(table: Table): void {
    if (table.start.kind !== 'tableau') {
      return;
    }
    // Another seat may be told another past: what was made of the one before is of no use.
    this.#frames = new Frames();
    this.#frames.begin(table.start, table.entries);
    this.#entries = table.entries;
    this.cursor = still(this.stops, this.cursor);
    const own = seatsOfViewer(table.state);
    if (table.entries.length < table.state.after) {
      this.#covered = true;
      this.skip();
      return;
    }
    this.#correct(table);
    if (this.cursor !== null) {
      this.look(this.cursor);
    }
    if (this.#covered) {
      this.#covered = false;
      const unseen = sinceChoice(table.entries, own)[0]?.number ?? table.state.after + 1;
      this.shown = unseen - 1;
    }
    if (this.#begun) {
      this.#queue(
        table.entries.filter(({ number }) => number > this.shown),
        own,
      );
    } else {
      this.#begun = true;
      this.#settle();
    }
  }

  /** Hears of entries. What one did oneself has been seen already. */
  hear(table: Table, fresh: EntryInfo[], ..._seen: unknown[]): void {
    if (table.start.kind !== 'tableau' || this.#covered) {
      return;
    }
    this.#frames.add(fresh);
    this.#entries = table.entries;
    this.cursor = still(this.stops, this.cursor);
    this.#correct(table);
    this.#queue(fresh, seatsOfViewer(table.state));
  }

  step(by: number): void {
    this.look(step(this.stops, this.cursor, by));
  }

  /** Looks at the position after an entry; null is now. */
  look(at: number | null): void {
    this.skip();
    this.cursor = at === this.stops[this.stops.length - 1] ? null : at;
    const entry = this.#entries.find(({ number }) => number === this.cursor);
    this.latest = entry
      ? {
          id: ++this.#count,
          entry: entry.number,
          told: entry.told.join(' '),
          motions: entry.motions,
        }
      : null;
  }

  /** Shows the end of what is being shown. */
  skip(): void {
    this.#beats = [];
    this.stop();
    this.#settle();
  }

  pause(on: boolean): void {
    this.paused = on;
    this.advance();
  }

  stop(): void {
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#timer = null;
    }
  }

  /** Shows what is still to be shown, one beat after the other. */
  advance(): void {
    if (this.held || this.paused || this.cursor !== null || this.#timer !== null) {
      return;
    }
    const [beat, ...rest] = this.#beats;
    if (!beat) {
      this.#settle();
      return;
    }
    if (this.instant || globalThis.document?.hidden) {
      this.skip();
      return;
    }
    this.#spots = this.#frames.within(beat.entry, beat.line);
    this.latest = {
      id: ++this.#count,
      entry: beat.entry,
      told: beat.told,
      motions: beat.motions,
    };
    const next = () => {
      this.#timer = null;
      this.#beats = rest;
      this.advance();
    };
    if (beat.weight === 0) {
      next();
    } else {
      this.#timer = setTimeout(next, beat.weight * SPEEDS[this.speed]);
    }
  }

  #queue(entries: EntryInfo[], seats: string[]): void {
    if (entries.some(({ kind }) => kind === 'takeback')) {
      this.skip();
      return;
    }
    const own = ({ seat }: EntryInfo) => seat !== null && seats.includes(seat);
    const beats = (entry: EntryInfo) => beatsOf(entry, own(entry));
    this.#beats = [...this.#beats, ...standing(entries).flatMap(beats)];
    this.advance();
  }

  /** All has been shown. */
  #settle(): void {
    const newest = this.#entries[this.#entries.length - 1]?.number ?? 0;
    if (!this.held || this.#beats.length === 0) {
      this.shown = newest;
      this.#spots = this.#frames.after(newest);
    }
  }

  /** The server's own view is the truth. */
  #correct({ state }: Table): void {
    if (state.view.kind === 'tableau') {
      this.#frames.correct(state.after, state.view);
    }
  }
}
