import { keepIdentity, layoutOf, takeDataFolder } from './data-folder.ts';
import { demoPasswordOf } from './demo-password.ts';
import { uriOfEmbedded } from './mongod/mongod-arguments.ts';
import { assertPortFree } from './ports.ts';
import { superviseProcesses } from './processes/supervise-processes.ts';
import { readSettings } from './settings.ts';

export type StackOptions = {
  /** PORT, HOST, DATA_DIR, MONGODB_URI and the others of .env.example; also inherited by the parts. */
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /**
   * What listens on the site's port: nothing, the API, or Vite with the API behind it on a port of its own.
   */
  readonly site: 'none' | 'api' | 'vite';
  /** Stops everything. */
  readonly signal?: AbortSignal | undefined;
};

/** What every part needs to start. */
export type Stack = Awaited<ReturnType<typeof prepareStack>>;

/**
 * Locks the data folder for this process; the caller stops all processes in the end, which releases the
 * folder.
 * @throws UserFacingError when a setting is wrong, or the folder or the site's port is not available
 */
export const prepareStack = async ({ env, say, site, signal }: StackOptions) => {
  const settings = readSettings(env);
  const layout = layoutOf(settings.dataFolder);
  const release = await takeDataFolder(layout, () => {
    say(`DATA_DIR (${layout.folder}) was removed, or taken by another copy: stopping.`);
    process.kill(process.pid, 'SIGTERM');
  });
  try {
    if (site !== 'none') await assertPortFree(settings);
    const { secrets, ports } = await keepIdentity(layout);
    /** The password of the demo accounts; null if there are none. */
    const demoPassword = settings.mongodbUri === null ? await demoPasswordOf(settings, layout, secrets) : null;
    const mongodbUri = settings.mongodbUri ?? uriOfEmbedded([ports.database]);
    signal?.throwIfAborted();
    const processes = superviseProcesses(layout, say, release);
    signal?.addEventListener('abort', () => void processes.stopAll());
    const portsInUse = site === 'vite' ? ports : { ...ports, api: settings.port };
    return { env, say, settings, layout, secrets, ports: portsInUse, mongodbUri, demoPassword, processes };
  } catch (error) {
    await release();
    throw error;
  }
};
