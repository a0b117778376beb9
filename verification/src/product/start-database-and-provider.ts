import { join } from 'node:path';
import { freePort } from '@wayfarer/local-stack/mongod';
import { startStripeSandbox } from '@wayfarer/stripe-sandbox';
import { apiEnvironment } from '../bench/frame/process-environment.ts';
import { launchMongod } from '../mongod/launch-mongod.ts';
import { migrateWithAdmins } from './catalogue.ts';

/** An empty database and the sandbox as provider, with the environment of an API that is to answer at `url`. Nothing of the product runs yet. */
export const startDatabaseAndProvider = async (folder: string, settings: Readonly<Record<string, string>>) => {
  const mongod = await launchMongod(join(folder, 'data'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = apiEnvironment(mongod.uri);
  const sandbox = await startStripeSandbox({
    port: 0,
    secretKeys: [environment.STRIPE_SECRET_KEY],
    webhook: { url: `${url}/api/payment/webhook`, secret: environment.STRIPE_WEBHOOK_SECRET },
    stateFile: null,
    sellerName: 'Wayfarer',
  });
  const env = {
    ...environment,
    PUBLIC_URL: url,
    PORT: String(port),
    PICTURES_DIR: join(folder, 'pictures'),
    STRIPE_API_BASE: sandbox.url,
    ...settings,
  };
  return {
    url,
    env,
    mongod,
    sandbox,
    makeAdmins: (names: readonly string[]): void => migrateWithAdmins({ ...process.env, ...env }, names),
    stop: async (): Promise<void> => {
      await sandbox.close();
      await mongod.stop();
    },
  };
};
