/**
 * Aborts when this process is asked to stop: by Ctrl-C, SIGTERM, a closed terminal, or because scripts/with-pinned-node.mjs is
 * gone, to which it is connected. `again` hears every further signal.
 */
export const untilAskedToStop = (again: () => void): AbortSignal => {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => (asked.signal.aborted ? again() : asked.abort(signal)));
  }
  // Ctrl-Z would stop this process alone: the parts would run on, and the data folder count as left after a while.
  process.on('SIGTSTP', () => {});
  process.on('disconnect', () => asked.abort('the parent process ended'));
  process.channel?.unref();
  // The terminal may be gone as well: a line that nobody can read must not end the stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return asked.signal;
};
