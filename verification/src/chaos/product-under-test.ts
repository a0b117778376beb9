import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@wayfarer/local-stack/mongod';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { bundleApi } from './bundle-api.ts';
import { openEventDoor } from './event-door.ts';
import { migrateWithAdmins } from './prepare-product.ts';
import { type Provider, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, startProvider } from './provider.ts';

export const ADMINS = ['operator-1', 'operator-2'];

export type Product = {
  readonly provider: Provider;
  /** Where the balancer sends the next call. */
  readonly nextAddress: () => string;
  readonly addresses: readonly string[];
  /** What starts each of the two processes. */
  readonly starts: readonly (() => ApiProcess)[];
  /** What its processes and its operator's commands are configured with. */
  readonly env: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
};

/** Everything of the product but its database and the processes themselves, which the caller starts and kills. */
export const prepareProduct = async (mongodbUri: string, without: string | null, folder: string): Promise<Product> => {
  const ports = [await freePort(), await freePort()];
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  let turn = 0;
  const nextAddress = (): string => {
    turn = (turn + 1) % addresses.length;
    return addresses[turn] ?? '';
  };
  const door = await openEventDoor(nextAddress);
  const provider = await startProvider(door.url);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    MONGODB_URI: mongodbUri,
    TOKEN_SECRET: 'a secret for chaos that is long enough',
    PASSWORD_COST: '4',
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE: provider.url,
    PUBLIC_URL: nextAddress(),
    PICTURES_DIR: join(folder, 'pictures'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    MIGRATE_ON_START: 'false',
    ...(without === null ? {} : { WITHOUT_GUARD: without }),
  };
  migrateWithAdmins(env, ADMINS);
  const entry = await bundleApi(folder);
  const log = await open(join(folder, 'api.log'), 'a');
  return {
    provider,
    nextAddress,
    addresses,
    env,
    starts: ports.map((port) => () => startApiProcess(entry, { ...env, PORT: String(port) }, log.fd)),
    stop: async () => {
      await door.close();
      await provider.close();
      await log.close();
    },
  };
};

/** A folder for one run. It goes away with it, unless the run found something. */
export const openRunFolder = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'wayfarer-chaos-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
