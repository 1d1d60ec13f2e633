export const KINDS: { kind: string; view: string; most: number }[];
export const MAPS: number;
