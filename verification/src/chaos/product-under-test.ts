import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@wayfarer/local-stack/mongod';
import { apiEnvironment } from '../bench/frame/process-environment.ts';
import { migrateWithAdmins } from '../product/catalogue.ts';
import { startProvider } from '../product/provider.ts';
import { startApiProcess } from './api-process.ts';
import { bundleApi } from './bundle-api.ts';
import { startMailbox } from './mailbox.ts';
import { startWebhookProxy } from './webhook-proxy.ts';

export const ADMINS = ['operator-1', 'operator-2'];

/**
 * Everything of the product but its database and the processes themselves, which the caller starts and kills.
 * @param without name of the guard that is broken
 * @param settings in place of those of a run with kills
 */
export const prepareProduct = async (
  mongodbUri: string,
  without: string | null,
  folder: string,
  settings: NodeJS.ProcessEnv = {},
) => {
  const ports = [await freePort(), await freePort()];
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  let turn = 0;
  const nextAddress = (): string => {
    turn = (turn + 1) % addresses.length;
    return addresses[turn] ?? '';
  };
  const proxy = await startWebhookProxy(nextAddress);
  const provider = await startProvider(proxy.url);
  const mailbox = await startMailbox();
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    ...apiEnvironment(mongodbUri),
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    PASSWORD_COST: '4',
    BACKGROUND_JOBS: 'true',
    STRIPE_API_BASE: provider.url,
    PUBLIC_URL: nextAddress(),
    PICTURES_DIR: join(folder, 'pictures'),
    SMTP_URL: mailbox.url,
    EMAIL_FROM: 'agency@wayfarer.example',
    // Longer than an election takes.
    MAX_ANSWER_SECONDS: '60',
    LOG_LEVEL: 'warn',
    ...(without === null ? {} : { WITHOUT_GUARD: without }),
    ...settings,
  };
  migrateWithAdmins(env, ADMINS);
  const entry = await bundleApi(folder);
  const log = await open(join(folder, 'api.log'), 'a');
  return {
    provider,
    mailbox,
    /** Where a load balancer would send the next call. */
    nextAddress,
    addresses,
    /** What starts each of the two processes. */
    starts: ports.map((port) => () => startApiProcess(entry, { ...env, PORT: String(port) }, log.fd)),
    /** What its processes and its operator's commands are configured with. */
    env,
    stop: async () => {
      await proxy.close();
      await provider.close();
      await mailbox.close();
      await log.close();
    },
  };
};
export type Product = Awaited<ReturnType<typeof prepareProduct>>;
