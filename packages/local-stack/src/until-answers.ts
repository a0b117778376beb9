import { setTimeout as pause } from 'node:timers/promises';

const oneRequest = 2000;

/** Waits until the address answers; `isReady` decides by the status. */
export const untilAnswers = async (url: string, isReady: (status: number) => boolean, signal: AbortSignal): Promise<void> => {
  for (;;) {
    signal.throwIfAborted();
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(oneRequest)]) }).catch(() => null);
    await response?.body?.cancel();
    if (response && isReady(response.status)) return;
    await pause(50, undefined, { signal });
  }
};
