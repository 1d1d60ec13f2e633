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

/** Shows what happened at a table, unless another page of ours has shown it. */
export async function notifyOnce(
  table: string,
  event: string,
  title: string,
  body: string,
): Promise<void> {
  const first = () => {
    const told = tellOnce(recall(TOLD), `${table}-${event}`);
    if (told !== null) {
      keep(TOLD, told);
      notify(table, title, body);
    }
  };
  await (navigator.locks ? navigator.locks.request('parlour-notice', first) : first());
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
