/**
 * The app without a network. VERSION, FILES and the words of notices are written above this text at build time. Everything the app is made of is
 * fetched at install; pages answer from the network when there is one, files from the cache (their names carry a hash).
 */
const CACHE = `stoa-${VERSION}`;

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name.startsWith('stoa-') && name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const page = request =>
  fetch(request).catch(async () => {
    const kept = await caches.match('/');
    return kept ?? Response.error();
  });

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/socket')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(caches.match(request).then(kept => kept ?? fetch(request)));
});

/** A notice of the server: the game's name, a sentence, and where it leads. One per table: the latest takes the place of the one before. */
self.addEventListener('push', event => {
  const { kind, game, table, path, language } = event.data.json();
  const lang = language in NOTICES ? language : 'en';
  const title = GAME_NAMES[game]?.[lang] ?? 'Stoa';
  event.waitUntil(
    self.registration.showNotification(title, { body: NOTICES[lang][kind], tag: table, icon: '/icon.svg', lang, data: { path } }),
  );
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { href } = new URL(event.notification.data.path, self.location.origin);
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(pages => {
      const open = pages.find(client => client.url === href);
      return open ? open.focus() : self.clients.openWindow(href);
    }),
  );
});
