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
  const found = packages.find(({ capacity }) => capacity === null);
  assert.ok(found, 'the demo has no package without a limit of seats');
  return { packageId: found.id, travelDate: found.availableTo, totalAmount: found.price };
};
