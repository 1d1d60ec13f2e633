import { client, LineLost, Refusal, type Client } from '../api/client';
import { Stream } from '../api/events';
import type { Act, BoardView, EntryInfo, Offer, Table, Update } from '../api/types';
import type { LastMove, Show } from '../board/types';
import { speech } from '../words/speech.svelte';
import { foresee, same } from './foresee';
import { extend, lastMove, step, stops } from './history';
import { merge } from './merge';
import { next } from './queue';
import { send } from './sender';

/** A move that was pressed and is not yet confirmed. */
interface Pending {
  after: number;
  offer: Offer;
  view: BoardView;
  held: boolean;
}

/** Longer than any show on the board; a hidden tab never says that it rests. */
const LONGEST_SHOW = 2500;

/**
 * What a person sees of one table, and what they do there. Knows no rules: it shows what the
 * server said, a pressed move at once, and earlier positions on demand.
 */
export class Session {
  table: Table | null = $state.raw(null);
  missing = $state(false);
  failed = $state(false);
  online = $state(true);
  busy = $state(false);
  pending: Pending | null = $state.raw(null);
  message: string | null = $state(null);
  said = $state('');
  /** The entry whose position is looked at; null is now. */
  cursor: number | null = $state(null);
  show: Show | null = $state.raw(null);

  #views: BoardView[] = $state.raw([]);
  #shown = $state(0);
  #playing: ReturnType<typeof setTimeout> | null = null;
  #shows = 0;
  #client: Client = client(speech.lang);
  #stream: Stream | null = null;
  #backs: (() => void)[] = [];
  #closed = false;

  readonly state = $derived(this.table?.state ?? null);
  readonly stops = $derived(this.table ? stops(this.table.entries) : [0]);
  readonly now = $derived(this.cursor === null);
  readonly view: BoardView | null = $derived.by(() => {
    if (!this.table) {
      return null;
    }
    if (this.cursor !== null) {
      return this.#views[this.cursor] ?? this.table.state.view;
    }
    if (this.pending) {
      return this.pending.view;
    }
    return this.#views[this.#shown] ?? this.table.state.view;
  });
  readonly last: LastMove | null = $derived.by(() => {
    if (this.cursor === null && this.pending) {
      return this.pending.offer.label === null ? this.pending.offer : this.#lastAt(this.#shown);
    }
    return this.#lastAt(this.cursor ?? this.#shown);
  });
  readonly offers: Offer[] = $derived(
    this.table && this.now && !this.pending && this.#shown === this.table.state.after
      ? this.table.state.offers
      : [],
  );
  readonly unseen = $derived(
    this.cursor === null || !this.table
      ? 0
      : this.table.entries.filter((e) => e.number > this.#shown && e.kind === 'move').length,
  );

  constructor(readonly id: string) {
    void this.load();
  }

  #lastAt(entry: number): LastMove | null {
    return this.table && lastMove(this.table.entries, entry);
  }

  async load(): Promise<void> {
    this.failed = false;
    try {
      const table = await this.#client.table(this.id);
      if (!this.#closed) {
        this.#take(table);
        this.#stream ??= this.#open();
      }
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.missing = true;
      } else {
        this.failed = true;
      }
    }
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
    if (this.#playing !== null) {
      clearTimeout(this.#playing);
    }
  }

  /** The device says that the line may be back. */
  wake(): void {
    this.#stream?.wake();
  }

  async move(move: string): Promise<void> {
    const table = this.table;
    const offer = this.offers.find((o) => o.move === move);
    if (!table || !offer) {
      return;
    }
    const now = this.view ?? table.state.view;
    // What a choice with a label brings may hang on an answer: it is shown when it has happened.
    const ahead = offer.label === null;
    const { view, motions } = ahead ? foresee(now, offer) : { view: now, motions: [] };
    this.message = null;
    this.pending = { after: table.state.after, offer, view, held: false };
    if (ahead) {
      this.#play(motions);
    }
    await this.#send(move, table.state.after, true);
  }

  async #send(move: string, after: number, mayRepeat: boolean): Promise<void> {
    const sent = await send(
      {
        client: this.#client,
        back: () => (this.online ? Promise.resolve() : new Promise((d) => this.#backs.push(d))),
        waiting: () => (this.pending = this.pending && { ...this.pending, held: true }),
      },
      this.id,
      after,
      move,
    );
    if (this.#closed) {
      return;
    }
    if (sent.kind === 'heard') {
      this.#hear(sent.update);
    } else if (sent.kind === 'refused' && mayRepeat && this.#stillOffered(move, after)) {
      // Something else was entered meanwhile, such as a draw offer; the move is as good as before.
      const now = this.table?.state.after ?? after;
      this.pending = this.pending && { ...this.pending, after: now };
      await this.#send(move, now, false);
      return;
    } else {
      const words = speech.t.table;
      this.message =
        sent.kind === 'lost' ? words.unsent : `${words.refused} ${sent.refusal.message}`;
      this.said = this.message;
      if (sent.kind === 'refused') {
        void this.load();
      }
    }
    this.#drop();
  }

  #stillOffered(move: string, after: number): boolean {
    const state = this.table?.state;
    return !!state && state.after > after && state.offers.some((o) => o.move === move);
  }

  /** The pressed move is settled, or is taken off the board again. */
  #drop(): void {
    const pending = this.pending;
    if (pending) {
      this.pending = null;
      this.#advance();
    }
  }

  async act(act: Act): Promise<void> {
    const state = this.state;
    if (!state || this.busy) {
      return;
    }
    this.busy = true;
    this.message = null;
    try {
      this.#hear(await this.#client.act(this.id, state.after, act, seatFor(act, state)));
    } catch (error) {
      this.message =
        error instanceof LineLost ? speech.t.shell.failed : String((error as Error).message);
      this.said = this.message;
      if (error instanceof Refusal) {
        void this.load();
      }
    } finally {
      this.busy = false;
    }
  }

  /** Takes a free seat at a listed table. */
  async sit(seat: string): Promise<void> {
    this.busy = true;
    this.message = null;
    try {
      this.#take(await this.#client.sit(this.id, seat));
    } catch (error) {
      this.message =
        error instanceof LineLost ? speech.t.shell.failed : String((error as Error).message);
    } finally {
      this.busy = false;
    }
  }

  /** Steps through the positions; one step forward is shown as a move. */
  step(by: number): void {
    const to = step(this.stops, this.cursor, by);
    const from = this.cursor;
    this.look(to);
    if (by === 1 && from !== null) {
      const at = to ?? this.stops[this.stops.length - 1];
      const entry = this.table?.entries.find((e) => e.number === at);
      if (entry && entry.motions.length > 0) {
        this.#play(entry.motions);
      }
    }
  }

  /** Looks at the position after an entry; null is now. */
  look(at: number | null): void {
    this.show = null;
    const newest = this.stops[this.stops.length - 1];
    this.cursor = at === newest ? null : at;
    if (this.cursor === null && this.table && !this.pending) {
      this.#shown = this.table.state.after;
    }
  }

  /** The board has shown what it was to show. */
  rest(): void {
    if (this.#playing !== null) {
      clearTimeout(this.#playing);
      this.#playing = null;
      this.#advance();
    }
  }

  #open(): Stream {
    return new Stream({
      lang: speech.lang,
      follow: () => new Map([[this.id, this.table?.state.after ?? 0]]),
      onupdate: (update) => {
        if (update.table === this.id) {
          this.#hear(update);
        }
      },
      ongone: () => (this.missing = true),
      online: (there) => {
        this.online = there;
        if (there) {
          this.#backs.splice(0).forEach((back) => back());
        }
      },
    });
  }

  #take(table: Table): void {
    const first = this.table === null;
    if (!first && table.state.after < (this.table?.state.after ?? 0)) {
      return;
    }
    this.#views = extend([table.start], table.entries);
    this.table = table;
    this.#check();
    if (first) {
      this.#shown = table.state.after;
    } else {
      this.#advance();
    }
  }

  #hear(update: Update): void {
    if (!this.table) {
      return;
    }
    const merged = merge(this.table, update);
    if (merged === null) {
      void this.load();
      return;
    }
    this.#views = extend(this.#views, merged.fresh);
    this.table = merged.table;
    this.#settle(merged.fresh);
    this.#check();
    this.#tell(merged.fresh);
    this.#advance();
  }

  /** Our own move came back: the board shows it already. */
  #settle(fresh: EntryInfo[]): void {
    const pending = this.pending;
    const mine = fresh.find((e) => e.kind === 'move' && e.text === pending?.offer.move);
    const truth = mine && this.#views[mine.number];
    if (pending && mine && truth && mine.number > pending.after) {
      this.pending = null;
      if (pending.offer.label !== null) {
        return;
      }
      if (same(pending.view, truth)) {
        this.#views = this.#views.with(mine.number, { ...pending.view, notes: truth.notes });
      }
      this.#shown = mine.number;
    }
  }

  /**
   * The server's own view is the truth. Where ours says the same, ours stays: a board that is given
   * other pieces stops what it is showing.
   */
  #check(): void {
    const state = this.state;
    const ours = state && this.#views[state.after];
    if (state && !(ours && same(ours, state.view))) {
      this.#views = this.#views.with(state.after, state.view);
    }
  }

  #tell(fresh: EntryInfo[]): void {
    const told = fresh.flatMap((entry) => entry.told);
    const turn = this.state?.turn;
    if (told.length > 0) {
      const mine = turn?.kind === 'decide' && this.state?.yours.includes(turn.seat);
      const end = turn?.kind === 'over' ? [turn.told] : mine ? [`${speech.t.table.yourTurn}.`] : [];
      this.said = [...told, ...end].join(' ');
    }
  }

  #advance(): void {
    if (!this.table || this.pending || this.cursor !== null || this.#playing !== null) {
      return;
    }
    const then = next(this.table.entries, this.#shown);
    if (then) {
      this.#shown = then.shown;
      if (then.play && !document.hidden) {
        this.#play(then.play.motions);
      } else {
        this.show = null;
        this.#advance();
      }
    }
  }

  #play(motions: Show['motions']): void {
    if (this.#playing !== null) {
      clearTimeout(this.#playing);
    }
    this.show = { id: ++this.#shows, motions };
    this.#playing = setTimeout(() => this.rest(), LONGEST_SHOW);
  }
}

/** Whose act it is where one person holds several seats. */
export function seatFor(act: Act, state: NonNullable<Session['state']>): string | undefined {
  if (state.yours.length < 2) {
    return undefined;
  }
  const asker = act.endsWith('takeback') ? state.takebackAsk : state.drawOffer;
  if (act.startsWith('accept') || act.startsWith('decline')) {
    return state.yours.find((seat) => seat !== asker);
  }
  return state.turn.kind === 'decide' && state.yours.includes(state.turn.seat)
    ? state.turn.seat
    : state.yours[0];
}
