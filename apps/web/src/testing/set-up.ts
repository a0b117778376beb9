import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// An unexpected console.error fails the test. A test that expects one replaces this spy with its own.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`unexpected console.error: ${words.map(String).join(' ')}`);
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
});
