import type { Offer } from '../api/types';

export interface Choices {
  /** Moves with a button of their own. */
  single: Offer[];
  /** Moves that share a dialogue. */
  groups: { name: string; offers: Offer[] }[];
  /** What an answer is asked to, for a preview: set when nothing may be done on the board. */
  asked: Offer | null;
}

export function choicesOf(offers: Offer[]): Choices {
  const labelled = offers.filter((offer) => offer.label !== null);
  const single = labelled.filter((offer) => offer.group === null);
  const groups: Choices['groups'] = [];
  for (const offer of labelled) {
    if (offer.group !== null) {
      const group = groups.find((g) => g.name === offer.group);
      if (group) {
        group.offers.push(offer);
      } else {
        groups.push({ name: offer.group, offers: [offer] });
      }
    }
  }
  const onlyAnswers = single.length > 0 && single.length === offers.length;
  const asked = onlyAnswers ? (single.find((offer) => offer.motions.length > 0) ?? null) : null;
  return { single, groups, asked };
}
