import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

// Ends as soon as it holds; a busy machine may need longer.
const WAIT = { timeout: 60_000 };
const script = readFileSync(join(import.meta.dirname, '../../public/start.js'), 'utf8');

beforeEach(() => {
  document.head.innerHTML = '<meta name="page-scripts" content="/assets/main.js /assets/core.js">';
  runInThisContext(script);
});
// Whatever is still pending starts now, in the test that it belongs to.
afterEach(() => {
  dispatchEvent(new Event('focusin'));
  document.head.replaceChildren();
});

const addresses = (selector: string) => [...document.head.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const begun = () => document.head.querySelector('script')?.getAttribute('src');

test('the code of a page is requested once the page is painted, all of it at once', async () => {
  expect(begun()).toBeUndefined();
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(begun()).toBe('/assets/main.js'), WAIT);
  expect(addresses('[rel=modulepreload]')).toEqual(['/assets/core.js']);
  expect(addresses('[rel=preload]')).toEqual([]);
});

test('the texts of another language are requested with the code, and none in English', async () => {
  document.documentElement.dataset.words = '/assets/words-xx-abc123.json';
  onTestFinished(() => void delete document.documentElement.dataset.words);
  dispatchEvent(new Event('focusin'));
  expect(addresses('[rel=preload]')).toEqual(['/assets/words-xx-abc123.json']);
  expect(document.head.querySelector('[rel=preload]')).toMatchObject({ as: 'fetch', crossOrigin: '' });
});

test.each(['pointerdown', 'keydown', 'touchstart', 'focusin'])(
  'a page that is touched before it stands (%s) is made alive at once, and once only',
  (touch) => {
    dispatchEvent(new Event(touch));
    dispatchEvent(new Event(touch));
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(addresses('[rel=modulepreload]')).toEqual(['/assets/core.js']);
  },
);
