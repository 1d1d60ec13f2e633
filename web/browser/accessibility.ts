import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which rules a theme can break: all others look at what stands there, not at its colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, rules: axe.RunOnly, part: string): Promise<string[]> {
  // It is half a megabyte, and a page that has it keeps it until the next one comes.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(AXE);
  }
  return page.evaluate(
    async ([runOnly, inside]) => {
      const { axe: finder } = globalThis as unknown as { axe: typeof axe };
      // Of all that is well, axe would tell each place at great length.
      const { violations: all } = await finder.run(inside, {
        runOnly,
        resultTypes: ['violations'],
      });
      return all.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
    },
    [rules, part] as const,
  );
}

/** Nothing that axe finds, told by rule and place; in all of the page, or in a part of it. */
export async function expectAccessible(page: Page, where: string, part = 'html'): Promise<void> {
  expect(await violations(page, { type: 'tag', values: TAGS }, part), where).toEqual([]);
}

/** The same of a light page, and then of its colours in the dark. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violations(page, { type: 'rule', values: COLOURS }, 'html');
  expect(found, `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
