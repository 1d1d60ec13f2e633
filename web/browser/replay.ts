import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EntryInfo, TableauPlan } from '../src/api/types';
import { stops } from '../src/table/history';
import { cardsAt, countAt, spotsOf } from '../src/tableau/things';
import type { Moment } from './script';

/** What can be read off a page: what lies at each place and region, the cards in hand, the tracks. */
interface Position {
  places: Record<string, string[]>;
  hand: string[];
  tracks: string[];
}

/** The names that a button of the steps has. */
type Way = 'One move back' | 'One move forward';

/** Presses a button of the steps again and again, and reads the page after each. */
async function stepThrough(page: Page, way: Way, steps: number): Promise<Position[]> {
  return page.evaluate(
    async ([name, times]) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const text = (of: Element, part: string) => of.querySelector(part)?.textContent ?? '';
      const found: Position[] = [];
      for (let i = 0; i < times; i++) {
        document.querySelector<HTMLElement>(`.steps [aria-label="${name}"]`)?.click();
        await new Promise((done) => setTimeout(done));
        found.push({
          places: Object.fromEntries(
            all('[data-target]').map((one) => [one.dataset.target, one.ariaLabel?.split(', ')]),
          ) as Position['places'],
          hand: all('.hand [data-card]').map((card) => card.dataset.card ?? ''),
          tracks: all('.strip .track').map(
            (one) => `${text(one, '.name')} ${text(one, '.hidden')}`,
          ),
        });
      }
      return found;
    },
    [way, steps] as const,
  );
}

/** What a spoken name says of tokens, without names, stars and what may be done there. */
function tokens(plan: TableauPlan): (part: string) => boolean {
  const names = new Set(plan.kinds.flatMap(({ name, plural }) => [name, plural]));
  return (part) => names.has(part.replace(/^\d+ /, ''));
}

/** What a page must show of a moment, as the server told it. */
function expected({ view, viewer }: Moment, plan: TableauPlan): Position {
  if (view.kind !== 'tableau') {
    throw new Error('The game is seen as a tableau.');
  }
  const spots = spotsOf(view);
  const lying = (id: string) =>
    plan.kinds.flatMap((kind) => {
      const n = countAt(spots, id, kind.id);
      const counted = kind.role === 'cube' || n > 1;
      const name = n === 1 ? kind.name : kind.plural;
      return n === 0 ? [] : [counted ? `${n} ${name}` : name];
    });
  const places = [...plan.places, ...plan.regions].map(({ id }) => [id, lying(id).sort()]);
  return {
    places: Object.fromEntries(places) as Position['places'],
    hand: ['hand', 'drawn', 'claimed']
      .flatMap((zone) => cardsAt(spots, `${zone}.${viewer}`))
      .sort(),
    tracks: plan.tracks
      .map((track) => ({ ...track, n: countAt(spots, track.id) }))
      .filter(({ side, goal, n }) => side === null && (goal || n > 0))
      .map(({ name, n, size }) => `${name} ${n} of ${size}`),
  };
}

/**
 * Steps through a finished game from where it stands, and holds every position that the server told
 * meanwhile against what the page shows; gives back how many there were.
 */
export async function expectReplayed(
  page: Page,
  plan: TableauPlan,
  entries: EntryInfo[],
  moments: readonly Moment[],
  way: Way,
  most: number,
): Promise<number> {
  const all = stops(entries);
  const steps = Math.min(most, all.length - 1);
  const passed = way === 'One move back' ? all.slice(0, -1).reverse() : all.slice(1);
  const pictures = await stepThrough(page, way, steps);
  const isToken = tokens(plan);
  let compared = 0;
  for (const [at, { places, hand, tracks }] of pictures.entries()) {
    const moment = moments.find(({ after }) => all.findLast((s) => s <= after) === passed[at]);
    if (moment) {
      const lying = Object.entries(places).map(([id, parts]) => [id, parts.filter(isToken).sort()]);
      const shown = { places: Object.fromEntries(lying) as unknown, hand: hand.sort(), tracks };
      expect(shown, `after entry ${passed[at] ?? ''}`).toEqual(expected(moment, plan));
      compared++;
    }
  }
  return compared;
}
