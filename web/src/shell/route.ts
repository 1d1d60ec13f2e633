import { PAGES } from '../../target/contract/pages';

type Address = keyof typeof PAGES;

/** The names in braces that an address carries values for. */
type Names<A extends string> = A extends `${string}{${infer N}}${infer Rest}`
  ? N | Names<Rest>
  : never;

/** The pages there are, and what their addresses carry. */
export type Route =
  | {
      [A in Address]: { page: (typeof PAGES)[A] } & Record<Names<A>, string>;
    }[Address]
  | { page: 'lost' };

const patterns = Object.entries(PAGES).map(([address, page]) => ({
  page,
  pattern: new RegExp(`^${address.replace(/{(\w+)}/g, '(?<$1>[^/]+)')}/?$`),
}));

/** What a path leads to. A closing slash does not matter; anything unknown is "lost". */
export function match(path: string): Route {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found) {
      try {
        const values = Object.entries(found.groups ?? {});
        const decoded = values.map(([name, value]) => [name, decodeURIComponent(value)] as const);
        return { page, ...Object.fromEntries(decoded) } as Route;
      } catch {
        // A broken escape: there is no such page.
      }
    }
  }
  return { page: 'lost' };
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
