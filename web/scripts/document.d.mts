export const DOCUMENT: string;
