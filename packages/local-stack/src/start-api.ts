import { keepRunning } from './keep-running.ts';
import { entryPoints } from './repository-paths.ts';
import type { Stack } from './stack.ts';
import { untilAnswers } from './until.ts';

/** Starts the API, which prepares its database first, and returns when it takes requests. */
export const startApi = (stack: Stack, env: NodeJS.ProcessEnv, watch: boolean): Promise<void> => {
  const readiness = `http://${stack.settings.localHost}:${stack.ports.api}/api/ready`;
  return keepRunning(
    {
      name: 'The API',
      log: 'api',
      args: [...(watch ? ['--watch', '--watch-preserve-output'] : []), entryPoints.api],
      env,
      untilReady: (signal) => untilAnswers(readiness, (status) => status === 200, signal),
      stopOrder: 0,
    },
    stack,
  );
};
