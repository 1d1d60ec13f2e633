/** The pages there are, and what their addresses carry. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; token: string }
  | { page: 'lost' };

/** What a path leads to. A closing slash does not matter; anything unknown is "lost". */
export function match(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) {
    return { page: 'home' };
  }
  if (second !== undefined && parts.length === 2) {
    const name = decode(second);
    if (name !== null) {
      switch (first) {
        case 'new':
          return { page: 'new', game: name };
        case 'table':
          return { page: 'table', id: name };
        case 'join':
          return { page: 'join', token: name };
      }
    }
  }
  return { page: 'lost' };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** What a click asks of us, reduced to what decides whether the router takes it. */
export interface Press {
  button: number;
  modified: boolean;
  handled: boolean;
}

/** Whether we follow a link ourselves; all others are the browser's. */
export function follows(
  press: Press,
  link: { href: string; target: string; download: boolean },
  origin: string,
): string | null {
  if (press.handled || press.button !== 0 || press.modified) {
    return null;
  }
  if ((link.target !== '' && link.target !== '_self') || link.download) {
    return null;
  }
  const url = new URL(link.href, origin);
  // What the server answers itself (records, the API) and marks on the same page are no pages.
  if (url.origin !== origin || url.pathname.startsWith('/api/') || url.hash !== '') {
    return null;
  }
  return url.pathname + url.search;
}
