import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The one description of the HTTP interface, which the server publishes. */
export const DOCUMENT = join(
  dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  'server/src/main/resources/games/parlour/server/api/openapi.json',
);
