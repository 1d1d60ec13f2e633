import { keep, recall } from '../shell/storage';

/** Whether this person wants to see what computers think; kept in this browser, off at first. */
class ThoughtsSetting {
  #on = $state(recall('thoughts') === 'true');

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    keep('thoughts', on);
  }
}

export const thoughtsSetting = new ThoughtsSetting();
