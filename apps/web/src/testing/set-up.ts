import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

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
