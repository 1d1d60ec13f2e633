// Keeps one neutral page for when there is no connection, and opens the table of a notice. Games,
// pages and their files always come from the server: nothing else is kept or answered here.
const KEPT = 'parlour-offline-1';
const FILES = ['/offline.html', '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name !== KEPT);
      await Promise.all(old.map((name) => caches.delete(name)));
      // The page is asked for while this starts, so that nobody waits for it.
      await self.registration.navigationPreload?.enable();
    })(),
  );
});

// A notice leads to its table: to the page that shows it, or to a new one.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  const path = notification.data?.path ?? '/';
  notification.close();
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = open.find(({ url }) => new URL(url).pathname === path);
      await (there ? there.focus() : self.clients.openWindow(path));
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(
      (async () => {
        try {
          return (await event.preloadResponse) ?? (await fetch(request));
        } catch {
          return (await caches.match('/offline.html')) ?? Response.error();
        }
      })(),
    );
  } else if (new URL(request.url).pathname === '/offline.css') {
    event.respondWith(
      fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()),
    );
  }
});
