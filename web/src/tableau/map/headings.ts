const between = (least: number, n: number, most: number) => Math.min(most, Math.max(least, n));

/** How high a region's name is, in pixels. */
export const headingSize = (scale: number): number => between(8, 14.5 * Math.sqrt(scale), 17);

/** A long name stands in two lines. */
export function headingLines(name: string): string[] {
  const words = name.split(' ');
  if (name.length < 14 || words.length < 2) return [name];
  const ends = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' ').length);
  const best = ends.reduce(
    (found, end, at) =>
      Math.abs(end - name.length / 2) < Math.abs(ends[found]! - name.length / 2) ? at : found,
    0,
  );
  return [words.slice(0, best + 1).join(' '), words.slice(best + 1).join(' ')];
}
