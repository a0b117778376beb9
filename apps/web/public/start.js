// Starts the code of a page that came whole: once it stands with its first picture, or is touched, or has been waited for long enough.
(() => {
  /** The only way to name a script on this site: a file of the build. */
  const createScriptURL = (address) => {
    if (/^\/assets\/[\w-]+\.js$/.test(address)) return address;
    throw new TypeError(`${address} is not a script of this site.`);
  };
  const scripts = globalThis.trustedTypes?.createPolicy('page-scripts', { createScriptURL }) ?? { createScriptURL };

  const start = () => {
    // All that the code consists of is named, so that nothing is found out one after the other. The first of them starts it.
    const [first, ...others] = document.querySelector('meta[name="page-scripts"]')?.content.split(' ').filter(Boolean) ?? [];
    if (first === undefined) return;
    const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
    add('script', { type: 'module', crossOrigin: '', src: scripts.createScriptURL(first) });
    for (const href of others) add('link', { rel: 'modulepreload', href });
  };

  /** Waiting for a slow picture must not keep the page deaf, in milliseconds. */
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
  // A frame and a task later, what was loaded has also been painted.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(go)), { signal });
})();
