import './app/app.css';
// Home's too, so that its first paint waits for one style sheet alone.
import './shared/ui/carousel.css';

/** Waiting for a slow picture must not keep the page deaf, in milliseconds. */
const LONGEST_WAIT = 1500;

/** The server has named all that the page's code consists of, so that nothing is found out one after the other. */
const fetchAhead = (): void => {
  const named = document.querySelector('meta[name="page-scripts"]')?.getAttribute('content') ?? '';
  for (const href of named.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
};

const start = (): void => {
  fetchAhead();
  void import('./main.tsx');
};

/** Once the page stands with its first picture, or is touched, or has been waited for long enough. */
const startOnceShown = (): void => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const go = (): void => {
    if (signal.aborted) return;
    waiting.abort();
    clearTimeout(timer);
    start();
  };
  const timer = setTimeout(go, LONGEST_WAIT);
  for (const touch of ['pointerdown', 'keydown', 'touchstart', 'focusin']) addEventListener(touch, go, { signal, passive: true });
  // A frame and a task later, what was loaded has also been painted.
  const afterPaint = (): void => void requestAnimationFrame(() => setTimeout(go));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { signal });
};

// A page that came whole is read while the code is still away; an empty one has nothing to show without it.
if (document.getElementById('root')?.firstElementChild) startOnceShown();
else start();
