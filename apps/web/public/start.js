// Starts the code of a page that came whole: once it stands with its first picture, or is touched, or has been waited for long enough.
(() => {
  const wordsOf = (name) => document.querySelector(`meta[name="${name}"]`)?.content.split(' ').filter(Boolean) ?? [];

  const add = (tag, attributes) =>
    new Promise((resolve) => {
      const element = Object.assign(document.createElement(tag), attributes);
      // A file that does not arrive is told by whoever needs it.
      element.onload = element.onerror = resolve;
      document.head.append(element);
    });

  const start = async () => {
    // All that the code consists of is named, so that nothing is found out one after the other. The first of them starts it.
    const scripts = wordsOf('page-scripts');
    if (scripts.length === 0) return;
    for (const href of scripts) void add('link', { rel: 'modulepreload', href });
    // The page has the rules that it uses; the code may show anything.
    await Promise.all(wordsOf('page-styles').map((href) => add('link', { rel: 'stylesheet', crossOrigin: '', href })));
    void add('script', { type: 'module', crossOrigin: '', src: scripts[0] });
  };

  /** Waiting for a slow picture must not keep the page deaf, in milliseconds. */
  const LONGEST_WAIT = 1500;
  const waiting = new AbortController();
  const { signal } = waiting;
  const go = () => {
    if (signal.aborted) return;
    waiting.abort();
    clearTimeout(timer);
    void start();
  };
  const timer = setTimeout(go, LONGEST_WAIT);
  for (const touch of ['pointerdown', 'keydown', 'touchstart', 'focusin']) addEventListener(touch, go, { signal, passive: true });
  // A frame and a task later, what was loaded has also been painted.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(go)), { signal });
})();
