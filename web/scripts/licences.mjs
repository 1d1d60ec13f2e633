// A plugin for Vite: what the page is made of besides our own files, by name and licence, read from
// the packages that really went into it. It is written beside the page and never typed by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The package that a file belongs to: its folder and name; null for a file of our own. */
export function packageOf(file) {
  const found = PACKAGE.exec(file.replaceAll('\\', '/').replace(/^\0/, ''));
  return found && { folder: found[1], name: found[2] };
}

/** Name, version and licence of each package, by name. */
export function licencesOf(files, read = (path) => readFileSync(path, 'utf8')) {
  const packages = new Map();
  for (const { folder, name } of files.map(packageOf).filter((found) => found !== null)) {
    if (!packages.has(name)) {
      const { version, license } = JSON.parse(read(join(folder, 'package.json')));
      if (typeof license !== 'string') {
        throw new Error(`${name} does not say under which licence it is.`);
      }
      packages.set(name, { name, version, licence: license });
    }
  }
  return [...packages.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Writes licences.json beside the page. What is drawn from data of others is named by the caller. */
export function licences({ root, data }) {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : (part.originalFileNames ?? []),
      );
      const absolute = files.map((file) => (file.startsWith('/') ? file : join(root, file)));
      const drawn = data.map((name) => join(root, 'node_modules', name, 'package.json'));
      this.emitFile({
        type: 'asset',
        fileName: 'licences.json',
        source: JSON.stringify(licencesOf([...absolute, ...drawn])),
      });
    },
  };
}
