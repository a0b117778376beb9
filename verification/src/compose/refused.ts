import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { SITE } from './stack.ts';

/** Between two tries, and the longest wait for an answer, in milliseconds. */
const REST_MS = 20;
const MAX_MS = 30_000;

/** Whether a new connection got an answer, whatever it says. */
const isAnswered = (): Promise<boolean> =>
  new Promise((resolve) => {
    const call = request(`${SITE}/api/health`, { agent: false, timeout: MAX_MS }, (answer) => {
      answer.resume();
      resolve(true);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(false));
    call.end();
  });

/** Connects again and again until it is stopped. */
export const startConnecting = (): { stop: () => Promise<{ tries: number; refused: number; longestMs: number }> } => {
  let [tries, refused, longestMs, isOver] = [0, 0, 0, false];
  let since: number | null = null;
  const connect = async (): Promise<void> => {
    while (!isOver) {
      const begun = performance.now();
      const answered = await isAnswered();
      tries += 1;
      if (!answered) {
        refused += 1;
        since ??= begun;
      } else if (since !== null) {
        longestMs = Math.max(longestMs, begun - since);
        since = null;
      }
      await pause(REST_MS);
    }
  };
  const running = connect();
  return {
    stop: async () => {
      isOver = true;
      await running;
      return { tries, refused, longestMs: since === null ? longestMs : Number.POSITIVE_INFINITY };
    },
  };
};
