// The service worker: what can be read without the host. Matches, names and all else that is somebody's are never kept.
// The build writes BUILD and FILES above these lines (scripts/offline.ts).
/* global BUILD, FILES */

const CACHE = `panzerkiste-${BUILD}`;
const PAGE = '/'; // every page of ours is the same file
const LANGUAGES = ['de', 'en'];
const READING = /^\/api\/games(\/[^/]+\/(rulebook|lessons|texts))?$/;
const ELSEWHERE = /^\/(api|docs)(\/|$)/; // no pages of ours
const PLAIN = ['/theme.js', '/favicon.svg'];
const PATIENCE = 4000; // milliseconds: a host that is not in the house does not refuse, it is silent

self.addEventListener('install', (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(unchanging(request));
  else if (READING.test(pathname)) event.respondWith(reading(request));
  else if (PLAIN.includes(pathname)) event.respondWith(newest(request, pathname));
  else if (request.mode === 'navigate' && !ELSEWHERE.test(pathname)) event.respondWith(newest(request, PAGE));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) await cache.add(file); // one by one: whoever plays meanwhile comes first
  const games = await (await asked('/api/games')).json();
  const readings = games.flatMap(({ id }) => [
    `/api/games/${id}/lessons`,
    ...LANGUAGES.map((language) => `/api/games/${id}/rulebook?lang=${language}`),
  ]);
  for (const path of [PAGE, ...PLAIN, '/api/games', ...readings]) await keep(path, await asked(path));
}

async function asked(path) {
  const answer = await fetch(path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return answer;
}

/** A copy that says that it is one: a page in its first tag, anything else in its head. */
async function keep(path, answer) {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name); // it is unpacked already
  headers.set('panzerkiste-kept', 'yes');
  const text = await answer.text();
  const copy = path === PAGE ? text.replace('<html', '<html data-kept') : text;
  await (await caches.open(CACHE)).put(path, new Response(copy, { headers }));
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('panzerkiste-') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Its name changes with its contents. */
async function unchanging(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The host's answer; what was kept only where none comes. */
async function newest(request, path) {
  const coming = fetch(request);
  try {
    return await Promise.race([coming, silence()]);
  } catch {
    coming.catch(() => {}); // nobody waits for it if something was kept
    return (await (await caches.open(CACHE)).match(path)) ?? coming;
  }
}

async function reading(request) {
  const { pathname, search } = new URL(request.url);
  const answer = await newest(request, pathname + search);
  if (answer.ok && !answer.headers.has('panzerkiste-kept')) await keep(pathname + search, answer.clone());
  return answer;
}

const silence = () => new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE));

// What somebody asked to be told (server/club/sentences.py), while no page of ours may be open.

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show({ text = '', path = '/', count = 1 }) {
  await navigator.setAppBadge?.(count).catch(() => {});
  await self.registration.showNotification('Panzerkiste', {
    body: text,
    tag: 'turn', // the next one takes its place
    icon: '/icons/crate-192.png',
    data: path,
  });
}

/** The page that shows it already, or a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(new URL(path, location.origin).href);
}
