const MAX_TRIES = 4;
/** Milliseconds after which it retries even without an `online` event. */
const RETRY_AFTER_MS = 3000;

const untilOnlineAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      if (!navigator.onLine) return;
      window.removeEventListener('online', go);
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(go, RETRY_AFTER_MS);
    window.addEventListener('online', go);
  });

/**
 * Loads a part of a page that is already shown. Without a network it waits for one and retries, so that the
 * page around it, and what was typed there, stays: a part that fails to load would take down the whole
 * screen.
 * @throws what loading threw, once it has failed four times with a network (because a newer version of the
 * site is deployed, say)
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await load();
    } catch (thrown) {
      if (tries >= MAX_TRIES) throw thrown;
      await untilOnlineAgain();
    }
};
