import { delay } from './backoff';

/** Style sheets that did not arrive; the loader of a part believes it asked for them already. */
const missing = new Set<string>();

/** Takes note of style sheets that do not arrive. */
export function noticeMissingStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
        missing.add(target.href);
        target.remove();
      }
    },
    true,
  );
}

function style(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => {
      missing.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(href));
    document.head.append(link);
  });
}

/**
 * A part of the page that people can do without for a while. If the connection is lost meanwhile,
 * it comes when it is back, with its styles.
 */
export async function late<T>(part: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      await Promise.all([...missing].map(style));
      return await part();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay(attempt)));
    }
  }
}
