/**
 * How long, in milliseconds, anything that is to come may take until that is a fault. It is far more
 * than a machine needs that is ten times slower than usual, and costs nothing when the thing comes.
 */
export const PATIENCE = 240_000;
/** The same for a whole scene. */
export const LONGEST_SCENE = 1_800_000;
