import assert from 'node:assert/strict';
import type { TourPackage } from '@wayfarer/contracts';
import { logIn as logInAs } from '../product/catalogue.ts';
import { type Account, bodyOf, createHttpClient, type HttpClient } from '../product/http-client.ts';
import { SITE } from './stack.ts';

export type Client = HttpClient;
export const createClient = (): Client => createHttpClient(() => SITE);

export const logIn = async (client: Client, username: string, password = 'wayfarer-demo'): Promise<Account> => {
  const account = await logInAs(client, username, password);
  assert.ok(account, `${username} cannot log in`);
  return account;
};

/** What the load books: a day of a package without a limit of seats. */
export type Offer = { readonly packageId: string; readonly travelDate: string; readonly totalAmount: number };

export const findOffer = async ({ ask }: Client): Promise<Offer> => {
  const packages = bodyOf<TourPackage[]>(await ask({ method: 'GET', path: '/api/package?offered=now' }), 'list packages');
  for (const { id: packageId, availableTo: travelDate } of packages.filter(({ capacity }) => capacity === null)) {
    const body = { travelDate, totalPersons: 1 };
    const quote = await ask({ method: 'POST', path: `/api/package/${packageId}/quote`, body });
    // One with a schedule may not leave on its last day.
    if (quote?.status !== 200) continue;
    // Of the quote only what is agreed to: a booking with a field that is not known is refused.
    const { totalAmount } = quote.body as Pick<Offer, 'totalAmount'>;
    return { packageId, travelDate, totalAmount };
  }
  return assert.fail('the demo has no package without a limit of seats');
};
