// The stylesheet of the fonts, as a file that no other is bundled with: index.html names it at
// <link id="fonts">, and the page decides when its letters are fetched.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

const NAMED = /url\(\s*'([^']+)'\s*\)/g;

/** A Vite plugin for the stylesheet at this path from the root of the page. */
export function fonts({ root, sheet }) {
  const require = createRequire(`${root}/package.json`);
  let css = '';
  let serving = false;
  // While developing, Vite itself answers for the stylesheet.
  let href = sheet;
  /** The files that the stylesheet names, each with what the build calls it. */
  const files = new Map();
  return {
    name: 'parlour-fonts',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    buildStart() {
      if (serving) return;
      css = readFileSync(root + sheet, 'utf8');
      for (const [, name] of css.matchAll(NAMED)) {
        const path = require.resolve(name);
        const source = readFileSync(path);
        files.set(
          name,
          this.emitFile({ type: 'asset', name: basename(path), originalFileName: path, source }),
        );
      }
    },
    generateBundle() {
      const source = css
        .replace(NAMED, (_, name) => `url(/${this.getFileName(files.get(name))})`)
        .replace(/\/\*.*?\*\/|\s+/gs, ' ')
        .trim();
      const sent = this.emitFile({ type: 'asset', name: basename(sheet), source });
      href = `/${this.getFileName(sent)}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('id="fonts"', `id="fonts" href="${href}"`),
    },
  };
}
