import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { closeFakeApi } from './fake-api.ts';
import { leaveAsLoaded } from './leave-as-loaded.ts';

// The window's animation frames share one interval, which fake timers can lose: then no frame ever runs. Here
// each has its own timer.
window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);

// What a test waits for takes milliseconds; a busy machine may need longer, and no test measures time.
configure({ asyncUtilTimeout: 60_000 });

// Files share the window and the modules of their worker: this resets both, as if they had just been loaded.
beforeAll(leaveAsLoaded);
afterAll(async () => {
  vi.unstubAllGlobals();
  // Pending animation frames run in their own file.
  await new Promise(requestAnimationFrame);
});

let unexpected: string[] = [];

// An unexpected console.error fails the test. A test that expects one gives the spy another implementation.
beforeEach(() => {
  unexpected = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    unexpected.push(words.map(String).join(' '));
  });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as Partial<MediaQueryList> as MediaQueryList;
});

afterEach(() => {
  const problems = closeFakeApi();
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  if (unexpected.length > 0) throw new Error(`unexpected console.error: ${unexpected.join('; ')}`);
  if (problems.length > 0) throw problems[0];
});
