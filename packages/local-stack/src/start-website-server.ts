import { keepRunning } from './keep-running.ts';
import { entryPoints, websiteFolder } from './repository-paths.ts';
import type { Stack } from './stack.ts';
import { untilAnswers } from './until-answers.ts';

/** For development: Vite in front, with hot reload, passing what belongs to the API on to it. */
export const startWebsiteServer = ({ crew, env, log, ports, say, settings }: Stack): Promise<void> =>
  keepRunning(
    {
      name: 'The website server',
      command: process.execPath,
      args: [
        entryPoints.vite,
        '--host',
        settings.host,
        '--port',
        String(settings.port),
        '--strictPort',
        '--clearScreen',
        'false',
      ],
      env: { ...env, API_URL: `http://127.0.0.1:${ports.api}` },
      cwd: websiteFolder,
      logFile: log('website'),
      untilReady: (signal) => untilAnswers(`http://127.0.0.1:${settings.port}/`, (status) => status < 500, signal),
      stopOrder: 0,
    },
    crew,
    say,
  );
