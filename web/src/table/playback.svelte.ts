import type { BoardView, EntryInfo, Motion, Table } from '../api/types';
import type { LastMove, Show } from '../board/types';
import { same } from './foresee';
import { extend, lastMove, marks, step, still, stops } from './history';
import { next } from './queue';

/** Longer than any show on the board; a hidden tab never says that it rests. */
const LONGEST_SHOW = 2500;

/** Which position is looked at, now or in the past, and what the board shows on the way there. */
export class Playback {
  /** The entry whose position is looked at; null is now. */
  cursor: number | null = $state(null);
  /** The newest entry that the board has shown. */
  shown = $state(0);
  show: Show | null = $state.raw(null);
  /** While a pressed move is not settled, the board waits for it. */
  held = $state(false);

  #entries: EntryInfo[] = $state.raw([]);
  #views: BoardView[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #count = 0;

  readonly stops = $derived(stops(this.#entries));
  readonly view: BoardView | null = $derived(this.#views[this.cursor ?? this.shown] ?? null);
  readonly last: LastMove | null = $derived.by(() => {
    const entry = lastMove(this.#entries, this.cursor ?? this.shown);
    return entry && marks(entry);
  });
  /** The number of the position looked at in the past, among those to step through. */
  readonly position = $derived(this.cursor === null ? -1 : this.stops.indexOf(this.cursor));
  /** Moves made while the past is looked at. */
  readonly unseen = $derived(
    this.#entries.filter((e) => e.number > this.shown && e.kind === 'move').length,
  );

  /** Begins, or begins anew, with the whole of a table. A sheet has no past to look at. */
  take(table: Table): void {
    if (table.start.kind !== 'board') {
      this.shown = table.state.after;
      return;
    }
    const first = this.#views.length === 0;
    this.#views = extend([table.start], table.entries);
    this.#entries = table.entries;
    this.cursor = still(this.stops, this.cursor);
    this.#correct(table);
    if (first) {
      this.shown = table.state.after;
    } else {
      this.advance();
    }
  }

  /** Hears of entries. One that the board shows already, as `foreseen`, is not shown again. */
  hear(
    table: Table,
    fresh: EntryInfo[],
    settled: EntryInfo | null,
    foreseen: BoardView | null,
  ): void {
    if (table.start.kind !== 'board') {
      this.shown = table.state.after;
      return;
    }
    this.#views = extend(this.#views, fresh);
    this.#entries = table.entries;
    this.cursor = still(this.stops, this.cursor);
    const truth = settled && this.#views[settled.number];
    if (settled && truth && foreseen) {
      if (same(foreseen, truth)) {
        this.#views = this.#views.with(settled.number, { ...foreseen, notes: truth.notes });
      }
      this.shown = settled.number;
    }
    this.#correct(table);
    this.advance();
  }

  /** Steps through the positions; one step forward is shown as a move. */
  step(by: number): void {
    const from = this.cursor;
    this.look(step(this.stops, from, by));
    if (by === 1 && from !== null) {
      const at = this.cursor ?? this.stops[this.stops.length - 1];
      const entry = this.#entries.find((e) => e.number === at);
      if (entry && entry.motions.length > 0) {
        this.play(entry.motions);
      }
    }
  }

  /** Looks at the position after an entry; null is now. */
  look(at: number | null): void {
    this.show = null;
    this.cursor = at === this.stops[this.stops.length - 1] ? null : at;
    const newest = this.#entries[this.#entries.length - 1];
    if (this.cursor === null && newest && !this.held) {
      this.shown = newest.number;
    }
  }

  /** The board has shown what it was to show. */
  rest(): void {
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#timer = null;
      this.advance();
    }
  }

  play(motions: Motion[]): void {
    this.stop();
    this.show = { id: ++this.#count, motions };
    this.#timer = setTimeout(() => this.rest(), LONGEST_SHOW);
  }

  stop(): void {
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#timer = null;
    }
  }

  /** Shows what is still to be shown, one after the other. */
  advance(): void {
    if (this.held || this.cursor !== null || this.#timer !== null) {
      return;
    }
    const then = next(this.#entries, this.shown);
    if (then) {
      this.shown = then.shown;
      if (then.play && !globalThis.document?.hidden) {
        this.play(then.play.motions);
      } else {
        this.show = null;
        this.advance();
      }
    }
  }

  /**
   * The server's own view is the truth. Where ours says the same, ours stays: a board that is given
   * other pieces stops what it is showing.
   */
  #correct({ state: { after, view } }: Table): void {
    const ours = this.#views[after];
    if (view.kind === 'board' && !(ours && same(ours, view))) {
      this.#views = this.#views.with(after, view);
    }
  }
}
