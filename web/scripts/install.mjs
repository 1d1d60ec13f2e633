// Runs "npm ci" where it is needed: nothing is installed yet, or what is installed was asked for by
// other files than those that lie here now.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const note = join(web, 'node_modules', '.parlour-installed');

// Native parts of packages belong to a kind of machine, so that counts as well.
const wanted = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
  wanted.update(readFileSync(join(web, file)));
}
const digest = wanted.digest('hex');

if (!existsSync(note) || readFileSync(note, 'utf8') !== digest) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci'], { cwd: web, stdio: 'inherit' });
  if (run.status !== 0) {
    console.error(run.error?.message ?? 'npm ci failed; it says why above.');
    process.exit(run.status || 1);
  }
  writeFileSync(note, digest);
}
