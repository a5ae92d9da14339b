/**
 * The app without a network. VERSION and FILES are written above this text at build time. Everything the app is made of is
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
