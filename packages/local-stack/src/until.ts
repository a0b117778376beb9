import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until it succeeds.
 * @throws the last failure, or the signal's reason, when the signal is aborted before
 */
export const until = async (holds: () => Promise<boolean>, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const outcome = await holds().catch((error: unknown) => ({ error }));
    if (outcome === true) return;
    if (signal.aborted) throw outcome === false ? signal.reason : outcome.error;
    await pause(20);
  }
};
