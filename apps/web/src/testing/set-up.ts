import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// What a test waits for comes in milliseconds; a busy machine may need longer, and no test measures time.
configure({ asyncUtilTimeout: 5000 });

let unexpected: string[] = [];

// An unexpected console.error fails the test. A test that expects one gives the spy another implementation.
beforeEach(() => {
  unexpected = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    unexpected.push(words.map(String).join(' '));
  });
  window.scrollTo = () => undefined;
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as Partial<MediaQueryList> as MediaQueryList;
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  if (unexpected.length > 0) throw new Error(`unexpected console.error: ${unexpected.join('; ')}`);
});
