import { ask, Refusal, type Ask } from '../../api/ask';
import type {
  BlockList,
  Chat,
  ChatLine,
  ChatNews,
  NewLine,
  NewReport,
  Reported,
} from '../../api/types';
import type { Session } from '../../table/session.svelte';
import { chatWords } from '../../words/chat';
import { speech } from '../../words/speech.svelte';
import { freshLines, mergeLines } from './lines';
import { keepRead, lastRead } from './last-read';

/** More than this at once is only counted. */
const SPOKEN = 3;

/** Somebody else at the table, by their seat or by something they wrote. */
export interface Someone {
  name: string;
  seat?: string;
  line?: number;
}

/** The chat of one table, as one person reads and writes it. */
export class TableChat {
  chat: Chat | null = $state.raw(null);
  lines: ChatLine[] = $state.raw([]);
  unread = $state(0);
  /** What is typed and not yet sent; it stays when the sheet is closed. */
  draft = $state('');
  problem: string | null = $state(null);
  /** What a screen reader says next. */
  said = $state('');
  /** Whose menu is open. */
  someone: Someone | null = $state.raw(null);
  reporting: Someone | null = $state.raw(null);
  busy = $state(false);
  #seen = $state(false);
  #ask: Ask;

  /** Whether there is somebody to talk to; before that nothing of it is shown. */
  readonly open = $derived(this.chat?.open === true);

  constructor(readonly session: Session) {
    this.#ask = ask(speech.lang);
  }

  /** Whoever else sits at the table now; as long as there is nobody, nothing is asked. */
  readonly company = $derived.by(() => {
    const state = this.session.state;
    const others = state?.seats.filter(({ kind, you }) => kind === 'guest' && !you) ?? [];
    return state && state.yours.length > 0
      ? others.map(({ name, holder }) => `${name} ${holder ?? ''}`).join('\n')
      : '';
  });

  /** The lines are in sight, or no more. */
  set seen(seen: boolean) {
    this.#seen = seen;
    if (seen) {
      this.unread = 0;
      this.#read();
    }
  }

  #path(last: string): string {
    return `tables/${encodeURIComponent(this.session.id)}/${last}`;
  }

  /** Asks for all of it, since people may have been muted or a line missed. */
  async load(): Promise<void> {
    try {
      const before = this.lines;
      this.chat = await this.#ask<Chat>('GET', this.#path('chat'));
      // What was heard meanwhile may be newer than this, and has been counted.
      const heard = this.lines.filter((line) => !before.includes(line));
      this.#count(freshLines(this.lines, this.chat.lines));
      this.lines = mergeLines(this.chat.lines, heard);
      this.#read();
    } catch {
      // The line tells when it is back, and then it is asked for again.
    }
  }

  hear(news: ChatNews | null): void {
    if (news === null) {
      void this.load();
      return;
    }
    this.#count(freshLines(this.lines, news.lines));
    this.lines = mergeLines(this.lines, news.lines);
    this.#read();
  }

  /** Where the lines are in sight, their own place speaks for them. */
  #count(fresh: ChatLine[]): void {
    const unread = fresh.filter(({ number }) => number > lastRead(this.session.id));
    if (unread.length > 0 && !this.#seen) {
      this.unread += unread.length;
      this.said =
        unread.length > SPOKEN
          ? chatWords().unread(unread.length)
          : unread.map(({ name, text }) => `${name}: ${text}`).join(' ');
    }
  }

  #read(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (this.#seen && last > 0) {
      keepRead(this.session.id, last);
    }
  }

  /** Says something; true when it was heard. */
  async say(line: NewLine): Promise<boolean> {
    return this.#do(chatWords().lost, async () => {
      const said = await this.#ask<ChatLine>('POST', this.#path('chat'), line);
      this.lines = mergeLines(this.lines, [said]);
    });
  }

  async mute(someone: Someone, muted: boolean): Promise<void> {
    await this.#do(chatWords().failed, async () => {
      await this.#ask('PUT', this.#path('mutes'), { ...who(someone), muted });
      this.said = muted ? chatWords().muted(someone.name) : chatWords().unmuted(someone.name);
      this.someone = null;
      await this.load();
    });
  }

  async block(someone: Someone): Promise<void> {
    await this.#do(chatWords().failed, async () => {
      const body = { table: this.session.id, ...who(someone) };
      await this.#ask<BlockList>('POST', 'me/blocks', body);
      this.said = chatWords().blocked(someone.name);
      this.someone = null;
      await this.load();
    });
  }

  /** Sends a report; what the server says to it, or null where that failed. */
  async report(
    someone: Someone,
    reason: NewReport['reason'],
    about: string,
  ): Promise<string | null> {
    let thanks: string | null = null;
    await this.#do(chatWords().failed, async () => {
      const body: NewReport = { ...who(someone), reason, about };
      thanks = (await this.#ask<Reported>('POST', this.#path('reports'), body)).said;
    });
    return thanks;
  }

  async #do(lost: string, work: () => Promise<void>): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : lost;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

const who = ({ seat, line }: Someone) => (line === undefined ? { seat: seat ?? '' } : { line });

const chats = new WeakMap<Session, TableChat>();

/** The chat of a table: one, however many places show it. */
export function chatOf(session: Session): TableChat {
  const known = chats.get(session) ?? new TableChat(session);
  chats.set(session, known);
  return known;
}
