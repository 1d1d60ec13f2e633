import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scene } from './house';
import { look, move, sit } from './table';

const ACTS = ['Ask to take back', 'Offer a draw', 'Resign', 'This table'];

function act(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** Where each act stands on the page, from the first to the last. */
function places(page: Page) {
  return Promise.all(
    ACTS.map((name) =>
      act(page, name).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      }),
    ),
  );
}

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
] as const) {
  scene(`acts keep their places all game long, ${width} by ${height}`, async (house) => {
    const ann = await house.open({ width, height });
    const ben = await house.open();
    const { id, state } = await sit(ann, {
      game: 'fort-chitral',
      seats: { white: 'me', black: 'open' },
    });
    await ben.goto(state.invites[0]?.path ?? '');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await act(ann, 'Resign').waitFor();
    const first = await places(ann);
    expect(await act(ann, 'Ask to take back').getAttribute('aria-disabled')).toBe('true');
    await move(ann, 'a1', 'a2');
    await act(ann, 'Ask to take back').and(ann.locator('[aria-disabled=false]')).waitFor();
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
