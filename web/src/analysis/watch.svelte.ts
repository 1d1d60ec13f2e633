import { Refusal } from '../api/client';
import type { GameAnalysis } from '../api/types';
import { speech } from '../words/speech.svelte';
import type { Analyses } from './requests';

const PAUSE = 800;

/** Has a game judged and follows how far that is. */
export class GameWatch {
  found: GameAnalysis | null = $state.raw(null);
  problem = $state('');
  /** Whether it is not allowed, so that asking again does not help. */
  refused = $state(false);

  readonly #api: Analyses;
  readonly #id: string;
  readonly #seat: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(api: Analyses, id: string, seat: string | null) {
    this.#api = api;
    this.#id = id;
    this.#seat = seat;
  }

  /** Looks what is known, and has the game judged where nothing is. */
  async start(): Promise<void> {
    this.problem = '';
    await this.#take(async () => {
      const known = await this.#api.look(this.#id, this.#seat);
      return known.status === 'none' || known.status === 'failed'
        ? await this.#api.begin(this.#id, this.#seat)
        : known;
    });
  }

  async #take(ask: () => Promise<GameAnalysis>): Promise<void> {
    try {
      const found = await ask();
      if (this.#closed) return;
      this.found = found;
      if (found.status === 'waiting' || found.status === 'running') this.#later();
    } catch (error) {
      if (this.#closed) return;
      if (this.found && !(error instanceof Refusal)) {
        this.#later();
        return;
      }
      this.refused = error instanceof Refusal && error.status === 409;
      this.problem = (error instanceof Error && error.message) || speech.t.shell.failed;
    }
  }

  #later(): void {
    this.#timer = setTimeout(
      () => void this.#take(() => this.#api.look(this.#id, this.#seat)),
      PAUSE,
    );
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
