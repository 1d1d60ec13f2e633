import type { CDPSession, Page } from 'playwright-core';

export interface Spot {
  x: number;
  y: number;
}

/** One fingertip, with a clock of its own, so that a slow machine does not make a tap a long press. */
export class Finger {
  private at: Spot = { x: 0, y: 0 };

  private constructor(
    private readonly session: CDPSession,
    private clock: number,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page), Date.now() / 1000);
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

  /** So long that a browser has sent the mouse events that follow a tap. */
  async rest(): Promise<void> {
    await new Promise((done) => setTimeout(done, 400));
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
