import { TONES, type Sound } from './sounds';

/** Some time between two sounds that come at once, in seconds. */
const REST = 0.2;

/** Makes the sounds of a table. Browsers let it speak after the first press on a page. */
export class Synthesiser {
  #context: AudioContext | null = null;

  /** A press: from now on the browser lets sounds be heard. */
  wake(): void {
    if (this.#context?.state === 'suspended') {
      void this.#context.resume().catch(() => undefined);
    }
  }

  play(sounds: Sound[]): void {
    if (sounds.length === 0 || typeof AudioContext === 'undefined') {
      return;
    }
    const context = (this.#context ??= new AudioContext());
    this.wake();
    sounds.forEach((sound, place) => {
      for (const { pitch, at, fade, loud, shape } of TONES[sound]) {
        const begin = context.currentTime + 0.01 + place * REST + at;
        const oscillator = context.createOscillator();
        const gain = context.createGain();
        oscillator.type = shape;
        oscillator.frequency.value = pitch;
        // It begins within a blink, without a click, and fades.
        gain.gain.setValueAtTime(0, begin);
        gain.gain.linearRampToValueAtTime(loud, begin + 0.006);
        gain.gain.exponentialRampToValueAtTime(0.0005, begin + fade);
        oscillator.connect(gain).connect(context.destination);
        oscillator.start(begin);
        oscillator.stop(begin + fade + 0.02);
      }
    });
  }

  close(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
  }
}
