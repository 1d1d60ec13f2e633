import { delay } from './backoff';
import type { ChatNews, Gone, SeatNews, Update } from './types';

const SILENCE = 40_000;

/** The part of EventSource that we use; programs outside a browser bring one of a library. */
export interface Source {
  onopen: ((event: Event) => unknown) | null;
  onerror: ((event: Event) => unknown) | null;
  addEventListener(type: string, listener: (event: MessageEvent) => void): void;
  close(): void;
}

export interface StreamOptions {
  lang: string;
  /** The tables to follow, each with the last entry seen; asked anew at every opening. */
  follow: () => Map<string, number>;
  onupdate: (update: Update) => void;
  /** Somebody came, left or is called something else; all else is as it was. */
  onseats: (news: SeatNews) => void;
  /** Somebody at a table said something. */
  onchat: (news: ChatNews) => void;
  ongone: (table: string) => void;
  /** The line is there, or is lost. */
  online: (there: boolean) => void;
  open?: (address: string) => Source;
  random?: () => number;
}

/**
 * The live line of a tab. The browser's own reconnecting is slow and shy of some errors, so we
 * close its source at the first error and open a new one that names the last entry seen.
 */
export class Stream {
  #source: Source | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #silence: ReturnType<typeof setTimeout> | null = null;
  #attempt = 0;
  #closed = false;

  constructor(private readonly options: StreamOptions) {
    this.#connect();
  }

  /** Tries at once, if it is waiting to try again. */
  wake(): void {
    if (this.#timer !== null && !this.#closed) {
      clearTimeout(this.#timer);
      this.#timer = null;
      this.#connect();
    }
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
    }
    this.#hush();
    this.#source?.close();
    this.#source = null;
  }

  #connect(): void {
    const { follow, lang, onupdate, onseats, onchat, ongone, online } = this.options;
    const open = this.options.open ?? ((address: string) => new EventSource(address));
    const source = open(address(follow(), lang));
    this.#source = source;
    const mine = () => this.#source === source;
    source.onopen = () => {
      if (mine()) {
        this.#attempt = 0;
        this.#heard();
        online(true);
      }
    };
    source.onerror = () => {
      if (mine()) {
        this.#lost();
      }
    };
    source.addEventListener('beat', () => {
      if (mine()) {
        this.#heard();
      }
    });
    const hear: Record<string, (news: never) => void> = {
      update: onupdate,
      seats: onseats,
      chat: onchat,
    };
    for (const [kind, told] of Object.entries(hear)) {
      source.addEventListener(kind, (event) => {
        if (mine()) {
          this.#heard();
          told(JSON.parse(String(event.data)) as never);
        }
      });
    }
    source.addEventListener('gone', (event) => {
      if (mine()) {
        ongone((JSON.parse(String(event.data)) as Gone).table);
      }
    });
  }

  /** The server is heard of every 15 s. A line that falls silent is lost, though no error tells. */
  #heard(): void {
    this.#hush();
    this.#silence = setTimeout(() => this.#lost(), SILENCE);
  }

  #hush(): void {
    if (this.#silence !== null) {
      clearTimeout(this.#silence);
      this.#silence = null;
    }
  }

  #lost(): void {
    this.#hush();
    this.#source?.close();
    this.#source = null;
    this.options.online(false);
    this.#again();
  }

  #again(): void {
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        this.#connect();
      },
      delay(this.#attempt++, this.options.random),
    );
  }
}

export function address(follow: Map<string, number>, lang: string): string {
  const list = [...follow].map(([id, number]) => `${encodeURIComponent(id)}:${number}`).join(',');
  return `/api/events?follow=${list}&lang=${lang}`;
}
