import { randomBytes, randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { emailTo, linkIn } from './mailbox.ts';
import { open } from './ready.ts';
import { DEMO_PASSWORD } from './sessions.ts';

export type Account = {
  username: string;
  email: string;
  password: string;
};

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';

export const newAccount = (): Account => {
  // Of letters alone: emails break seven digits with invisible characters. Without vowels it is no word of a
  // page.
  const username = `e2e-${Array.from(randomBytes(8), (byte) => CONSONANTS[byte % CONSONANTS.length]).join('')}`;
  return { username, email: `${username}@example.com`, password: 'a fine long password' };
};

/** Fills in the login form that is open, and sends it. */
export const fillInLogin = async (page: Page, username: string, password = DEMO_PASSWORD): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

/** Logs a traveller in, up to the package list that follows. */
export const logInAs = async (page: Page, { username, password }: Pick<Account, 'username' | 'password'>): Promise<void> => {
  await open(page, '/login');
  await fillInLogin(page, username, password);
  await expect(page).toHaveURL(/\/package-view/);
};

/** Fills in the registration form that is open, and sends it. */
export const fillInRegistration = async (page: Page, { username, email, password }: Account): Promise<void> => {
  // Both forms have a username field: the previous form must be gone.
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
};

/** An address of a network for tests alone, as the proxy sends it. */
const anyAddress = (): Record<string, string> => ({ 'X-Forwarded-For': `198.19.${randomInt(256)}.${randomInt(1, 255)}` });

/**
 * A traveller who has registered, without a browser. Each comes from an address of its own: one address may
 * register 20 in an hour, and all journeys, those tried again included, register more.
 */
export const registerByApi = async (request: APIRequestContext): Promise<Account> => {
  const account = newAccount();
  const answer = await request.post('/api/auth/register', { data: account, headers: anyAddress() });
  expect(answer.status()).toBe(201);
  return account;
};

/**
 * Confirms the address by the link of the welcome: an address that nobody confirmed is told little of what
 * happens to the account.
 */
export const confirmAddress = async (request: APIRequestContext, { email }: Pick<Account, 'email'>): Promise<void> => {
  const [, token] = linkIn(await emailTo(email, 'Welcome to Wayfarer'), '/confirm-email').split('#');
  expect((await request.post('/api/account/confirm-email', { data: { token } })).status()).toBe(200);
};
