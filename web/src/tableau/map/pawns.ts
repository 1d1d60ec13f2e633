import { numberOf } from '../tokens/tint';
import type { TableauPlan, Things } from '../types';
import { heading, pawnSize } from './headings';
import type { MapArt, Point } from './types';

export interface StandingPawn {
  key: string;
  shape: string;
  tint: string;
  number: string | null;
  at: Point;
  /** How high it is, in pixels. */
  size: number;
}

/** Where every pawn stands: in a row under its region's name, or above what lies in a place. */
export function standingPawns(
  plan: TableauPlan,
  spots: ReadonlyMap<string, readonly Things[]>,
  art: MapArt,
  scale: number,
): StandingPawn[] {
  const kinds = new Map(plan.kinds.map((kind) => [kind.id, kind]));
  const cubes = new Map(
    plan.kinds.filter(({ role }) => role === 'cube').map(({ tint, shape }) => [tint, shape]),
  );
  const size = pawnSize(scale);
  const found: StandingPawn[] = [];
  for (const { id, name } of [...plan.regions, ...plan.places]) {
    const foot = footOf(art, id, name, scale);
    if (!foot) continue;
    const here = (spots.get(id) ?? []).filter(({ kind }) => kinds.get(kind)?.role === 'pawn');
    const all = here.flatMap(({ kind, count }) =>
      Array.from({ length: count }, (_, n) => ({ kind, n })),
    );
    all.forEach(({ kind, n }, at) => {
      const { shape, tint } = kinds.get(kind)!;
      const aside = ((at - (all.length - 1) / 2) * size * 0.66) / scale;
      found.push({
        key: `${kind}.${n}`,
        // A pawn has the shape of the cubes of its colour.
        shape: cubes.get(tint) ?? shape,
        tint,
        number: numberOf(kind),
        at: [foot[0] + aside, foot[1]],
        size,
      });
    });
  }
  return found;
}

function footOf(art: MapArt, id: string, name: string, scale: number): Point | null {
  const named = heading(art, id, name, scale);
  if (named) return [named.at[0], named.at[1] + named.foot / scale];
  const place = art.places[id];
  return place?.callout ?? place?.at ?? null;
}
