export const PAGES: readonly string[];
export function isOffered(file: string): boolean;
