import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Destination, LoginAnswer, TourPackage } from '@wayfarer/contracts';
import type { Account, Browser } from './browser.ts';

const PASSWORD = 'a fine long password';
/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** Rupees, and seats per day; empty for as many as like. */
const OFFERS = [
  ['1999.99', ''],
  ['450', '40'],
  ['12500.5', '9'],
  ['79.95', ''],
] as const;

const command = (name: string): string => fileURLToPath(import.meta.resolve(`@wayfarer/api/commands/${name}`));
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Prepares the database and makes an admin, as an operator does. */
export const migrateWithAdmins = (env: NodeJS.ProcessEnv, admins: readonly string[]): void => {
  const run = (...args: string[]): void => {
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8', input: PASSWORD });
    if (status !== 0) throw new Error(stderr);
  };
  run(command('migrate'));
  for (const admin of admins) run(command('create-admin'), admin, `${admin}@example.com`);
};

export const logIn = async (browser: Browser, username: string): Promise<Account | null> => {
  const answer = await browser.ask({ method: 'POST', path: '/api/auth/login', body: { username, password: PASSWORD } });
  if (answer?.status !== 200) return null;
  const { token, userId } = answer.body as LoginAnswer;
  return { username, userId, token };
};

/** Registers and logs in. A registration whose answer was lost is there all the same. */
export const signUp = async (browser: Browser, username: string): Promise<Account | null> => {
  const body = { username, email: `${username}@example.com`, password: PASSWORD };
  const answer = await browser.ask({ method: 'POST', path: '/api/auth/register', body });
  return answer && [201, 409].includes(answer.status) ? logIn(browser, username) : null;
};

const formOf = (fields: Readonly<Record<string, string>>, picture: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(picture, new Blob([PICTURE], { type: 'image/png' }), 'picture.png');
  return form;
};

/** The form of a package as an admin sends it. */
export const packageForm = (destination: string, price: string, capacity: string): FormData =>
  formOf(
    {
      title: `A journey for ${price}`,
      destination,
      description: 'There and back.',
      itinerary: JSON.stringify(['There', 'Back']),
      price,
      capacity,
      availableFrom: dayFromNow(-2),
      availableTo: dayFromNow(365),
    },
    'images',
  );

/** What can be booked. */
export const addPackages = async (browser: Browser, admin: Account): Promise<TourPackage[]> => {
  const place = { name: 'Hampi', country: 'India', description: 'Boulders and banana groves.' };
  const made = await browser.ask({ method: 'POST', path: '/api/destination', by: admin, body: formOf(place, 'image') });
  if (made?.status !== 201) throw new Error(`No destination: ${JSON.stringify(made)}`);
  const { newDestination } = made.body as { newDestination: Destination };
  return Promise.all(
    OFFERS.map(async ([price, capacity]) => {
      const body = packageForm(newDestination._id, price, capacity);
      const added = await browser.ask({ method: 'POST', path: '/api/package/add', by: admin, body });
      if (added?.status !== 201) throw new Error(`No package: ${JSON.stringify(added)}`);
      return (added.body as { newPackage: TourPackage }).newPackage;
    }),
  );
};
