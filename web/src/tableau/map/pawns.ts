import { numberOf } from '../tokens/tint';
import type { TableauPlan, Things } from '../types';
import { headingLines, headingSize } from './headings';
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

const between = (least: number, n: number, most: number) => Math.min(most, Math.max(least, n));

export const pawnSize = (scale: number): number => between(15, 27 * Math.sqrt(scale), 34);

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
    const foot = footOf(art, id, name, scale, size);
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

function footOf(art: MapArt, id: string, name: string, scale: number, size: number): Point | null {
  const region = art.regions[id];
  if (region) {
    const high = headingSize(scale);
    const below = (headingLines(name).length - 0.5) * high * 1.15 + 3 + size;
    return [region.at[0], region.at[1] + below / scale];
  }
  const place = art.places[id];
  const at = place?.callout ?? place?.at;
  return at ? [at[0], at[1]] : null;
}
