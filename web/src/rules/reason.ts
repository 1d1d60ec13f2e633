import { ask, Refusal, type Ask } from '../api/ask';
import type { Reason } from '../api/types';

/** What was tried on the board after an entry, and is not among the offers. */
export interface Attempt {
  after: number;
  from: string;
  to: string | null;
}

/**
 * Asks why attempts at a table fail. The same attempt is asked about once, and an answer that is no
 * longer wanted is left out: null, as where there is nothing to say.
 */
export class ReasonDesk {
  readonly #table: string;
  readonly #lang: string;
  readonly #ask: Ask;
  readonly #known = new Map<string, Reason>();
  #wanted = '';

  constructor(table: string, lang: string, asked: Ask = ask(lang)) {
    this.#table = table;
    this.#lang = lang;
    this.#ask = asked;
  }

  /** Whether it speaks this language about this table. */
  serves(table: string, lang: string): boolean {
    return this.#table === table && this.#lang === lang;
  }

  async reason({ after, from, to }: Attempt): Promise<Reason | null> {
    const query = new URLSearchParams({ after: `${after}`, from, ...(to === null ? {} : { to }) });
    const key = query.toString();
    this.#wanted = key;
    const answer = this.#known.get(key) ?? (await this.#fetch(key));
    return this.#wanted === key ? answer : null;
  }

  async #fetch(key: string): Promise<Reason | null> {
    try {
      const path = `tables/${encodeURIComponent(this.#table)}/why?${key}`;
      const reason = await this.#ask<Reason>('GET', path);
      this.#known.set(key, reason);
      return reason;
    } catch (error) {
      // A table that has moved on needs no reason; whoever asks too often is told so.
      return error instanceof Refusal && error.status === 429
        ? { why: error.message, rule: null }
        : null;
    }
  }
}
