import type { TourPackage } from '@wayfarer/contracts';
import { packageForm } from '../product/catalogue.ts';
import type { Account, HttpClient } from '../product/http-client.ts';

/**
 * Codes for some of the journeys, and how many bookings can use each: one that lasts for a while, and one
 * that is mostly used up.
 */
export const CODES = { CHAOS10: 40, CHAOS3: 3 } as const;

/** Takes everything off. */
export const FREE_CODE = 'CHAOSFREE';

const CATEGORIES = [
  { id: 'adult', name: 'Adult', minAge: 12 },
  { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 40.5 },
];
const EXTRAS = [{ id: 'bike', name: 'Bike', price: 25, per: 'piece', most: 2, stock: 3 }];

/** Its rest is due before every day that is booked. */
const DEPOSIT = { percent: 40, balanceDays: 2, isRefundable: true };

/**
 * Packages with a limit of seats get categories, a deposit and an extra that each departure has three of;
 * codes are added.
 */
export const chargeMore = async (client: HttpClient, admin: Account, packages: readonly TourPackage[]): Promise<void> => {
  for (const [code, most] of Object.entries(CODES))
    await client.ask({ method: 'POST', path: '/api/code', by: admin, body: { code, percent: 10, most } });
  await client.ask({ method: 'POST', path: '/api/code', by: admin, body: { code: FREE_CODE, percent: 100, most: 40 } });
  for (const { _id, destination, capacity, price } of packages.filter((one) => one.capacity !== null)) {
    const body = packageForm(destination._id, { price: String(price), capacity });
    body.set('categories', JSON.stringify(CATEGORIES));
    body.set('extras', JSON.stringify(EXTRAS));
    body.set('deposit', JSON.stringify(DEPOSIT));
    const edited = await client.ask({ method: 'PUT', path: `/api/package/${_id}`, by: admin, body });
    if (edited?.status !== 200) throw new Error(`The package ${_id} was not edited: ${edited?.status}`);
  }
};
