import { MediaQuery } from 'svelte/reactivity';
import type { Lang } from '../words/languages';
import { speech } from '../words/speech.svelte';
import { readPreferences, type Preferences, type MotionChoice, type Theme } from './preferences';
import { keep, recall } from './storage';

/** What the person chose in the menu; kept in this browser. */
class Settings {
  #chosen: Preferences = $state.raw(readPreferences(recall('settings'), navigator.languages));
  #calm = new MediaQuery('prefers-reduced-motion: reduce');

  get lang(): Lang {
    return this.#chosen.lang;
  }
  set lang(lang: Lang) {
    this.#choose({ lang });
    void speech.speak(lang);
  }

  get theme(): Theme {
    return this.#chosen.theme;
  }
  set theme(theme: Theme) {
    this.#choose({ theme });
    mark('theme', theme);
  }

  get motion(): MotionChoice {
    return this.#chosen.motion;
  }
  set motion(motion: MotionChoice) {
    this.#choose({ motion });
    mark('motion', motion);
  }

  /** Whether things simply appear instead of moving. */
  get reduced(): boolean {
    return this.#chosen.motion === 'reduced' || this.#calm.current;
  }

  #choose(some: Partial<Preferences>): void {
    this.#chosen = { ...this.#chosen, ...some };
    keep('settings', this.#chosen);
  }
}

function mark(name: 'theme' | 'motion', value: string): void {
  if (value === 'system') {
    delete document.documentElement.dataset[name];
  } else {
    document.documentElement.dataset[name] = value;
  }
}

export const settings = new Settings();
