import { UserFacingError } from './user-facing-error.ts';

/**
 * Runs a command to its end and exits: with one sentence for an expected failure. `asked` is aborted by
 * Ctrl-C, SIGTERM, a closed terminal, or the end of scripts/with-pinned-node.mjs, to which this process is
 * connected.
 */
export const runCommand = async (command: (asked: AbortSignal) => Promise<void>, failureCode = 1): Promise<never> => {
  const asking = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => asking.abort());
  process.channel?.unref();
  // Ctrl-Z would stop only this process: the parts would continue, and the lock of the data folder would
  // expire.
  process.on('SIGTSTP', () => {});
  // The terminal may be gone as well: a failed write must not interrupt stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    await command(asking.signal);
  } catch (error) {
    if (asking.signal.aborted) process.exit(0);
    console.error(error instanceof UserFacingError ? error.message : error);
    process.exit(failureCode);
  }
  process.exit(process.exitCode);
};
