import { assertPortFree } from './assert-port-free.ts';
import { layoutOf, prepareDataFolder } from './data-folder.ts';
import { keepPorts, keepSecrets, type Secrets } from './keep-identity.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import { shutDownLeftOver } from './mongod/shut-down-left-over.ts';
import type { Settings } from './settings.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

/** What every part is started from. */
export type Stack = {
  readonly settings: Settings;
  readonly layout: ReturnType<typeof layoutOf>;
  readonly ports: { readonly database: number; readonly sandbox: number; readonly api: number };
  readonly secrets: Secrets;
  readonly supervisor: Supervisor;
  /** What the parts inherit besides their own variables. */
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
};

type Options = Pick<Stack, 'settings' | 'env' | 'say'> & {
  /** Who listens on the site's port: nobody, the API, or Vite with the API behind it on a port of its own. */
  readonly site: 'none' | 'api' | 'vite';
};

/**
 * Takes the data folder for this process; whoever calls lets the supervisor stop all in the end, which gives the folder back.
 * @throws UserFacingError when the folder or the site's port cannot be had
 */
export const prepareStack = async ({ settings, env, say, site }: Options): Promise<Stack> => {
  const layout = layoutOf(settings.dataFolder);
  await prepareDataFolder(settings.dataFolder, settings.mongodbUri === null);
  const release = await lockDataFolder(settings.dataFolder, layout.lock, () => {
    say(`DATA_DIR (${settings.dataFolder}) was removed, or taken by another copy: stopping.`);
    process.kill(process.pid, 'SIGTERM');
  });
  try {
    if (site !== 'none') await assertPortFree(settings.port, settings.host);
    await shutDownLeftOver(layout.ports, layout.databaseFiles);
    const secrets = await keepSecrets(layout.secrets);
    const ports = await keepPorts(layout.ports);
    const supervisor = createSupervisor(layout.lock, release);
    return { settings, layout, ports: site === 'vite' ? ports : { ...ports, api: settings.port }, secrets, supervisor, env, say };
  } catch (error) {
    await release();
    throw error;
  }
};
