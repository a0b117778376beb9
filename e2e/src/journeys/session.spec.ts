import { becomeTraveller, logIn } from '../accounts.ts';
import { expect, test } from '../test.ts';

const ADMIN_SCREENS = ['/admin', '/destination', '/packages', '/bookings', '/payments', '/users-view'];

test('admin screens send visitors and travellers to the login, and leave no way back into them', async ({ page }) => {
  for (const screen of ADMIN_SCREENS) {
    await page.goto('/about-us');
    await page.goto(screen);
    await expect(page).toHaveURL(/\/login$/);
  }
  await becomeTraveller(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
});

test('logging out asks first, says so for two seconds and leads home; the token is worth nothing afterwards', async ({
  page,
  request,
}) => {
  await becomeTraveller(page);
  const [token, userId] = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userId')]);
  await page.getByRole('button', { name: 'Logout' }).click();
  const prompt = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(prompt).toContainText('Are you sure?');
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  await page.getByRole('button', { name: 'Logout' }).click();
  await prompt.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page.getByText('Logged Out!')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => ['token', 'role', 'userId'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ]);
  const answer = await request.get(`/api/booking/${userId}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('two tabs agree about login and logout', async ({ page, context }) => {
  await becomeTraveller(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await other.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('a traveller on the way to a booking finds the way again after the login', async ({ page }) => {
  await page.goto('/package-view');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, 'traveller');
  await expect(page).toHaveURL(/\/package-view/);
  await page.getByRole('link', { name: /continue/i }).click();
  await expect(page).toHaveURL(/\/book-your-pkg\//);
});

test('a wrong password stays on the page with a sentence, and an unknown address is a helpful 404', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('traveller');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The username or the password is wrong.');
  await expect(page).toHaveURL(/\/login$/);
  const answer = await page.goto('/nowhere-at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: /home|tours|packages/i }).first()).toBeVisible();
});
