import { afterEach, expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

afterEach(() => vi.unstubAllGlobals());

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

test('a part that cannot be loaded without a network is loaded when the network is back', async () => {
  online(false);
  let calls = 0;
  const loading = loadPart(async () => {
    calls += 1;
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the dialog';
  });
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  expect(calls).toBe(1);
  online(true);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('the dialog');
});

test('a part that is no longer there is given up after four tries', async () => {
  online(true);
  let calls = 0;
  const loading = loadPart(async () => {
    calls += 1;
    throw new TypeError('gone');
  }).catch((thrown: unknown) => thrown);
  for (let event = 0; event < 4; event += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    window.dispatchEvent(new Event('online'));
  }
  expect(await loading).toEqual(new TypeError('gone'));
  expect(calls).toBe(4);
});
