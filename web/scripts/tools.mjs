// Finds the programs that the browser tests run: a Chromium, a Java, and Parlour itself.
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Earlier ones can corrupt data that native code reads (JDK-8377811). */
export const NEEDED_JAVA = '25.0.3';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const JAR = join(ROOT, 'cli/target/parlour.jar');

/** Where the build of the tests says what their programs need, such as a PostgreSQL. */
export const TEST_CLASSES = join(ROOT, 'cli/target/test.classpath');

function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that PARLOUR_CHROMIUM names, else one from the path; undefined where none is. */
export function findChromium(env) {
  if (env.PARLOUR_CHROMIUM) {
    return runnable(env.PARLOUR_CHROMIUM) ? env.PARLOUR_CHROMIUM : undefined;
  }
  return ['chromium', 'chromium-browser', 'google-chrome']
    .map((name) => onPath(name, env))
    .find(Boolean);
}

/** The nginx that PARLOUR_NGINX names, else one from the path; undefined where none is. */
export function findNginx(env) {
  if (env.PARLOUR_NGINX) {
    return runnable(env.PARLOUR_NGINX) ? env.PARLOUR_NGINX : undefined;
  }
  // It is installed for those who are not root, too, though their path may not say so.
  return onPath('nginx', { PATH: `${env.PATH ?? ''}${delimiter}/usr/sbin` });
}

/** A program on the path; undefined where none is. */
export function onPath(name, env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(runnable);
}

/** The java of the first JDK that is new enough: those that are named, then those beside them. */
export function findJava(env) {
  const named = [env.PARLOUR_JAVA_HOME, env.JAVA_HOME, env.MAVEN_JAVA_HOME].filter(Boolean);
  const beside = [...named.map((home) => dirname(home)), '/usr/lib/jvm']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const home = [...named, ...beside].find((folder) => isEnough(versionOf(folder)));
  return home && join(home, 'bin/java');
}

function versionOf(home) {
  const release = join(home, 'release');
  if (!existsSync(release) || !runnable(join(home, 'bin/java'))) {
    return '0';
  }
  return /^JAVA_VERSION="([\d.]+)/m.exec(readFileSync(release, 'utf8'))?.[1] ?? '0';
}

function isEnough(version) {
  const number = (text) => {
    const [major, minor = 0, patch = 0] = text.split('.').map(Number);
    return major * 1_000_000 + minor * 1000 + patch;
  };
  return number(version) >= number(NEEDED_JAVA);
}
