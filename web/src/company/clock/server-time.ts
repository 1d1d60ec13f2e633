/** A message is hardly ever later than this; if it seems so, the server's clock was set back. */
const SET_BACK = 60_000;

/**
 * The server's time, in milliseconds since 1970. A message is always heard a little after it was
 * written, so the quickest one tells best how the two clocks differ.
 */
export class ServerTime {
  #ahead: number | null = null;

  /** Something was written at a moment of the server, and is heard at one of this device. */
  hear(written: number, heard: number): void {
    const ahead = written - heard;
    if (this.#ahead === null || ahead > this.#ahead || ahead < this.#ahead - SET_BACK) {
      this.#ahead = ahead;
    }
  }

  /** What the server's clock shows at a moment of this device; until it has said so, what ours does. */
  at(moment: number): number {
    return moment + (this.#ahead ?? performance.timeOrigin);
  }
}

/** The one server that this page is from; the device's clock is one that nobody can set. */
export const serverTime = new ServerTime();
export const serverNow = (): number => serverTime.at(performance.now());
