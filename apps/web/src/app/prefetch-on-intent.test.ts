import { expect, onTestFinished, test } from 'vitest';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

test.each(['pointerover', 'touchstart', 'focusin'])(
  'the code of a screen is asked for at %s of a link to it, and that of no other',
  (intent) => {
    const asked: string[] = [];
    const routes = ['/near', '/far'].map((path) => ({
      path,
      lazy: async () => {
        asked.push(path);
        return {};
      },
    }));
    const listening = new AbortController();
    onTestFinished(() => {
      listening.abort();
      document.body.replaceChildren();
    });
    document.body.innerHTML = '<a href="/near"><b>Near</b></a><a href="/far">Far</a><p>Elsewhere</p>';
    prefetchOnIntent(routes, listening.signal);
    for (const element of document.querySelectorAll('b, p')) element.dispatchEvent(new Event(intent, { bubbles: true }));
    expect(asked).toEqual(['/near']);
  },
);
