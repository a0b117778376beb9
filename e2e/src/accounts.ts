import { randomBytes } from 'node:crypto';
import { expect, type Page } from './test.ts';

export const DEMO_PASSWORD = 'wayfarer-demo';

export const logIn = async (page: Page, username: string, password = DEMO_PASSWORD): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
};

/** Registers a traveller of its own and logs in. */
export const becomeTraveller = async (page: Page): Promise<{ username: string; password: string }> => {
  const username = `e2e-${randomBytes(4).toString('hex')}`;
  const password = 'a fine long password';
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email Address').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Registration Successful! Welcome aboard, traveler!')).toBeVisible();
  await logIn(page, username, password);
  await expect(page).toHaveURL(/\/package-view/);
  return { username, password };
};
