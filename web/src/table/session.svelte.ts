import { client, ConnectionLost, Refusal, type Client } from '../api/client';
import { Stream, type Source } from '../api/events';
import type {
  Act,
  BoardView,
  ChatNews,
  EntryInfo,
  Hint,
  Offer,
  SeatHolder,
  SheetView,
  State,
  Table,
  Update,
} from '../api/types';
import type { LastMove } from '../board/types';
import { speech } from '../words/speech.svelte';
import { number } from '../words/format';
import { seatFor } from './acts';
import { news, turnNews } from './news';
import { foresee } from './foresee';
import { isForOthers, seatToCome } from './handover';
import { lastMove } from './history';
import { isOlder, merge } from './merge';
import type { Stage } from '../tableau/stage.svelte';
import { Playback } from './playback.svelte';
import { send } from './sender';
import { hintWords } from './thoughts';

/** A move that was pressed and is not yet confirmed. */
interface Pending {
  after: number;
  offer: Offer;
  /** What the board shows meanwhile; null where there is none. */
  view: BoardView | null;
  /** It waits for the line. */
  held: boolean;
  /** It waits for the person to say that they mean it. */
  asked: boolean;
}

/** What a session speaks through; tests bring their own. */
export interface SessionOptions {
  client?: Client;
  open?: (address: string) => Source;
}

/**
 * What a person sees of one table, and what they do there. Knows no rules: it shows what the
 * server said, a pressed move at once, and earlier positions on demand.
 */
export class Session {
  table: Table | null = $state.raw(null);
  missing = $state(false);
  failed = $state(false);
  /** Why the server cannot read this table, if it cannot; it can still be closed. */
  unreadable: string | null = $state(null);
  online = $state(true);
  busy = $state(false);
  pending: Pending | null = $state.raw(null);
  message: string | null = $state(null);
  /** What became of a request that left no entry; stands until something is entered. */
  notice: string | null = $state(null);
  /** The hint that was asked for last, and whether one is looked for. */
  #hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  /** What was tried on the board after an entry, and is not among the offers. */
  missed: { after: number; from: string; to: string | null } | null = $state.raw(null);
  /** The rule that the rules are open at; empty at their beginning, null while they are closed. */
  rule: string | null = $state(null);
  /** What a screen reader says next. */
  said = $state('');
  /** The seat of whoever looks at this device, where several people share it. */
  #sitting: string | null = $state(null);
  /** Asked before a move is sent: a lesson answers some choices itself. */
  guard: ((move: string) => boolean) | null = null;
  /** Whether a person wants to look at a move once more before it is sent. */
  confirms: ((offer: Offer) => boolean) | null = null;
  /** A move that is thought of before it may be played, for the board to draw. */
  planned: LastMove | null = $state.raw(null);
  /** What the others wait for, for the title of the tab. */
  attention: string | null = $state(null);
  /** Turns the board. */
  flip: (() => void) | null = null;
  /** Hears what is said at the table, and null whenever the line is back: some may be missing. */
  onchat: ((news: ChatNews | null) => void) | null = null;
  readonly playback = new Playback();
  #stage: Stage | null = $state.raw(null);

  #client: Client;
  #open: SessionOptions['open'];
  #stream: Stream | null = null;
  #backs: (() => void)[] = [];
  #closed = false;

  readonly state = $derived(this.table?.state ?? null);
  /** What steps through the positions of this game: those of its board, or of its tableau. */
  readonly past: Playback | Stage = $derived(
    this.table?.start.kind === 'tableau' ? this.stage : this.playback,
  );
  readonly now = $derived(this.past.cursor === null);
  readonly view: BoardView | null = $derived(
    this.now && this.pending ? this.pending.view : this.playback.view,
  );
  readonly last: LastMove | null = $derived(
    this.now && this.pending?.offer.label === null ? this.pending.offer : this.playback.last,
  );
  readonly sheet: SheetView | null = $derived(
    this.state?.view.kind === 'sheet' ? this.state.view : null,
  );
  /** Who is to be given the device before anything of their view may be shown. */
  readonly handTo: SeatHolder | null = $derived(
    this.state && seatToCome(this.state, this.#sitting),
  );
  readonly offers: Offer[] = $derived(
    this.state && this.now && !this.pending && this.past.shown === this.state.after
      ? this.state.offers
      : [],
  );

  /** A hint is good for the position it was asked about. */
  readonly hint: Hint | null = $derived(
    this.#hint &&
      this.offers.some(({ move }) => move === this.#hint?.offer.move) &&
      this.#hint.after === this.state?.after
      ? this.#hint
      : null,
  );

  constructor(
    readonly id: string,
    options: SessionOptions = {},
  ) {
    this.#client = options.client ?? client(speech.lang);
    this.#open = options.open;
    void this.load();
  }

  /** What a tableau shows. Boards never fetch it, and a tableau is not there before it. */
  get stage(): Stage {
    if (this.#stage === null) {
      throw new Error('Only a tableau has a stage.');
    }
    return this.#stage;
  }

  async load(): Promise<void> {
    this.failed = false;
    try {
      const table = await this.#client.table(this.id);
      if (table.start.kind === 'tableau') {
        const { Stage } = await import('../tableau/stage.svelte');
        this.#stage ??= new Stage();
      }
      if (!this.#closed) {
        this.#take(table);
        this.#stream ??= this.#follow();
      }
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.missing = true;
      } else {
        this.failed = true;
        this.unreadable = error instanceof Refusal && error.status === 422 ? error.message : null;
      }
    }
  }

  /** Closes a table of one's own that cannot be read; true when that is done. */
  async shut(): Promise<boolean> {
    try {
      await this.#client.act(this.id, 0, 'close');
      return true;
    } catch (error) {
      this.unreadable = error instanceof Refusal ? error.message : speech.t.shell.failed;
      return false;
    }
  }

  /** Whoever was to be given the device has it, and looks. */
  async takeOver(): Promise<void> {
    const seat = this.handTo?.name ?? null;
    await this.load();
    if (!this.failed) {
      this.#sitting = seat;
    }
  }

  close(): void {
    this.#closed = true;
    this.#stream?.close();
    this.past.stop();
  }

  /** The device says that the line may be back. */
  wake(): void {
    this.#stream?.wake();
  }

  async move(move: string): Promise<void> {
    const offer = this.offers.find((o) => o.move === move);
    const now = this.view;
    if (!this.state || !offer || this.guard?.(move) === false) {
      return;
    }
    const after = this.state.after;
    // What a choice with a label brings may hang on an answer: it is shown when it has happened.
    const ahead = now && offer.label === null;
    const { view, motions } = ahead
      ? foresee(now, offer, this.table?.plan ?? null)
      : { view: now, motions: [] };
    this.message = null;
    const asked = this.confirms?.(offer) === true;
    this.#hold({ after, offer, view, held: false, asked });
    if (ahead) {
      this.playback.play(motions);
    }
    if (!asked) {
      await this.#send(move, after, true);
    }
  }

  /** The person has looked at the move once more: it is sent, or taken off the board. */
  async confirm(sure: boolean): Promise<void> {
    if (!this.pending?.asked) {
      return;
    }
    const { offer } = this.pending;
    const after = this.state?.after ?? this.pending.after;
    this.#hold(sure ? { ...this.pending, after, asked: false } : null);
    if (sure) {
      await this.#send(offer.move, after, true);
    }
  }

  async #send(move: string, after: number, mayRepeat: boolean): Promise<void> {
    const sent = await send(
      {
        client: this.#client,
        back: () => (this.online ? Promise.resolve() : new Promise((d) => this.#backs.push(d))),
        waiting: () => this.#hold(this.pending && { ...this.pending, held: true }),
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
      const now = this.state?.after ?? after;
      this.#hold(this.pending && { ...this.pending, after: now });
      await this.#send(move, now, false);
      return;
    } else {
      const words = speech.t.table;
      this.#complain(
        sent.kind === 'lost' ? words.unsent : `${words.refused} ${sent.refusal.message}`,
      );
      if (sent.kind === 'refused') {
        void this.load();
      }
    }
    this.#hold(null);
  }

  /** Sets or drops the pressed move; without one the board goes on from what is true. */
  #hold(pending: Pending | null): void {
    this.pending = pending;
    this.past.held = pending !== null;
    this.past.advance();
  }

  #stillOffered(move: string, after: number): boolean {
    const state = this.state;
    return !!state && state.after > after && state.offers.some((o) => o.move === move);
  }

  /** Does something besides moving; a substitute is proposed with the computer that is meant. */
  act(act: Act, player?: string): Promise<void> {
    return this.#do(async (state) =>
      this.#hear(await this.#client.act(this.id, state.after, act, seatFor(act, state), player)),
    );
  }

  /** Asks for a good move. */
  async askHint(): Promise<void> {
    if (!this.state?.hints || this.hint) {
      return;
    }
    this.hinting = true;
    this.said = speech.t.table.hinting;
    await this.#do(async (state) => {
      this.#hint = await this.#client.hint(this.id, state.after);
      if (this.hint) {
        this.said = hintWords(this.hint, speech.t.table, speech.lang);
      }
    });
    this.hinting = false;
  }

  /** Steps through the positions, and says where that leads. */
  step(by: number): void {
    this.past.step(by);
    this.#tellPosition();
  }

  /** Looks at the position after an entry, and says which it is; null is now. */
  look(at: number | null): void {
    this.past.look(at);
    this.#tellPosition();
  }

  #tellPosition(): void {
    const { cursor, position, stops } = this.past;
    const { past, present, start } = speech.t.table;
    if (cursor === null) {
      this.said = present;
      return;
    }
    const where = past(number(position, speech.lang), number(stops.length - 1, speech.lang));
    const told = lastMove(this.table?.entries ?? [], cursor)?.told ?? [`${start}.`];
    this.said = `${where}. ${told.join(' ')}`;
  }

  /** Looks at a finished game from a seat. */
  seeAs(seat: string): Promise<void> {
    return this.#do(async () => {
      this.table = await this.#client.table(this.id, seat);
      this.past.take(this.table);
    });
  }

  /** Takes a free seat at a listed table, and may add something to its seed. */
  sit(seat: string, nonce: string | null = null): Promise<void> {
    return this.#do(async () => this.#take(await this.#client.sit(this.id, seat, nonce)));
  }

  async #do(work: (state: State) => Promise<void>): Promise<void> {
    if (!this.state || this.busy) {
      return;
    }
    this.busy = true;
    this.message = null;
    try {
      await work(this.state);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof ConnectionLost)) {
        throw error;
      }
      this.#complain(error instanceof Refusal ? error.message : speech.t.shell.failed);
      void this.load();
    } finally {
      this.busy = false;
    }
  }

  /** Stands in the prompt as an alert, which is spoken at once. */
  #complain(words: string): void {
    this.message = words;
  }

  #follow(): Stream {
    return new Stream({
      lang: speech.lang,
      follow: () => new Map([[this.id, this.state?.after ?? 0]]),
      onupdate: (update) => this.#hear(update),
      onseats: ({ table, ...news }) =>
        this.state && this.#hear({ table, entries: [], state: { ...this.state, ...news } }),
      onchat: (news) => this.onchat?.(news),
      ongone: () => (this.missing = true),
      online: (there) => {
        if (there && !this.online) {
          this.message = null;
        }
        this.online = there;
        if (there) {
          this.onchat?.(null);
          this.#backs.splice(0).forEach((back) => back());
        }
      },
      ...(this.#open && { open: this.#open }),
    });
  }

  #take(table: Table): void {
    if (!this.state || !isOlder(table.state, this.state)) {
      this.table = table;
      this.past.take(table);
    }
  }

  #hear(update: Update): void {
    if (!this.table || update.table !== this.id) {
      return;
    }
    if (isForOthers(update.state, this.table)) {
      this.#cover(update.state);
      return;
    }
    const merged = merge(this.table, update);
    if (merged === null) {
      void this.load();
      return;
    }
    const before = this.table.state;
    this.table = merged.table;
    if (merged.fresh.length > 0) {
      this.message = null;
      this.notice = null;
    }
    const pending = this.pending;
    const mine = pending && merged.fresh.find((e) => e.text === pending.offer.move);
    const gone =
      pending?.asked && !merged.table.state.offers.some((o) => o.move === pending.offer.move);
    if (mine || gone) {
      this.pending = null;
      this.past.held = false;
    }
    const foreseen = mine && pending.offer.label === null ? pending.view : null;
    this.past.hear(merged.table, merged.fresh, mine ?? null, foreseen);
    this.#tell(merged.fresh, before);
  }

  /**
   * The table is told to other eyes from now on: what was told to those before is forgotten, and
   * what is new is asked for as a whole when they look.
   */
  #cover(state: State): void {
    if (!this.table || state.after < this.table.state.after) {
      return;
    }
    this.table = { ...this.table, entries: [], state };
    this.past.take(this.table);
    this.message = null;
    this.notice = null;
    this.said = '';
    if (!this.handTo) {
      void this.load();
    }
  }

  #tell(fresh: EntryInfo[], before: State): void {
    const state = this.state;
    if (!state) {
      return;
    }
    const { came, said, notice } = news(before, state, fresh, speech.t.table);
    const told = [...came, ...fresh.flatMap((entry) => entry.told)];
    if (told.length > 0) {
      told.push(...turnNews(state, speech.t.table));
    }
    this.notice = notice ?? this.notice;
    if (told.length + said.length > 0) {
      this.said = [...told, ...said].join(' ');
    }
  }
}
