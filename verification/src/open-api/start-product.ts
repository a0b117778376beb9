import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMongod, freePort } from '@wayfarer/local-stack/mongod';
import { startStripeSandbox } from '@wayfarer/stripe-sandbox';
import { apiEnvironment } from '../bench/frame/process-environment.ts';
import { startProcess } from '../bench/frame/start-process.ts';
import { launchMongod } from '../mongod/launch-mongod.ts';
import { migrateWithAdmins } from '../product/catalogue.ts';

/** The API in a process of its own on an empty database, with the sandbox as provider. Limits of calls are off: all calls come from one address. */
export const startProduct = async (admins: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-open-api-'));
  const mongod = await launchMongod({
    binary: await findMongod({ onProgress: console.error }),
    dataFolder: join(folder, 'data'),
    port: await freePort(),
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const uri = new URL(mongod.uri);
  uri.pathname = '/open-api';
  const environment = apiEnvironment(uri.href);
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
    PASSWORD_COST: '4',
  };
  migrateWithAdmins({ ...process.env, ...env }, admins);
  const api = await startProcess('@wayfarer/api/main', env, url);
  return {
    url,
    folder,
    stop: async (): Promise<void> => {
      await api.stop();
      await sandbox.close();
      await mongod.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
