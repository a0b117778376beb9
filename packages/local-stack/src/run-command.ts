import { UserFacingError } from './user-facing-error.ts';

/**
 * Runs a command to its end and ends this process: with one sentence where a failure was foreseen. `asked` is aborted by Ctrl-C, SIGTERM, a
 * closed terminal, or because scripts/with-pinned-node.mjs is gone, to which this process is connected.
 */
export const runCommand = async (command: (asked: AbortSignal) => Promise<void>, failureCode = 1): Promise<never> => {
  const asking = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => asking.abort());
  process.channel?.unref();
  // Ctrl-Z would stop this process alone: the parts would run on, and the data folder count as left after a while.
  process.on('SIGTSTP', () => {});
  // The terminal may be gone as well: a line that nobody can read must not end the stopping.
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
