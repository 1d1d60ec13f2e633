import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { scene } from './scene';
import { look, move, sit } from './table';

const ACTS = ['Ask to take back', 'Offer a draw', 'Resign', 'This table'];

function act(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** Where something stands on the page, however far that is scrolled. */
function place(what: Locator) {
  return what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });
}

function places(page: Page) {
  return Promise.all(ACTS.map((name) => place(act(page, name))));
}

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
] as const) {
  scene(`acts keep their places all game long, ${width} by ${height}`, async (browsers) => {
    const ann = await browsers.open({ width, height });
    const ben = await browsers.open();
    const { id, state } = await sit(ann, {
      game: 'fort-chitral',
      seats: { white: 'me', black: 'open' },
    });
    await ben.goto(state.invites[0]?.path ?? '');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await act(ann, 'Resign').waitFor();
    const first = await places(ann);
    const score = await place(ann.locator('.houses'));
    await act(ann, 'Ask to take back').and(ann.locator('[aria-disabled=true]')).waitFor();
    await move(ann, 'a1', 'a2');
    await act(ann, 'Ask to take back').and(ann.locator('[aria-disabled=false]')).waitFor();
    // Nothing is asked of her now; the score does not rise into that line.
    await ann.getByText('Move a man.').waitFor({ state: 'detached' });
    expect(await place(ann.locator('.houses'))).toEqual(score);
    expect(await places(ann)).toEqual(first);
    // Whoever presses twice at one place asks once, and nothing else happens.
    await act(ann, 'Ask to take back').dblclick();
    await ann.getByText('You ask to take back a move.').waitFor();
    expect(await places(ann)).toEqual(first);
    await act(ann, 'Offer a draw').dblclick();
    await ann.getByText('You offer a draw.').waitFor();
    expect(await places(ann)).toEqual(first);
    expect(await ann.getByRole('dialog').count()).toBe(0);
    await ben.getByRole('button', { name: 'Decline' }).first().click();
    await ben.getByRole('button', { name: 'Decline' }).first().click();
    await ann.getByText('You offer a draw.').waitFor({ state: 'hidden' });
    expect(await places(ann)).toEqual(first);
    expect((await look(ann, id)).state.status).toBe('playing');
  });
}
