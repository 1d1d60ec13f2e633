import { keep, recall } from '../shell/storage';

/** Whether single letters do something; some people's software types letters of its own. */
class Shortcuts {
  #on = $state(recall('shortcuts') !== 'false');

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    keep('shortcuts', on);
  }
}

export const shortcuts = new Shortcuts();

/** Whether a key press is meant for something else, such as a field or a dialogue. */
export function isWanted(event: KeyboardEvent): boolean {
  return (
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    (event.target instanceof Element &&
      event.target.closest('input, select, textarea, dialog, [popover]') !== null)
  );
}
