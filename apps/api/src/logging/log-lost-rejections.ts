import type { Logger } from './logger.ts';

/**
 * Logs each rejection of a promise that nobody waits for, as level 50, and lets the process go on: Node would
 * end it, and with it every other call. What was rejected has failed already; calls answer for themselves.
 */
export const logLostRejections = (logger: Logger): void => {
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'A promise was rejected that nothing waited for'));
};
