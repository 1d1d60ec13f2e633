/** So many tints are named in tokens.css. */
const TINTS = 6;

/** The tint of the region at this place in the plan. */
export const regionTint = (at: number): string => `var(--region-${(at % TINTS) + 1})`;
