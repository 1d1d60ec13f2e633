// What the browser itself shows while a page of ours is open but out of sight.
import { router } from '../shell/router.svelte';
import { keep, recall } from '../shell/storage';
import { tellOnce } from './unseen-changes';

/** Whether the person lets us: "granted", "denied", "default", or "unsupported". */
export function permission(): NotificationPermission | 'unsupported' {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

/** Asks the person, who has just switched it on; never by itself. */
export async function askPermission(): Promise<NotificationPermission | 'unsupported'> {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission();
}

const TOLD = 'told';

/**
 * Whether no other open page has claimed this; the claim lasts as long as this page is open. Other
 * pages see a lock at once, but what is stored here only a little later.
 */
function claim(event: string): Promise<boolean> {
  return new Promise((answer) => {
    navigator.locks
      .request(`parlour-told-${event}`, { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        return lock === null ? undefined : new Promise(() => {});
      })
      .catch(() => answer(true));
  });
}

/** Shows what happened at a table, unless another page of ours shows it or has shown it. */
export async function notifyOnce(
  table: string,
  event: string,
  title: string,
  body: string,
): Promise<void> {
  const name = `${table}-${event}`;
  if (navigator.locks && !(await claim(name))) return;
  const told = tellOnce(recall(TOLD), name);
  if (told === null) return;
  keep(TOLD, told);
  notify(table, title, body);
}

/** One notice for each table; the newest takes the place of the one before. */
function notify(table: string, title: string, body: string): void {
  const path = `/table/${table}`;
  const options = { body, tag: `parlour-${table}`, icon: '/icon-192.png', data: { path } };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
      if (location.pathname !== path) router.go(path);
    };
  } catch {
    // Some phones show notices only through the worker, which answers a tap on them, too.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, options));
  }
}
