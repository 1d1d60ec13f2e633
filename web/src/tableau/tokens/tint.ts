/** The colours of a tint's tokens, their edge, and figures on them; a tint nobody has named is plain. */
export const tintOf = (tint: string): string =>
  `var(--cube-${tint}, var(--${tint}, var(--accent)))`;
export const tintEdge = (tint: string): string => `var(--cube-${tint}-edge, var(--map-line))`;
export const tintInk = (tint: string): string => `var(--cube-${tint}-ink, var(--on-accent))`;

/** The number that a kind ends with, such as 2 in "purple2". */
export const numberOf = (kind: string): string | null => /\d+$/.exec(kind)?.[0] ?? null;
