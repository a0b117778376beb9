import { audienceOf, screens } from '@wayfarer/contracts/screens';
import { fillInLogin } from '../accounts.ts';
import { open, ready } from '../ready.ts';
import { expect, refusedWith, test } from '../test.ts';
import { bearer } from '../trips.ts';

const ADMIN_SCREENS = Object.values(screens)
  .filter((screen) => audienceOf(screen) === 'staff' && !screen.path.includes('{'))
  .map(({ path }) => path);
const TRAVELLER_SCREENS = ['/book-your-pkg/', '/payment-session/', '/payment-success/', '/view-my-booking/'];
const UNKNOWN = '0'.repeat(24);

test('guarded screens send visitors to the login, and leave no way back into them', async ({ page }) => {
  await open(page, '/contact');
  for (const screen of [...ADMIN_SCREENS, ...TRAVELLER_SCREENS.map((path) => path + UNKNOWN)]) {
    await open(page, screen);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  }
});

test('a wrong password stays on the page with a sentence; the right one leads an admin to the dashboard', async ({
  page,
  allowInConsole,
  expectAccessible,
}) => {
  allowInConsole(refusedWith(401), /^Login failed/);
  await open(page, '/login');
  await fillInLogin(page, 'admin', 'not this one');
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password.');
  await expectAccessible();
  await expect(page).toHaveURL(/\/login$/);
  await fillInLogin(page, 'admin');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Welcome To Wayfarer')).toBeVisible();
});

test('an unknown address is a helpful page with status 404', async ({ page, allowInConsole, expectAccessible }) => {
  allowInConsole(refusedWith(404));
  const answer = await page.goto('/nowhere-at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectAccessible();
});

test.describe('a traveller', () => {
  test.use({ loggedInAs: 'traveller' });

  test('is sent to the login by every admin screen', async ({ page }) => {
    for (const screen of ADMIN_SCREENS) {
      await open(page, screen);
      await expect(page).toHaveURL(/\/login$/);
    }
  });

  test('opening the bookings of somebody else shows a sentence and none of them', async ({ page, sessions, allowInConsole }) => {
    allowInConsole(refusedWith(403));
    const { userId } = await sessions.of('admin');
    await open(page, `/view-my-booking/${userId}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('Booking ID')).toHaveCount(0);
  });
});

test('logging out asks first, ends the session in every tab and on the server, says so and leads home', async ({
  sessions,
  openBrowser,
  request,
  expectAccessible,
}) => {
  const session = await sessions.begin('traveller');
  const browser = await openBrowser(session);
  const [page, other] = [await browser.newPage(), await browser.newPage()];
  await Promise.all([open(page, `/view-my-booking/${session.userId}`), open(other, '/contact')]);
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  // A tab in the background draws one frame in a second, and clicks wait for frames.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Logout' }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(prompt).toContainText('You will be logged out of your account.');
  await expectAccessible(page);
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(session.token);
  await page.getByRole('button', { name: 'Logout' }).click();
  // It is shown for two seconds, which a busy machine may spend between two polls.
  const said = page.getByText('You have been logged out successfully.').waitFor();
  await prompt.getByRole('button', { name: 'Yes, Logout' }).click();
  await said;
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => ['token', 'role', 'userId'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ]);
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  const answer = await request.get(`/api/booking/${session.userId}`, { headers: bearer(session) });
  expect(answer.status()).toBe(401);
  await other.evaluate(
    (theirs) => {
      for (const key of ['token', 'role', 'userId'] as const) localStorage.setItem(key, theirs[key]);
    },
    await sessions.of('traveller'),
  );
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('filters are kept in the address: shared, reloaded and returned to', async ({ page }) => {
  await open(page, '/package-view');
  await page.getByLabel('Title').fill('ladakh');
  await expect(page).toHaveURL(/title=ladakh/);
  const headings = page.getByRole('article').getByRole('heading');
  await expect(headings.filter({ hasNotText: /ladakh/i })).toHaveCount(0);
  await expect(headings).not.toHaveCount(0);
  const count = await headings.count();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('article')).toHaveCount(count);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/package-view\/[0-9a-f]{24}$/);
  await page.goBack();
  await expect(page).toHaveURL(/title=ladakh/);
  await expect(page.getByRole('article')).toHaveCount(count);
});
