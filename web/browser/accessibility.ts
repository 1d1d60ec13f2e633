import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing that axe finds, told by rule and place. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // It is half a megabyte, and a page that has it keeps it until the next one comes.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(AXE);
  }
  const found = await page.evaluate(async (values) => {
    const { axe: finder } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await finder.run(document, {
      runOnly: { type: 'tag', values },
      // Of all that is well, axe would tell each place at great length.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, TAGS);
  expect(found, where).toEqual([]);
}
