import type { Page } from 'playwright-core';
import { mapWords } from '../src/words/tableau-map.en';
import { PATIENCE } from './patience';

/** All that a tableau shows of a position, part by part, as it can be read off the page. */
export type Picture = Record<string, string>;

/** What a script in the page is helped by. */
export interface Reader {
  read(): Picture;
  /** Waits until the page shows something. */
  until(isThere: () => boolean): Promise<void>;
  /** Waits until nothing that follows from a press is left to be done. */
  settled(): Promise<void>;
}

declare global {
  var reader: Reader;
}

/** What the name of a place says besides what lies there, and all that follows it. */
const SIGNS = [mapWords.changed, mapWords.hinted, ...Object.values(mapWords.ways)];

/** Teaches a browser tab to read the tableau that it shows, on this page and on each that follows. */
export async function teachToRead(page: Page): Promise<void> {
  const told = { signs: SIGNS, patience: PATIENCE };
  await page.addInitScript(({ signs, patience }) => {
    const all = (selector: string, within: ParentNode = document) => [
      ...within.querySelectorAll<HTMLElement>(selector),
    ];
    const words = (of: Element) => of.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    /** The tokens that are drawn at a place; a pile has its number on it. */
    const drawn = (place: Element) => {
      const counts = new Map<string, number>();
      for (const token of all('.token', place)) {
        const tint = token.style.getPropertyValue('--tint');
        const pile = Number(token.querySelector('text')?.textContent ?? 1);
        counts.set(tint, (counts.get(tint) ?? 0) + pile);
      }
      const told = [...counts].map(([tint, n]) => `${n} ${tint}`);
      return told.sort().join(', ');
    };
    const spoken = (place: Element) => {
      const parts = place.ariaLabel?.split(', ') ?? [];
      const end = parts.findIndex((part) => signs.includes(part));
      const [name, region, ...lying] = end < 0 ? parts : parts.slice(0, end);
      return [name, region, ...lying.sort()].join(', ');
    };

    globalThis.reader = {
      read: () => {
        const picture: Picture = {};
        for (const place of all('[data-target]')) {
          picture[place.dataset.target ?? ''] = spoken(place);
        }
        for (const [at, place] of all('[data-map] .marks').entries()) {
          picture[`drawn ${at}`] = drawn(place);
        }
        for (const hand of all('section.hand')) {
          picture[hand.ariaLabel ?? ''] = all('.face > .name', hand).map(words).join(', ');
        }
        for (const row of all('.cards .row')) picture[words(row.firstElementChild!)] = words(row);
        picture.tracks = all('.strip .track, .strip .phase').map(words).join(', ');
        picture.vote = all('.ballot').map(words).join(', ');
        return picture;
      },
      until: (isThere) =>
        new Promise((done, fail) => {
          if (isThere()) {
            done();
            return;
          }
          const late = setTimeout(() => {
            watch.disconnect();
            fail(new Error(`The page stays at: ${document.body.innerText}`));
          }, patience);
          const watch = new MutationObserver(() => {
            if (isThere()) {
              clearTimeout(late);
              watch.disconnect();
              done();
            }
          });
          watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
      settled: () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            done();
          };
          port2.postMessage(null);
        }),
    };
  }, told);
}
