import { serverNow } from './server-time';

/** The server's time, told anew whenever something hangs on it. */
export class Ticking {
  now = $state(serverNow());

  /**
   * Tells the time now and after each of the waits that are named; none where nothing changes any
   * more. For an effect: what it gives back ends it.
   */
  run(wait: (now: number) => number | null): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = serverNow();
      this.now = now;
      const next = wait(now);
      timer = next === null ? undefined : setTimeout(tick, next);
    };
    tick();
    return () => clearTimeout(timer);
  }
}
