import type { ChatLine } from '../../api/types';

/** All lines in their order, each once: what is told twice counts as it was told last. */
export function mergeLines(known: ChatLine[], news: ChatLine[]): ChatLine[] {
  const all = new Map(known.map((line) => [line.number, line]));
  news.forEach((line) => all.set(line.number, line));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** What others said and was not known before. */
export function freshLines(known: ChatLine[], news: ChatLine[]): ChatLine[] {
  const numbers = new Set(known.map(({ number }) => number));
  return news.filter(({ number, you }) => !you && !numbers.has(number));
}
