import type { Motion } from '../api/types';
import { flights, settled, span, timetable, type Flight, type Timed } from './motions';
import type { Standing } from './types';

/** Shows motions once, from what stood before to what stands after. */
export class MotionAnimation {
  #run = $state.raw<{ before: Standing; timed: Timed[]; rest: () => void } | null>(null);
  #time = $state(0);
  #frame = 0;

  /** The last moment at which something began or ended: only then do standing pieces change. */
  #beat = $derived(
    Math.max(
      0,
      ...(this.#run?.timed ?? [])
        .flatMap(({ start, end }) => [start, end])
        .filter((moment) => moment <= this.#time),
    ),
  );

  readonly playing = $derived(this.#run !== null);
  readonly standing: Standing | null = $derived(
    this.#run && settled(this.#run.before, this.#run.timed, this.#beat),
  );
  readonly flights: Flight[] = $derived(this.#run ? flights(this.#run.timed, this.#time) : []);

  start(before: Standing, motions: Motion[], dragged: boolean, rest: () => void): void {
    this.finish();
    const timed = timetable(motions, dragged);
    this.#time = 0;
    this.#run = { before, timed, rest };
    const whole = span(timed);
    let first: number | null = null;
    const tick = (now: number) => {
      first ??= now;
      this.#time = now - first;
      if (this.#time < whole) this.#frame = requestAnimationFrame(tick);
      else this.finish();
    };
    this.#frame = requestAnimationFrame(tick);
  }

  /** Everything is where it goes, at once. */
  finish(): void {
    cancelAnimationFrame(this.#frame);
    const run = this.#run;
    this.#run = null;
    run?.rest();
  }
}
