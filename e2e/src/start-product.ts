import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@wayfarer/local-stack';
import { freePort } from '@wayfarer/mongod';
import { prepareData } from './prepared-data.ts';

/**
 * Starts the product as `npm start` does, on a free port and with fresh demo data; stops it when the run is over. With PRODUCT_URL the
 * journeys go through a product that runs already.
 */
export default async (): Promise<() => Promise<void>> => {
  if (process.env.PRODUCT_URL) return async () => undefined;
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-journeys-'));
  const port = await freePort();
  const start = () => startProduct({ env: { ...process.env, PORT: String(port), DATA_DIR: folder }, say: console.log });
  await prepareData(folder, async () => (await start()).stop());
  const product = await start();
  process.env.PRODUCT_URL = product.url;
  return async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
