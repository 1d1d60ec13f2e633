import type { Offer } from '../api/types';

// Moves that differ only in how many pieces of each kind they move, such as an exchange, are chosen
// by numbers. Nothing of that is said by rules: it is counted in what each move would bring.

/** Kinds of pieces that all these moves move in equal numbers. */
export type Axis = string[];

const count = (offer: Offer, kind: string): number =>
  offer.motions.filter(({ thing }) => thing === kind).length;

/** How many pieces of an axis a move moves, for each of its kinds. */
export const amount = (offer: Offer, axis: Axis): number => count(offer, axis[0] ?? '');

/**
 * The numbers by which these moves can be told apart; none where they
 * cannot, or where there is nothing to choose.
 */
export function axesOf(offers: Offer[]): Axis[] {
  const kinds = [...new Set(offers.flatMap(({ motions }) => motions.map(({ thing }) => thing)))];
  const axes = new Map<string, Axis>();
  for (const kind of kinds) {
    const numbers = offers.map((offer) => count(offer, kind)).join(' ');
    axes.set(numbers, [...(axes.get(numbers) ?? []), kind]);
  }
  const moving = [...axes.values()].filter(
    (axis) => new Set(offers.map((offer) => amount(offer, axis))).size > 1,
  );
  const told = offers.map((offer) => moving.map((axis) => amount(offer, axis)).join(' '));
  return new Set(told).size === offers.length ? moving : [];
}

/** One more or one less along an axis; what else there is changes as little as possible. */
export function stepped(
  offers: Offer[],
  axes: Axis[],
  from: Offer,
  axis: Axis,
  by: 1 | -1,
): Offer | null {
  const wanted = amount(from, axis) + by;
  const far = (offer: Offer) =>
    axes.reduce((sum, other) => sum + Math.abs(amount(offer, other) - amount(from, other)), 0);
  return offers
    .filter((offer) => amount(offer, axis) === wanted)
    .reduce<Offer | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
