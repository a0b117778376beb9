import { setTimeout as pause } from 'node:timers/promises';
import type { TourPackage } from '@wayfarer/contracts';
import { packageForm } from '../product/catalogue.ts';
import type { Account, HttpClient } from '../product/http-client.ts';
import type { Random } from './random.ts';

/** Milliseconds between two changes. */
const EVERY_MS = 3000;

/** An admin gives a package another price. */
export const changePrice = (client: HttpClient, admin: Account, tourPackage: TourPackage, price: string) => {
  const { _id, destination, capacity } = tourPackage;
  return client.ask({
    method: 'PUT',
    path: `/api/package/${_id}`,
    by: admin,
    body: packageForm(destination._id, { price, capacity }),
  });
};

/** Prices change while journeys run; bookings must keep the price that they were made at. */
export const changePrices = async (
  client: HttpClient,
  admin: Account,
  packages: readonly TourPackage[],
  random: Random,
  over: AbortSignal,
): Promise<void> => {
  while (!over.aborted) {
    await pause(EVERY_MS, undefined, { signal: over }).catch(() => undefined);
    if (!over.aborted)
      await changePrice(client, admin, random.oneOf(packages), (random.between(8000, 1_500_000) / 100).toFixed(2));
  }
};
