import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import type { Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { startProgram } from './program';
import { scene } from './scene';
import { ask, enter, look } from './table';
import { Hand, mapOf } from './tableau';

// A tiny game that nobody has drawn anything for: the parts of the tableau know no game.

const TARGET = resolve('../testkit/target');

scene(
  'another game of places and cards is drawn and played by the same parts',
  async (browsers) => {
    const jar = readdirSync(TARGET).find((name) => name.endsWith('-tiny-games.jar')) ?? 'none';
    const program = await startProgram(0, '', join(TARGET, jar));
    try {
      const page = await browsers.open({ at: program.address, width: 1280, height: 720 });
      await enter(page);
      const { games } = await ask<{ games: { id: string; seats: { name: string }[] }[] }>(
        page,
        '/api/games',
      );
      const game = games.find(({ id }) => id === 'two-shores');
      const [own = '', other = ''] = (game?.seats ?? []).map(({ name }) => name);
      const { id, tableau } = await ask<Table>(page, '/api/tables', {
        game: 'two-shores',
        seats: { [own]: 'me', [other]: 'computer:random' },
      });
      await page.goto(`/table/${id}`);
      await mapOf(page).waitFor();
      for (const { id: place, name } of tableau?.places ?? []) {
        const label = await page.locator(`[data-target="${place}"]`).getAttribute('aria-label');
        expect(label).toContain(name);
      }
      await expectAccessible(page, 'a tableau without art');
      const hand = new Hand(page, false);
      for (;;) {
        const { state } = await look(page, id);
        if (state.turn.kind === 'over') break;
        const [offer] = state.offers;
        if (offer) {
          await hand.play(offer, state.after);
        } else {
          await expect
            .poll(async () => (await look(page, id)).state.after)
            .toBeGreaterThan(state.after);
        }
      }
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      expect(hand.presses).toBeGreaterThan(3);
      await page.goto('about:blank');
    } finally {
      await program.stop();
    }
  },
);
