import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { fonts } from './scripts/fonts.mjs';
import { licences } from './scripts/licences.mjs';
import { markdown } from './scripts/markdown.mjs';
import { isOffered } from './scripts/offered.mjs';

// PARLOUR_SERVER is where "npm run dev" finds a running server.
const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8080';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

// Parts of the framework that no board needs; they do nothing by being imported.
const LATER =
  /svelte\/src\/internal\/client\/dom\/(elements\/(transitions|bindings\/(input|select))|blocks\/(html|await))/;

export default defineConfig({
  plugins: [
    svelte(),
    markdown({ root, offered: isOffered }),
    fonts({ root: `${root}/web`, sheet: '/src/look/fonts.css' }),
    // The map is drawn from the boundaries in us-atlas.
    licences({ root: fileURLToPath(new URL('.', import.meta.url)), data: ['us-atlas'] }),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'target/classes/games/parlour/web',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined: the page's security policy allows no data in styles or scripts.
    assetsInlineLimit: 0,
    // Each name that is fetched ahead is loaded with every page: only what a table waits for is named.
    modulePreload: {
      polyfill: false,
      // index.html names what every page begins with; PagePreloads names the rest for each page.
      resolveDependencies: (_, names, { hostType }) =>
        hostType === 'html'
          ? names
          : names.filter((name) => name.endsWith('.css') || /\/(table|board)-.{8}\.js$/.test(name)),
    },
    // scripts/weigh.mjs reads it; it stays out of the jar.
    manifest: true,
    // What every page needs is one chunk: many small ones are heavier, as each is packed alone.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !LATER.test(id) },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'later',
              priority: 1,
              includeDependenciesRecursively: false,
              test: LATER,
            },
            {
              name: 'shell',
              test: /src\/(api\/(ask|client|events|backoff|late)|shell\/(?!HostNotice)|look\/(?!SegmentedControl|RadioCards|Levels)|words\/(speech|format|languages))|pages\/NotFound/,
            },
            {
              name: 'table',
              test: /src\/(pages\/TablePage|table\/(?!TableView|Moves|Score|Preview|Choices|Sheets|BoxRail|PlayerBar|Thoughts)|art\/(looks|PieceIcon|PieceMark|RosetteMark|shapes))/,
            },
            { name: 'board', test: /src\/(board|table)\// },
            {
              name: 'records',
              test: /src\/(records|words\/records|pages\/(FairStart|PositionField))/,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['{src,scripts}/**/*.test.{ts,mjs}'],
    // Far more than is needed on any machine; a test that ends costs none of it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    // The files leave nothing behind, so one worker runs many of them and loads everything once.
    isolate: false,
    unstubGlobals: true,
  },
  server: { fs: { allow: [root] }, proxy: { '/api': { target: server, changeOrigin: false } } },
});
