import type { TableauPlan } from '../api/types';
import type { Shown } from './stage.svelte';
import { applyMotions, cardOf, countAt, type Spots } from './things';

/** Something that happens seldom and matters: it is shown large for a while. */
export interface Moment {
  id: number;
  /** What kind it is: it decides how it looks. */
  look: 'phase' | 'claim' | 'yes' | 'no' | 'goal';
  words: string;
  card: string | null;
  place: string | null;
}

/** What is a moment of its own among the things that have just happened. */
export function momentOf(shown: Shown | null, before: Spots, plan: TableauPlan): Moment | null {
  if (!shown) {
    return null;
  }
  const { id, told, motions } = shown;
  const moment = (look: Moment['look'], more: Partial<Moment> = {}): Moment => ({
    id,
    look,
    words: told,
    card: null,
    place: null,
    ...more,
  });
  const filled = plan.tracks.some(
    ({ id: track, size, goal }) =>
      goal &&
      countAt(before, track) < size &&
      countAt(applyMotions(before, motions), track) >= size,
  );
  if (filled) {
    return moment('goal');
  }
  const marks = new Map(
    plan.kinds.filter(({ role }) => role === 'mark').map((kind) => [kind.id, kind]),
  );
  const places = new Set(plan.places.map((place) => place.id));
  const mark = motions.find(({ thing, to }) => marks.has(thing) && places.has(to));
  if (mark) {
    const yes = marks.get(mark.thing)?.shape === 'check';
    const no = marks.get(mark.thing)?.shape === 'cross';
    if (yes || no) {
      return moment(yes ? 'yes' : 'no', { place: mark.to });
    }
  }
  const role = (spot: string) => plan.zones.find((zone) => zone.id === spot)?.role;
  const claim = motions.find(
    ({ thing, from, to }) =>
      cardOf(thing) !== null && role(from) === 'row' && role(to) === 'claimed',
  );
  if (claim) {
    return moment('claim', { card: cardOf(claim.thing) });
  }
  const phase = motions.find(({ thing, to }) => thing.startsWith('phase:') && to === 'phase');
  const name = plan.phases.find((one) => `phase:${one.id}` === phase?.thing)?.name;
  return name ? moment('phase', { words: name }) : null;
}
