import { setTimeout as pause } from 'node:timers/promises';
import type { TourPackage } from '@wayfarer/contracts';
import type { Account, Browser } from './browser.ts';
import { packageForm } from './prepare-product.ts';
import type { Random } from './random.ts';

/** Milliseconds between two edits. */
const EVERY = 3000;

/** An admin changes prices while journeys run; bookings must keep the price that they were made at. */
export const editPrices = async (
  browser: Browser,
  admin: Account,
  packages: readonly TourPackage[],
  random: Random,
  over: AbortSignal,
): Promise<void> => {
  while (!over.aborted) {
    await pause(EVERY, undefined, { signal: over }).catch(() => undefined);
    if (over.aborted) return;
    const { _id, destination, capacity } = random.oneOf(packages);
    const price = (random.between(8000, 1_500_000) / 100).toFixed(2);
    const body = packageForm(destination._id, price, capacity === null ? '' : String(capacity));
    await browser.ask({ method: 'PUT', path: `/api/package/${_id}`, by: admin, body });
  }
};
