// What a browser may fetch at once when it asks for a page, found from Vite's manifest: the page's
// own chunk with all that it imports in its first lines. The server names it in a Link header.

/** The chunk of each page, by the page's name, as App.svelte lists them. */
export function pageSources(app) {
  const found = app.matchAll(/(\w+): \(\) => import\('\.\/(pages\/[^']+)'\)/g);
  return new Map([...found].map(([, page, path]) => [page, `src/${path}`]));
}

/** The scripts and styles of a chunk and of all its static imports, less those already known. */
export function filesOf(manifest, key, known = new Set()) {
  const seen = new Set();
  const waiting = [key];
  while (waiting.length > 0) {
    const next = waiting.shift();
    if (!seen.has(next)) {
      seen.add(next);
      waiting.push(...(manifest[next].imports ?? []));
    }
  }
  const chunks = [...seen].map((one) => manifest[one]);
  const files = [...chunks.flatMap(({ css }) => css ?? []), ...chunks.map(({ file }) => file)];
  return [...new Set(files)].filter((file) => !known.has(file));
}

/** How a Link header names a file. Styles are fetched as the page's own loader fetches them. */
const fetched = (file) =>
  file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload`;

/** What the page waits for comes after what the first paint waits for. */
export const link = (file) => `${fetched(file)}; fetchpriority=low`;

/** What index.html waits for before it paints anything. */
export const first = (styles) => ['</early.js>; rel=preload; as=script', ...styles.map(fetched)];

/** A line for each page and language: its name, and the value of the header. */
export function preloads(manifest, pages, languages) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const known = new Set(filesOf(manifest, entry));
  const before = first([...known].filter((file) => file.endsWith('.css')));
  const links = (key) => filesOf(manifest, key, known).map(link);
  return [
    ...[...pages].map(([page, key]) => `${page} ${[...before, ...links(key)].join(', ')}`),
    ...languages.map((lang) => `words.${lang} ${links(`src/words/${lang}.ts`).join(', ')}`),
  ];
}
