import { keepRunning } from './keep-running.ts';
import { entryPoints } from './repository-paths.ts';
import type { Stack } from './stack.ts';
import { untilAnswers } from './until-answers.ts';

/** Starts the API, which prepares its database first, and returns when it takes requests. */
export const startApi = ({ crew, log, ports, say, settings }: Stack, env: NodeJS.ProcessEnv, watch: boolean): Promise<void> => {
  const host = settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host;
  return keepRunning(
    {
      name: 'The API',
      command: process.execPath,
      args: [...(watch ? ['--watch', '--watch-preserve-output'] : []), entryPoints.api],
      env,
      logFile: log('api'),
      untilReady: (signal) => untilAnswers(`http://${host}:${ports.api}/api/ready`, (status) => status === 200, signal),
      stopOrder: 0,
    },
    crew,
    say,
  );
};
