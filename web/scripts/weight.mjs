// What a page makes the browser load, found from Vite's manifest: the entry, the page that it loads
// lazily, and everything that these import in their first lines.

/** The ways in which a game is seen, and what a table of each may load. */
export const KINDS = [
  { kind: 'board', view: 'src/table/TableView.svelte', most: 70_000 },
  { kind: 'tableau', view: 'src/tableau/TableauTable.svelte', most: 110_000 },
];

/** What the map of a game may weigh. */
export const MAPS = 45_000;

/** The scripts of the chunks under these keys and of all their static imports, each once. */
export function scriptsOf(manifest, keys) {
  const seen = new Set();
  const waiting = [...keys];
  while (waiting.length > 0) {
    const key = waiting.pop();
    if (!seen.has(key)) {
      seen.add(key);
      waiting.push(...(manifest[key].imports ?? []));
    }
  }
  const files = [...seen].map((key) => manifest[key].file);
  return [...new Set(files)].filter((file) => file.endsWith('.js')).sort();
}

/** The keys that a table in the browser begins with, and how its game is seen. */
export function tableKeys(manifest, view) {
  return Object.keys(manifest).filter(
    (key) => manifest[key].isEntry || key === view || /^src\/pages\/Table[^/]*\.svelte$/.test(key),
  );
}

/** The keys of each language: the words of every page, and those that only a kind of table needs. */
export function wordKeys(manifest, kind) {
  const keys = Object.keys(manifest);
  return ['en', 'de'].map((lang) =>
    keys.filter((key) => new RegExp(`^src/words/(${kind}[a-z-]*\\.)?${lang}\\.ts$`).test(key)),
  );
}

/** The keys of maps, each of which is loaded with the table of its game. */
export function mapKeys(manifest) {
  return Object.keys(manifest).filter((key) => /^src\/art\/tableaux\/[^/]+\/map\.ts$/.test(key));
}
