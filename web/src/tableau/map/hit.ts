import type { Point } from './types';

/** Something that can be meant by a press, and where it is. */
export interface Aim {
  id: string;
  at: Point;
}

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/**
 * What a press means: what lies under it if that can be picked, else the nearest that can be picked
 * within reach; else what lies under it, to be looked at.
 */
export function meant(
  under: string | null,
  point: Point,
  pickable: readonly Aim[],
  reach: number,
): string | null {
  if (under !== null && pickable.some(({ id }) => id === under)) return under;
  const near = pickable
    .map(({ id, at }) => ({ id, away: far(at, point) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away);
  return near[0]?.id ?? under;
}

/** How wide a target is that reaches as far as it stays the nearest of all. */
export function targetWidth(aim: Aim, others: readonly Aim[]): number {
  return Math.min(
    ...others.filter(({ id }) => id !== aim.id).map(({ at }) => far(aim.at, at)),
    Infinity,
  );
}

/** How large a box around each can be before it meets that of its nearest neighbour. */
export function elbowRoom(all: readonly Aim[]): Map<string, number> {
  const away = (one: Aim, other: Aim) =>
    Math.max(Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[1] - other.at[1]));
  return new Map(
    all.map((aim) => [
      aim.id,
      Math.min(...all.filter(({ id }) => id !== aim.id).map((other) => away(aim, other)), Infinity),
    ]),
  );
}
