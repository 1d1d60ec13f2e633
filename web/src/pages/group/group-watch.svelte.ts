import { Refusal } from '../../api/client';
import type { groups } from '../../api/groups';
import { pollWhileVisible } from '../polling';

const REFRESH = 3000;
const PRESENCE = 20_000;

/** Keeps a page of a group up to date, and lets the group know that its reader is there. */
export class GroupWatch<T> {
  now = $state.raw<T | null>(null);
  /** Why there is nothing to show, if the group or this part of it is not there. */
  gone = $state('');
  failed = $state(false);
  readonly #api: ReturnType<typeof groups>;
  readonly #group: string;
  readonly #fetch: () => Promise<T>;
  #told = 0;

  constructor(api: ReturnType<typeof groups>, group: string, fetch: () => Promise<T>) {
    this.#api = api;
    this.#group = group;
    this.#fetch = fetch;
  }

  /** Looks again and again; what it gives ends that. */
  start = (): (() => void) => pollWhileVisible(this.look, REFRESH);

  look = async (): Promise<void> => {
    try {
      if (Date.now() - this.#told > PRESENCE) {
        await this.#api.here(this.#group);
        this.#told = Date.now();
      }
      this.now = await this.#fetch();
      this.failed = false;
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.gone = error.message;
      } else {
        this.failed = true;
      }
    }
  };
}
