import { afterAll } from 'vitest';

// The worker is reused: the next file is loaded, and starts its product, without the mutant of the previous
// one.
afterAll(() => {
  if (globalThis.__stryker__) globalThis.__stryker__.activeMutant = undefined;
});
