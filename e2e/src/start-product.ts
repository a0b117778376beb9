import { rm } from 'node:fs/promises';
import { startProduct } from '@wayfarer/local-stack';
import { freePort, makeDataFolder } from '@wayfarer/local-stack/mongod';
import { prepareData } from './prepared-data.ts';
import { startMailbox } from './start-mailbox.ts';

type Started = {
  url: string;
  stop: () => Promise<void>;
};

/** Starts the product as `npm start` does, on a free port and with fresh demo data in a folder of its own. */
export const startFresh = async (smtpUrl: string, settings: Readonly<Record<string, string>> = {}): Promise<Started> => {
  const folder = await makeDataFolder('wayfarer-journeys-');
  const port = await freePort();
  // All journeys use one traveller, who leaves more bookings unpaid than a real one, especially when they are
  // repeated.
  const unpaid = { MAX_UNPAID_BOOKINGS: '1000', MAX_UNPAID_PERSONS: '10000', MAX_UNPAID_HOLDS: '1000' };
  const post = { SMTP_URL: smtpUrl, EMAIL_FROM: 'agency@wayfarer.example' };
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    MAX_ANSWER_SECONDS: '600',
    // The address of a client is what it says, as if a proxy had.
    TRUST_PROXY: '1',
    ...unpaid,
    ...post,
    ...settings,
  };
  const start = () => startProduct({ env, say: console.log });
  await prepareData(folder, async () => (await start()).stop());
  const product = await start();
  const stop = async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: product.url, stop };
};

/**
 * Starts the product twice and stops both after the run: the second is for the journeys that change the
 * catalogue, so that they remove nothing that another journey uses, and need not wait for the others, and it
 * has more languages than English. With
 * PRODUCT_URL all journeys use a product that already runs.
 */
export default async (): Promise<() => Promise<void>> => {
  if (process.env.PRODUCT_URL) return async () => undefined;
  // One after the other: the demo is made once, and a copy of its folder contains the ports of the first.
  const mailbox = await startMailbox();
  const shared = await startFresh(mailbox.smtpUrl);
  const catalogue = await startFresh(mailbox.smtpUrl, { LANGUAGES: 'xx,xr,de,ar' }).catch(async (error: unknown) => {
    await shared.stop();
    throw error;
  });
  process.env.MAILBOX_URL = mailbox.url;
  process.env.PRODUCT_URL = shared.url;
  process.env.CATALOGUE_URL = catalogue.url;
  return async () => {
    await Promise.all([shared.stop(), catalogue.stop()]);
    await mailbox.stop();
  };
};
