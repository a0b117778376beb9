import { randomBytes } from 'node:crypto';
import getPort from 'get-port';
import { findPortObstacle } from './assert-port-free.ts';
import { readJson, writeJson } from './json-file.ts';

const drawSecrets = () => ({
  tokenSecret: randomBytes(48).toString('base64url'),
  webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  demoPassword: randomBytes(12).toString('base64url'),
  sandboxKey: `sk_test_${randomBytes(24).toString('hex')}`,
});

export type Secrets = ReturnType<typeof drawSecrets>;

/** Secrets of this data folder, drawn once and kept: whoever is logged in stays so over a restart. */
export const keepSecrets = async (file: string): Promise<Secrets> => {
  const secrets = { ...drawSecrets(), ...(await readJson(file)) };
  await writeJson(file, secrets, 0o600);
  return secrets;
};

/**
 * Free ports, the ones of the last start where they are still free: a payment page that is open in a browser then survives
 * a restart. `api` is for development, where Vite has the site's port.
 */
export const keepPorts = async (file: string): Promise<{ database: number; sandbox: number; api: number }> => {
  const kept = await readJson(file);
  const keep = async (last: unknown): Promise<number> =>
    typeof last === 'number' && (await findPortObstacle(last, '127.0.0.1')) === null ? last : getPort();
  const ports = { database: await keep(kept.database), sandbox: await keep(kept.sandbox), api: await keep(kept.api) };
  await writeJson(file, ports);
  return ports;
};
