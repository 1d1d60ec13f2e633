/** The code behind the number sign of a link, which no server sees; empty where there is none. */
export function codeInLink(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
