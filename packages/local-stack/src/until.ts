import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until it holds.
 * @throws the last failure, or the signal's reason, when the signal is aborted before
 */
export const until = async (holds: () => Promise<boolean>, signal: AbortSignal): Promise<void> => {
  for (;;) {
    let failure: unknown = null;
    const isSo = await holds().catch((error: unknown) => {
      failure = error;
      return false;
    });
    if (isSo) return;
    if (signal.aborted) throw failure ?? signal.reason;
    await pause(20);
  }
};
