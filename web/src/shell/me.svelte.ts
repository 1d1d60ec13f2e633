import { client } from '../api/client';
import type { Me } from '../api/types';
import { speech } from '../words/speech.svelte';
import { tidy } from './name';

/** Who the server takes us for. Asked once, when somebody first wants to know. */
class Myself {
  #me: Me = $state.raw({ id: null, name: null });
  #asked: Promise<void> | null = null;

  get name(): string {
    return this.#me.name ?? '';
  }

  /** Resolves when the name is known; a lost line leaves it unknown. */
  ask(): Promise<void> {
    this.#asked ??= client(speech.lang)
      .me()
      .then((me) => void (this.#me = me))
      .catch(() => void (this.#asked = null));
    return this.#asked;
  }

  /** Somebody signed in or out on this device: from now on we are this one. */
  become(me: Me): void {
    this.#me = me;
    this.#asked = Promise.resolve();
  }

  /** Takes a name, unless it is empty or the one we have. */
  async rename(name: string): Promise<void> {
    const wanted = tidy(name);
    if (wanted !== '' && wanted !== this.#me.name) {
      this.#me = await client(speech.lang).rename(wanted);
    }
  }
}

export const myself = new Myself();
