// What a page makes the browser load, found from Vite's manifest: the entry, the page that it loads
// lazily, and everything that these import in their first lines.

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

/** The keys that the table in the browser begins with. */
export function tableKeys(manifest) {
  return Object.keys(manifest).filter(
    (key) => manifest[key].isEntry || /^src\/pages\/Table[^/]*\.svelte$/.test(key),
  );
}

/** The keys of the languages, each of which is loaded on its own. */
export function wordKeys(manifest) {
  return Object.keys(manifest).filter((key) => /^src\/words\/[a-z]+\.ts$/.test(key));
}
