import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/** Ends fake timers. The window counts its frames by an interval: one that began under the fake clock must end under it, or no frame comes again. */
export const backToRealTimers = (): void => {
  cleanup();
  if (vi.isFakeTimers()) vi.advanceTimersByTime(100);
  vi.useRealTimers();
};
