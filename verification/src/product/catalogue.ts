import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Destination, LoginAnswer, TourPackage } from '@wayfarer/contracts';
import { type Account, bodyOf, type HttpClient } from './http-client.ts';

const PASSWORD = 'a fine long password';
/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Prepares the database and makes admins, as an operator does. */
export const migrateWithAdmins = (env: NodeJS.ProcessEnv, admins: readonly string[]): void => {
  const run = (command: string, ...args: string[]): void => {
    const file = fileURLToPath(import.meta.resolve(`@wayfarer/api/commands/${command}`));
    const { status, stderr } = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8', input: PASSWORD });
    if (status !== 0) throw new Error(stderr);
  };
  run('migrate');
  for (const admin of admins) run('create-admin', admin, `${admin}@example.com`);
};

/** @returns null when the caller gave up */
export const logIn = async (client: HttpClient, username: string, password = PASSWORD): Promise<Account | null> => {
  const answer = await client.ask({ method: 'POST', path: '/api/auth/login', body: { username, password } });
  if (answer?.status !== 200) return null;
  const { token, userId } = answer.body as LoginAnswer;
  return { username, userId, token };
};

/**
 * Registers and logs in. A registration whose answer was lost still counts. @returns null when the caller
 * gave up
 */
export const signUp = async (client: HttpClient, username: string): Promise<Account | null> => {
  const body = { username, email: `${username}@example.com`, password: PASSWORD };
  const answer = await client.ask({ method: 'POST', path: '/api/auth/register', body });
  return answer && [201, 409].includes(answer.status) ? logIn(client, username) : null;
};

/** The accounts that a run needs to begin. */
export const accountsOf = async (
  names: readonly string[],
  enter: (name: string) => Promise<Account | null>,
): Promise<[Account, ...Account[]]> => {
  const accounts = (await Promise.all(names.map(enter))).filter((account) => account !== null);
  const [first, ...others] = accounts;
  if (!first || accounts.length < names.length) throw new Error('Not everybody could log in.');
  return [first, ...others];
};
export const logInAll = (client: HttpClient, names: readonly string[]) => accountsOf(names, (name) => logIn(client, name));

const formOf = (fields: Readonly<Record<string, string>>, picture: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(picture, new Blob([PICTURE], { type: 'image/png' }), 'picture.png');
  return form;
};

/** The price in rupees, and how many persons can travel on a day; null for unlimited. */
export type Offer = { readonly price: string; readonly capacity: number | null };

/** The form of a package as an admin sends it. */
export const packageForm = (destination: string, { price, capacity }: Offer): FormData => {
  const fields = {
    title: `A journey for ${price}`,
    destination,
    description: 'There and back.',
    itinerary: JSON.stringify(['There', 'Back']),
    price,
    capacity: String(capacity ?? ''),
    availableFrom: dayFromNow(-2),
    availableTo: dayFromNow(365),
  };
  return formOf(fields, 'images');
};

/** What can be booked. */
export const addPackages = async (client: HttpClient, admin: Account, offers: readonly Offer[]): Promise<TourPackage[]> => {
  const place = formOf({ name: 'Hampi', country: 'India', description: 'Boulders and banana groves.' }, 'image');
  const made = await client.ask({ method: 'POST', path: '/api/destination', by: admin, body: place });
  const { newDestination } = bodyOf<{ newDestination: Destination }>(made, 'No destination');
  const add = async (offer: Offer): Promise<TourPackage> => {
    const body = packageForm(newDestination._id, offer);
    const added = await client.ask({ method: 'POST', path: '/api/package/add', by: admin, body });
    return bodyOf<{ newPackage: TourPackage }>(added, 'No package').newPackage;
  };
  return Promise.all(offers.map(add));
};
