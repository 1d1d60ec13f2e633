import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where "npm run build" puts the page; vite.config.ts says the same. */
export const BUILT = join(
  dirname(dirname(fileURLToPath(import.meta.url))),
  'target/classes/games/parlour/web',
);
