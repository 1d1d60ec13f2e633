import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table } from '../src/api/types';
import { scene } from './scene';
import { ask, isWhole, look } from './table';

scene(
  'two strangers find each other, a third watches, and both come back later',
  async (browsers) => {
    const [ada, ben, cleo] = [
      await browsers.open(),
      await browsers.open({ locale: 'de-DE' }),
      await browsers.open({ width: 360, height: 740, touch: true }),
    ];
    await ada.goto('/');
    await ada.getByRole('link', { name: 'Find an opponent' }).first().click();
    // The page before names the games, too.
    await ada.getByRole('heading', { name: 'Find an opponent', level: 1 }).waitFor();
    await ada.getByText('Fort Chitral', { exact: true }).click();
    await ada.getByRole('button', { name: 'Find an opponent' }).click();
    await ada.waitForURL('**/table/*');
    await ada.getByRole('heading', { name: 'Waiting for a player' }).waitFor();

    await ben.goto('/pair');
    await ben.getByText('Fort Chitral', { exact: true }).click();
    await ben.getByRole('button', { name: 'Gegner finden' }).click();
    await ben.waitForURL(ada.url());
    const id = ada.url().split('/').at(-1) ?? '';
    const { state } = await look(ada, id);
    expect(state.status).toBe('playing');
    const [first, second] =
      state.turn.kind === 'decide' && state.yours.includes(state.turn.seat)
        ? [ada, ben]
        : [ben, ada];

    await cleo.goto('/watch');
    await cleo.getByRole('link', { name: 'Fort Chitral' }).first().click();
    await cleo.waitForURL('**/table/*');

    const moves = async (who: Page) => {
      const { offers, after } = (await look(who, id)).state;
      await ask(who, `/api/tables/${id}/moves`, { after, move: offers[0]?.move });
    };
    // The one who moves sees it and leaves; the answer is news when they come back.
    await isWhole(first);
    await moves(first);
    await first.locator('[data-entry="1"], .moves li, .moves button').first().waitFor();
    await first.goto('/my-games');
    const others = first.getByRole('region').nth(1);
    await others.getByRole('listitem').first().waitFor();
    await moves(second);
    const mine = first.getByRole('region').first().getByRole('link');
    await mine.first().click();
    await first.waitForURL('**/table/*');
    await first.getByText(/^(Since your last visit|Seit deinem letzten Besuch):$/).waitFor();
    await second.goto('/my-games');
    await second.getByRole('region').nth(1).getByRole('listitem').first().waitFor();

    // A seat in the lobby is taken with words for the seed, before anything is dealt.
    const seats = { suffragist: 'me', opposition: 'open' };
    const wish = { game: 'votes-for-women', seats, listed: true };
    const offered = await ask<Table>(cleo, '/api/tables', wish);
    await ada.goto('/');
    const line = ada
      .getByRole('listitem')
      .filter({ has: ada.locator(`a[href="/table/${offered.id}"]`) });
    await line.getByRole('button').waitFor();
    await ada.locator('summary', { hasText: 'Fair dice' }).click();
    await ada.getByLabel('Your own words or numbers').fill('rain on Tuesday');
    await line.getByRole('button').click();
    await ada.waitForURL(`**/table/${offered.id}`);
    const { seed } = (await look(ada, offered.id)).state;
    expect(seed.nonces.map(({ nonce }) => nonce)).toContain('rain on Tuesday');
  },
);
