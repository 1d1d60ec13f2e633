/** What an address says after which entry a table is looked at; null where it says nothing. */
export function entryAsked(search: string): string | null {
  return new URLSearchParams(search).get('entry');
}

/** The address of a table as it stood after an entry. */
export function entryLink(origin: string, table: string, entry: number): string {
  return new URL(`/table/${encodeURIComponent(table)}?entry=${entry}`, origin).href;
}

/** The address of the form for a new game that begins where another stood. */
export function playLink(game: string, table: string, entry: number): string {
  const query = new URLSearchParams({ from: table, entry: String(entry) });
  return `/new/${encodeURIComponent(game)}?${query}`;
}
