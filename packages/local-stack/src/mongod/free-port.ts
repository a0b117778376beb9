import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/** Below those that systems give to connections, and to servers that name none (from 32768 on Linux). */
const [FIRST, LAST] = [10_000, 32_767];
const TRIED = 100;

/**
 * A port on which nothing listens, one of the preferred if it is free. The process that is to have it has yet
 * to start: of these ports the system gives none to anybody meanwhile.
 */
export const freePort = (preferred: readonly number[] = [], host?: string): Promise<number> => {
  const first = randomInt(FIRST, LAST - TRIED);
  return getPort({ port: [...preferred, ...portNumbers(first, first + TRIED)], ...(host === undefined ? {} : { host }) });
};
