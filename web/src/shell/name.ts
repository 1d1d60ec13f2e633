/** How many characters a name has at most; the server counts code points, and so do we. */
export const MOST = 24;

/** Without spaces around it and with single ones in it, as the server keeps it. */
export function tidy(name: string): string {
  return name.trim().replace(/ +/g, ' ');
}

/** As much of what was typed as a name may have. */
export function clip(typed: string): string {
  const points = [...tidy(typed)];
  return points.length > MOST ? points.slice(0, MOST).join('') : typed;
}
