import getPort from 'get-port';
import { findPortObstacle } from './assert-port-free.ts';
import { readJson, writeJson } from './json-file.ts';

type Purpose = 'database' | 'sandbox' | 'api';

/**
 * Free ports for these purposes, the ones of the last start where they are still free: a payment page that is open in a
 * browser then survives a restart.
 */
export const keepPorts = async (file: string, purposes: readonly Purpose[]): Promise<Record<Purpose, number>> => {
  const kept = await readJson(file);
  const ports: Record<Purpose, number> = { database: 0, sandbox: 0, api: 0 };
  for (const purpose of purposes) {
    const last = kept[purpose];
    const isUsable = typeof last === 'number' && (await findPortObstacle(last, '127.0.0.1')) === null;
    ports[purpose] = isUsable ? last : await getPort();
  }
  await writeJson(file, { ...kept, ...Object.fromEntries(purposes.map((purpose) => [purpose, ports[purpose]])) });
  return ports;
};
