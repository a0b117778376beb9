const TRIES = 4;
/** Milliseconds after which it is tried again even if nobody said that the network is back. */
const AGAIN_AFTER = 3000;

const untilOnlineAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      if (!navigator.onLine) return;
      window.removeEventListener('online', go);
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(go, AGAIN_AFTER);
    window.addEventListener('online', go);
  });

/**
 * Loads a part of a page that stands already. Without a network it waits for one and tries again, so that the page around it, and what
 * was typed there, stays: a part whose loading fails would take the whole screen with it.
 * @throws what loading threw, once it has failed four times with a network (a newer version of the site has taken its place, say)
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await load();
    } catch (thrown) {
      if (tries >= TRIES) throw thrown;
      await untilOnlineAgain();
    }
};
