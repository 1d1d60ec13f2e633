// "npm run map": draws the map of each game that has a recipe for one, from boundaries that the
// Census Bureau gives away. A map that is newer than all that it is made of stays as it is.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawMap } from './map/draw.mjs';

const scripts = dirname(fileURLToPath(import.meta.url));
const web = dirname(scripts);
const arts = join(web, 'src/art/tableaux');
const folder = join(web, 'target/maps');
const require = createRequire(import.meta.url);

const changed = (path) => statSync(path).mtimeMs;
const tools = readdirSync(join(scripts, 'map'))
  .filter((name) => !name.includes('.test.'))
  .map((name) => join(scripts, 'map', name));

for (const game of readdirSync(arts, { withFileTypes: true })) {
  const recipe = join(arts, game.name, 'recipe.json');
  if (!game.isDirectory() || !existsSync(recipe)) continue;
  const wanted = JSON.parse(readFileSync(recipe, 'utf8'));
  const source = require.resolve(wanted.source);
  const map = join(folder, `${game.name}.json`);
  const made = existsSync(map) ? changed(map) : 0;
  if (
    [recipe, source, join(web, 'package-lock.json'), ...tools].every((path) => changed(path) < made)
  ) {
    continue;
  }
  const drawn = drawMap(wanted, JSON.parse(readFileSync(source, 'utf8')));
  mkdirSync(folder, { recursive: true });
  writeFileSync(map, JSON.stringify(drawn));
}
