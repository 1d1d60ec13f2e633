/** The pages there are, and what their addresses carry. */
export type Route =
  | { page: 'home' }
  | { page: 'game'; id: string }
  /** Without a game it is the one that was last chosen, or the server's first. */
  | { page: 'new'; game: string | null }
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
  if (first === 'new' && second === undefined) {
    return { page: 'new', game: null };
  }
  if (second !== undefined && parts.length === 2) {
    const name = decode(second);
    if (name !== null) {
      switch (first) {
        case 'games':
          return { page: 'game', id: name };
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

/** Where a link leads if we follow it ourselves; null for all that is the browser's. */
export function follows(
  press: Press,
  link: { href: string; target: string; download: boolean },
  here: string,
): string | null {
  if (press.handled || press.button !== 0 || press.modified) {
    return null;
  }
  if ((link.target !== '' && link.target !== '_self') || link.download) {
    return null;
  }
  const at = new URL(here);
  const to = new URL(link.href, at);
  // What the server answers itself (records, the API) and marks on the same page are no pages.
  if (to.origin !== at.origin || to.pathname.startsWith('/api/') || (to.hash && same(to, at))) {
    return null;
  }
  return to.pathname + to.search + to.hash;
}

/** Whether two addresses are one page, whatever mark on it they name. */
export function same(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
