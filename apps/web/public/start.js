// Starts the code of a server-rendered page: once its first picture is painted, the user interacts with it,
// or the time limit has passed.
(() => {
  /** Only files of the build may be loaded as scripts. */
  const createScriptURL = (address) => {
    if (/^\/assets\/[\w-]+\.js$/.test(address)) return address;
    throw new TypeError(`${address} is not a script of this site.`);
  };
  const scripts = globalThis.trustedTypes?.createPolicy('page-scripts', { createScriptURL }) ?? { createScriptURL };

  const start = () => {
    // All files of the code are named, so that the browser does not discover them one after another. The
    // first one is the entry.
    const [first, ...others] = document.querySelector('meta[name="page-scripts"]')?.content.split(' ').filter(Boolean) ?? [];
    if (first === undefined) return;
    const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
    add('script', { type: 'module', crossOrigin: '', src: scripts.createScriptURL(first) });
    for (const href of others) add('link', { rel: 'modulepreload', href });
    // The texts of another language, for which the code waits.
    const { words } = document.documentElement.dataset;
    if (words !== undefined) add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: words });
  };

  /** Time limit in milliseconds, so that a slow picture does not keep the page from reacting. */
  const LONGEST_WAIT = 1500;
  const waiting = new AbortController();
  const { signal } = waiting;
  const go = () => {
    if (signal.aborted) return;
    waiting.abort();
    clearTimeout(timer);
    start();
  };
  const timer = setTimeout(go, LONGEST_WAIT);
  for (const touch of ['pointerdown', 'keydown', 'touchstart', 'focusin']) addEventListener(touch, go, { signal, passive: true });
  // A frame and a task later, what was loaded has been painted.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(go)), { signal });
})();
