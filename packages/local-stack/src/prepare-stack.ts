import { join } from 'node:path';
import { gatherCrew } from './crew.ts';
import { keepPorts } from './keep-ports.ts';
import { keepSecrets } from './keep-secrets.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { layoutOf, prepareDataFolder } from './prepare-data-folder.ts';
import type { Settings } from './settings.ts';
import type { Stack } from './stack.ts';

type Options = {
  readonly settings: Settings;
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** In development Vite listens on the site's port, and the API on one of its own. */
  readonly apiBehindVite?: boolean;
};

/** Takes the data folder for this process; whoever calls stops the crew in the end, which gives the folder back. */
export const prepareStack = async ({ settings, env, say, apiBehindVite = false }: Options): Promise<Stack> => {
  const layout = layoutOf(settings.dataFolder);
  await prepareDataFolder(settings.dataFolder, settings.mongodbUri === null);
  const lock = await lockDataFolder(settings.dataFolder, layout.lock);
  try {
    const [secrets, ports] = await Promise.all([
      keepSecrets(layout.secrets),
      keepPorts(layout.ports, ['database', 'sandbox', ...(apiBehindVite ? (['api'] as const) : [])]),
    ]);
    return {
      settings,
      layout,
      log: (part) => join(layout.logs, `${part}.log`),
      ports: apiBehindVite ? ports : { ...ports, api: settings.port },
      secrets,
      crew: gatherCrew(lock),
      env,
      say,
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
