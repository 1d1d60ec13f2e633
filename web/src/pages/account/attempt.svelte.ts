import { Refusal } from '../../api/client';
import { speech } from '../../words/speech.svelte';

/** Something that somebody asked for by a form: whether it is under way, and why it failed. */
export class Attempt {
  busy = $state(false);
  problem = $state('');

  /** Does it, unless it is under way; whether it worked. */
  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) {
      return false;
    }
    this.busy = true;
    this.problem = '';
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : speech.t.shell.failed;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
