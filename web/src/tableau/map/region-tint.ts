/** The colours of a region's ground, at rest and where something can be picked. */
export interface RegionTint {
  ground: string;
  lit: string;
}

/** So many tints are named in tokens.css. */
const TINTS = 6;

/** The tint of the region at this place in the plan. */
export function regionTint(at: number): RegionTint {
  const name = `--region-${(at % TINTS) + 1}`;
  return { ground: `var(${name})`, lit: `var(${name}-lit)` };
}

/** For places of no region. */
export const NO_TINT: RegionTint = { ground: 'var(--wood)', lit: 'var(--raised)' };
