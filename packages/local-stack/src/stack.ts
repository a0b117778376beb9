import { assertPortFree } from './assert-port-free.ts';
import { layoutOf, prepareDataFolder } from './data-folder.ts';
import { demoPasswordOf } from './demo-password.ts';
import { type Identity, keepIdentity } from './keep-identity.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { uriOfEmbedded } from './mongod/mongod-arguments.ts';
import { type Processes, superviseProcesses } from './processes/supervise-processes.ts';
import { readSettings, type Settings } from './settings.ts';

/** What every part is started from. */
export type Stack = Identity & {
  readonly settings: Settings;
  readonly layout: ReturnType<typeof layoutOf>;
  readonly mongodbUri: string;
  /** Of the demo accounts; null where there are none. */
  readonly demoPassword: string | null;
  readonly processes: Processes;
  /** What the parts inherit besides their own variables. */
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
};

type Options = Pick<Stack, 'env' | 'say'> & {
  /** Who listens on the site's port: nobody, the API, or Vite with the API behind it on a port of its own. */
  readonly site: 'none' | 'api' | 'vite';
  /** Stops everything. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Takes the data folder for this process; whoever calls stops all processes in the end, which gives the folder back.
 * @throws UserFacingError when a setting is wrong, or the folder or the site's port cannot be had
 */
export const prepareStack = async ({ env, say, site, signal }: Options): Promise<Stack> => {
  const settings = readSettings(env);
  const layout = layoutOf(settings.dataFolder);
  await prepareDataFolder(settings.dataFolder, settings.mongodbUri === null);
  const release = await lockDataFolder(settings.dataFolder, layout.lock, () => {
    say(`DATA_DIR (${settings.dataFolder}) was removed, or taken by another copy: stopping.`);
    process.kill(process.pid, 'SIGTERM');
  });
  try {
    if (site !== 'none') await assertPortFree(settings.port, settings.host);
    const { secrets, ports } = await keepIdentity(layout.secrets, layout.databaseFiles);
    const demoPassword = settings.mongodbUri === null ? await demoPasswordOf({ settings, layout, secrets }) : null;
    signal?.throwIfAborted();
    const processes = superviseProcesses(layout.lock, layout.logs, release);
    signal?.addEventListener('abort', () => void processes.stopAll());
    return {
      settings,
      layout,
      secrets,
      ports: site === 'vite' ? ports : { ...ports, api: settings.port },
      mongodbUri: settings.mongodbUri ?? uriOfEmbedded([ports.database]),
      demoPassword,
      processes,
      env,
      say,
    };
  } catch (error) {
    await release();
    throw error;
  }
};
