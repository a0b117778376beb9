import { join } from 'node:path';
import { freePort } from '@wayfarer/local-stack/mongod';
import { apiEnvironment } from '../bench/frame/process-environment.ts';
import { launchMongod } from '../mongod/launch-mongod.ts';
import { migrateWithAdmins } from './catalogue.ts';
import { startProvider } from './provider.ts';

/**
 * An empty database and the sandbox as provider, with the environment of an API that is to answer at `url`.
 * Nothing of the product runs yet.
 */
export const startDatabaseAndProvider = async (folder: string, settings: Readonly<Record<string, string>>) => {
  const mongod = await launchMongod(join(folder, 'data'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = await startProvider(`${url}/api/payment/webhook`);
  const env = {
    ...apiEnvironment(mongod.uri),
    PUBLIC_URL: url,
    PORT: String(port),
    PICTURES_DIR: join(folder, 'pictures'),
    STRIPE_API_BASE: provider.url,
    ...settings,
  };
  return {
    url,
    env,
    mongod,
    provider,
    makeAdmins: (names: readonly string[]): void => migrateWithAdmins({ ...process.env, ...env }, names),
    stop: async (): Promise<void> => {
      await provider.close();
      await mongod.stop();
    },
  };
};
