import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '@wayfarer/local-stack';
import { freePort } from '@wayfarer/mongod';
import { prepareData } from './prepared-data.ts';

interface Startable {
  start: () => Promise<Product>;
  remove: () => Promise<void>;
}

/** The product as `npm start` starts it, on a free port and with fresh demo data in a folder of its own. */
const prepareFresh = async (): Promise<Startable> => {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-journeys-'));
  const port = await freePort();
  const start = () => startProduct({ env: { ...process.env, PORT: String(port), DATA_DIR: folder }, say: console.log });
  await prepareData(folder, async () => (await start()).stop());
  return { start, remove: () => rm(folder, { recursive: true, force: true }) };
};

/**
 * Starts the product twice and stops both when the run is over: once more for the journeys that change the catalogue, which so take nothing
 * away that another journey looks at, and need not wait for the others. With PRODUCT_URL all journeys go through a product that runs already.
 */
export default async (): Promise<() => Promise<void>> => {
  if (process.env.PRODUCT_URL) return async () => undefined;
  // One after the other: the second has the demo that was made for the first.
  const prepared = [await prepareFresh(), await prepareFresh()] as const;
  const started = [prepared[0].start(), prepared[1].start()] as const;
  const end = async () => {
    const all = await Promise.allSettled(started);
    await Promise.all(all.map(async (one) => one.status === 'fulfilled' && one.value.stop()));
    await Promise.all(prepared.map(({ remove }) => remove()));
  };
  try {
    const [shared, catalogue] = await Promise.all(started);
    process.env.PRODUCT_URL = shared.url;
    process.env.CATALOGUE_URL = catalogue.url;
  } catch (error) {
    await end();
    throw error;
  }
  return end;
};
