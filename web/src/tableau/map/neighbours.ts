import type { Aim } from './hit';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more than the way itself it counts to leave the direction. */
const ASIDE = 1.6;

export const isArrow = (key: string): boolean => key in STEPS;

/** The nearest in the direction of an arrow; null where nothing lies that way. */
export function neighbour(from: Aim, key: string, all: readonly Aim[]): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const ways = all
    .filter(({ id }) => id !== from.id)
    .map(({ id, at }) => {
      const [dx, dy] = [at[0] - from.at[0], at[1] - from.at[1]];
      const ahead = dx * step[0] + dy * step[1];
      const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
      return { id, ahead, aside };
    })
    // What lies more aside than ahead is for another arrow, unless it is all there is.
    .filter(({ ahead }) => ahead > 0.5);
  const straight = ways.filter(({ ahead, aside }) => aside <= ahead * 1.2);
  const cost = (way: { ahead: number; aside: number }) => way.ahead + ASIDE * way.aside;
  const best = (straight.length > 0 ? straight : ways).sort((a, b) => cost(a) - cost(b));
  return best[0]?.id ?? null;
}

/** The next whose name begins with what was typed, going round from where one is. */
export function typed(
  text: string,
  named: readonly { id: string; name: string }[],
  from: string | null,
): string | null {
  const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
  const wanted = plain(text);
  const here = named.findIndex(({ id }) => id === from);
  // A second letter goes on with what the first has found.
  const start = text.length > 1 ? Math.max(0, here) : here + 1;
  const order = named.map((_, at) => named[(start + at) % named.length]!);
  return order.find(({ name }) => plain(name).startsWith(wanted))?.id ?? null;
}
