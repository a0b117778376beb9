import { keepRunning } from './keep-running.ts';
import { entryPoints, websiteFolder } from './repository-paths.ts';
import type { Stack } from './stack.ts';
import { untilAnswers } from './until.ts';

/** For development: Vite in front, with hot reload, passing what belongs to the API on to it. */
export const startWebsiteServer = (stack: Stack): Promise<void> => {
  const { env, ports, settings } = stack;
  const listen = ['--host', settings.host, '--port', String(settings.port), '--strictPort'];
  return keepRunning(
    {
      name: 'The website server',
      log: 'website',
      args: [entryPoints.vite, ...listen, '--clearScreen', 'false'],
      env: { ...env, API_URL: `http://127.0.0.1:${ports.api}` },
      cwd: websiteFolder,
      untilReady: (signal) => untilAnswers(`http://127.0.0.1:${settings.port}/`, (status) => status < 500, signal),
      stopOrder: 0,
    },
    stack,
  );
};
