import { afterAll } from 'vitest';

// The worker outlives its run: the next file is loaded, and starts its product, without the mutant of the one before.
afterAll(() => {
  if (globalThis.__stryker__) globalThis.__stryker__.activeMutant = undefined;
});
