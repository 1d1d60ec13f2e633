import { mkdir } from 'node:fs/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject, test, type ProvidedContext } from 'vitest';
import { LONGEST_SCENE, PATIENCE } from './patience';

const KEPT = 'target/browser';

// What pages ask the server by themselves; tests look at tables as often as they like.
const AROUND = /^\/api\/(?!tables\/[^/]+$|events)/;
/** No page asks for one thing more often than this within a moment, unless it never stops. */
const ENDLESS = 60;
const MOMENT = 3_000;

export interface Looks {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  /** A finger instead of a mouse. */
  touch?: boolean;
  locale?: string;
  /** Where the server is found, if not at its own address. */
  at?: string;
  /** Whether a certificate that nobody has signed is good enough. */
  unsigned?: boolean;
  /** Whether the page may be installed, with the worker that stands in for a lost connection. */
  installed?: boolean;
  /** Whether things may move; most tests would only wait for them. */
  motion?: boolean;
  /** Whether the house's letters are kept from an earlier visit; late, they come after the page. */
  fonts?: 'kept' | 'late';
  /** Whether a trace is kept for a failure; one of hundreds of answers costs more than it tells. */
  traced?: boolean;
}

/** The server and the browser of those scenes that are played one after the other. */
function sharedHere(): ProvidedContext['shared'][number] {
  const all = inject('shared');
  const here = all[Number(process.env.VITEST_POOL_ID) - 1];
  if (!here) {
    throw new Error(`There are ${all.length} servers, and none for this worker.`);
  }
  return here;
}

/** A browser that has been here before: letters that come late would move what is measured. */
const visited = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'parlour.fonts', value: 'true' }] }],
});

let browser: Promise<Browser> | undefined;

/** One test with as many people as it opens browsers for; whatever goes wrong in any fails it. */
export class Browsers {
  readonly address = sharedHere().server;
  private readonly contexts: BrowserContext[] = [];
  private readonly traced = new Set<BrowserContext>();
  private readonly troubles: string[] = [];
  private readonly excused: RegExp[] = [];

  /** A person with a browser of their own: new cookies, an empty page. */
  async open(looks: Looks = {}): Promise<Page> {
    browser ??= chromium.connect(sharedHere().browser, { timeout: PATIENCE });
    const context = await (
      await browser
    ).newContext({
      baseURL: looks.at ?? this.address,
      viewport: { width: looks.width ?? 1280, height: looks.height ?? 900 },
      colorScheme: looks.theme ?? 'light',
      reducedMotion: looks.motion ? 'no-preference' : 'reduce',
      locale: looks.locale ?? 'en-GB',
      hasTouch: looks.touch ?? false,
      ignoreHTTPSErrors: looks.unsigned ?? false,
      serviceWorkers: looks.installed ? 'allow' : 'block',
      ...(looks.fonts !== 'late' && { storageState: visited(looks.at ?? this.address) }),
    });
    context.setDefaultTimeout(PATIENCE);
    this.contexts.push(context);
    if (looks.traced ?? true) {
      // What the page looked like at each step costs much, so only who asks for it gets it.
      await context.tracing.start({ snapshots: process.env.PARLOUR_SNAPSHOTS === 'true' });
      this.traced.add(context);
    }
    this.watch(context, looks.at ?? this.address);
    return context.newPage();
  }

  /** What a test brings about on purpose, such as a line that is cut, is no trouble. */
  excuse(...patterns: RegExp[]): void {
    this.excused.push(...patterns);
  }

  /** What comes while this is done on purpose is no trouble; at any other time it is. */
  async excuseWhile(pattern: RegExp, done: () => Promise<void>): Promise<void> {
    const before = this.troubles.length;
    await done();
    const since = this.troubles.splice(before);
    this.troubles.push(...since.filter((what) => !pattern.test(what)));
  }

  private watch(context: BrowserContext, home: string): void {
    context.on('console', (message) => {
      if (message.type() === 'error') {
        this.troubles.push(`console: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.troubles.push(`page: ${String(error.error())}`));
    const asked = new Map<string, number[]>();
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (request.method() === 'GET' && AROUND.test(url.pathname)) {
        const now = Date.now();
        const lately = (asked.get(url.href) ?? []).filter((at) => now - at < MOMENT);
        asked.set(url.href, [...lately, now]);
        if (lately.length === ENDLESS) {
          this.troubles.push(`asked for again and again: ${request.url()}`);
        }
      }
      if (url.protocol.startsWith('http') && url.origin !== home) {
        this.troubles.push(`foreign host: ${request.url()}`);
      }
    });
    context.on('page', (page) =>
      page.on('crash', () => this.troubles.push(`crashed: ${page.url()}`)),
    );
  }

  /** Fails if anything went wrong that nobody looked at. */
  assertCalm(): void {
    const left = this.troubles.filter((what) => !this.excused.some((some) => some.test(what)));
    if (left.length > 0) {
      throw new Error(`The browser had trouble:\n${left.join('\n')}`);
    }
  }

  /** A picture and a trace of every browser, for whoever looks into a failure. */
  async keep(name: string): Promise<void> {
    await mkdir(KEPT, { recursive: true });
    const base = `${KEPT}/${name.replace(/\W+/g, '-')}`;
    for (const [number, context] of this.contexts.entries()) {
      for (const page of context.pages().slice(0, 1)) {
        await page.screenshot({ path: `${base}-${number + 1}.png` });
      }
      if (this.traced.has(context)) {
        await context.tracing.stop({ path: `${base}-${number + 1}.zip` });
      }
    }
    console.error(`Kept ${base}-*: npx playwright-core show-trace FILE.zip`);
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
  }
}

type Play = (browsers: Browsers) => Promise<void>;

/** A test in real browsers. */
export function scene(name: string, play: Play): void {
  if (!process.env.PARLOUR_QUICK) {
    quickScene(name, play);
  }
}

/** One of the few that "npm run browser -- --quick" plays, too. */
export function quickScene(name: string, play: Play): void {
  test(
    name,
    async () => {
      const browsers = new Browsers();
      try {
        await play(browsers);
        browsers.assertCalm();
      } catch (trouble) {
        await browsers.keep(name).catch((why: unknown) => console.error(why));
        throw trouble;
      } finally {
        await browsers.close();
      }
    },
    LONGEST_SCENE,
  );
}
