// Answers for departures where there is no network, from what the browser has kept of them. Only the page of
// a departure registers it (features/manifest/offline), so travellers never have it. What is kept is erased
// where the session ends (shared/session/session.ts); after that this worker keeps nothing more, and removes
// itself.
(() => {
  const KEPT = 'departures';
  /** Every address below it is the same page, which the browser renders. */
  const PAGE = '/departures';
  /** With an answer at hand, a network that says nothing is waited for this long, in milliseconds. */
  const PATIENCE_MS = 4000;

  const isKept = ({ method, mode, url }) => {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== location.origin) return false;
    if (mode === 'navigate') return pathname === PAGE || pathname.startsWith(`${PAGE}/`);
    return (
      pathname.startsWith('/assets/') ||
      /^\/api\/package\/[0-9a-f]{24}$/.test(pathname) ||
      // The list of departures, who is on one, and one of them: refunds and messages are kept nowhere.
      /^\/api\/departure(?:\/[0-9a-f]{24}(?:\/\d{4}-\d{2}-\d{2})?)?$/.test(pathname)
    );
  };
  const keyOf = (request) => (request.mode === 'navigate' ? PAGE : request);
  const find = (request) => caches.match(keyOf(request), { cacheName: KEPT, ignoreVary: true });

  /** Where the storage is full, the answer is still an answer. */
  const keep = async (request, response) => {
    try {
      if (await caches.has(KEPT)) await (await caches.open(KEPT)).put(keyOf(request), response);
    } catch (thrown) {
      console.warn('Keeping an answer for a place without a network failed', thrown);
    }
  };

  const fromNetwork = async (request) => {
    const response = await fetch(request);
    // Whoever may no longer see a departure keeps none.
    if (response.status === 401 || response.status === 403) await caches.delete(KEPT);
    else if (response.ok) await keep(request, response.clone());
    return response;
  };

  const answer = async (request) => {
    const kept = await find(request);
    // A file of the build never changes.
    if (kept && new URL(request.url).pathname.startsWith('/assets/')) return kept;
    if (!kept) return fromNetwork(request);
    const network = fromNetwork(request).then(
      (response) => (response.status >= 500 ? kept : response),
      () => kept,
    );
    return Promise.race([network, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept))]);
  };

  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    const { request } = event;
    if (isKept(request)) event.respondWith(answer(request));
    else if (request.mode === 'navigate')
      event.waitUntil(caches.has(KEPT).then((isNeeded) => isNeeded || registration.unregister()));
  });
})();
