import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing that axe finds, told by rule and place. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Of all that is well, axe would tell each place at great length.
  const options = {
    runOnly: { type: 'tag' as const, values: TAGS },
    resultTypes: ['violations' as const],
  };
  // Our pages have no frames, so the quick way through one page is enough.
  const { violations } = await new AxeBuilder({ page })
    .options(options)
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(found, where).toEqual([]);
}
