import type { Offer, Refused, TableauPlan } from '../api/types';

/** One use of a card: it can be played, or there is a reason why not. */
export interface Use {
  act: string;
  name: string;
  about: string | null;
  offer: Offer | null;
  why: string | null;
}

/** The uses of a card in the order of the game's acts, so that each keeps its place in the row. */
export function usesOf(
  offers: readonly Offer[],
  refused: readonly Refused[],
  plan: TableauPlan,
): Use[] {
  const order = plan.acts.map(({ id }) => id);
  const name = (act: string, label: string) =>
    plan.acts.find(({ id }) => id === act)?.name ?? label;
  const can = offers.map((offer) => {
    const act = offer.target?.act ?? '';
    const label = name(act, offer.label ?? offer.move);
    return { act, name: label, about: offer.about, offer, why: null };
  });
  const cannot = refused.map(({ target, label, why }) => ({
    act: target.act,
    name: name(target.act, label),
    about: null,
    offer: null,
    why,
  }));
  return [...can, ...cannot].toSorted((a, b) => order.indexOf(a.act) - order.indexOf(b.act));
}
