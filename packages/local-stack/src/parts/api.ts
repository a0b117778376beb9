import { apiEnvironment } from '../api-environment.ts';
import { keepRunning } from '../processes/keep-running.ts';
import { entryPoints } from '../repository-paths.ts';
import type { Stack } from '../stack.ts';

type Options = {
  /** Of the built website; null where Vite serves it. */
  readonly websiteFolder: string | null;
  readonly watch: boolean;
};

/** Starts the API, which prepares its database first, and returns when it takes requests. */
export const startApi = (stack: Stack, { websiteFolder, watch }: Options): Promise<void> => {
  const args = [...(watch ? ['--watch', '--watch-preserve-output'] : []), entryPoints.api];
  const program = { name: 'The API', log: 'api', args, env: apiEnvironment(stack, websiteFolder) };
  return keepRunning(program, { port: stack.ports.api, host: stack.settings.localHost }, stack);
};
