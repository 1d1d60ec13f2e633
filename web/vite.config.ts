import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { markdown } from './scripts/markdown.mjs';
import { isOffered } from './scripts/offered.mjs';

// PARLOUR_SERVER is where "npm run dev" finds a running server.
const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8080';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

export default defineConfig({
  plugins: [svelte(), markdown({ root, offered: isOffered })],
  build: {
    outDir: 'target/classes/games/parlour/web',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined: the page's security policy allows no data in styles or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // scripts/weigh.mjs reads it; it stays out of the jar.
    manifest: true,
    // What every page needs is one chunk: many small ones are heavier, as each is packed alone.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /src\/(api|shell|look|words\/(speech|format|languages))|pages\/NotFound/,
            },
            {
              name: 'table',
              test: /src\/(pages\/TablePage|table\/(?!TableView|Moves|Score|Preview|GroupDialog|Choices|Sheets|BoxRail|PlayerBar|Thoughts)|tableau\/(stage|frames|things|beats)|art\/(looks|PieceIcon|PieceMark|RosetteMark|shapes))/,
            },
            { name: 'board', test: /src\/(board|table)\// },
          ],
        },
      },
    },
  },
  // Far more than is needed on a machine that does nothing else.
  test: { include: ['{src,scripts}/**/*.test.{ts,mjs}'], testTimeout: 60_000 },
  server: { fs: { allow: [root] }, proxy: { '/api': { target: server, changeOrigin: false } } },
});
