import type { CDPSession, Page } from 'playwright-core';

export interface Spot {
  x: number;
  y: number;
}

/** One fingertip, with a clock of its own, so that a slow machine does not make a tap a long press. */
export class Finger {
  private at: Spot = { x: 0, y: 0 };

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    private clock: number,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page), Date.now() / 1000);
  }

  async down(at: Spot): Promise<void> {
    this.at = at;
    await this.send('touchStart', [at]);
  }

  async slide(to: Spot, steps = 4): Promise<void> {
    const { x, y } = this.at;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      this.at = { x: x + (to.x - x) * part, y: y + (to.y - y) * part };
      await this.send('touchMove', [this.at]);
    }
  }

  up(): Promise<void> {
    return this.send('touchEnd', []);
  }

  async tap(at: Spot): Promise<void> {
    await this.down(at);
    await this.up();
  }

  /** A tap, and the mouse events that a browser lets follow it. */
  async tapThrough(at: Spot): Promise<void> {
    const followed = await this.page.evaluateHandle(() => {
      const up = new Promise<void>((done) =>
        addEventListener('mouseup', () => done(), { capture: true, once: true }),
      );
      return { up };
    });
    await this.tap(at);
    await followed.evaluate(({ up }) => up);
    await followed.dispose();
  }

  private async send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Spot[],
  ): Promise<void> {
    this.clock += 0.04;
    await this.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: this.clock,
    });
  }
}
