import { fillInLogin } from '../accounts.ts';
import { open } from '../ready.ts';
import { Sessions } from '../sessions.ts';
import { startMailbox } from '../start-mailbox.ts';
import { startFresh } from '../start-product.ts';
import { test as base, expect, refusedWith } from '../test.ts';
import { addAuthenticator } from '../virtual-authenticator.ts';

/** A product of its own, in which staff need a second factor. */
const test = base.extend<object, { strict: { url: string; sessions: Sessions } }>({
  strict: [
    async ({ playwright }, use) => {
      const mailbox = await startMailbox();
      const { url, stop } = await startFresh(mailbox.smtpUrl, { ADMIN_TWO_FACTOR: 'required' });
      await use({ url, sessions: new Sessions(playwright.request, url) });
      await stop();
      await mailbox.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  sessions: [async ({ strict }, use) => use(strict.sessions), { scope: 'worker' }],
  baseURL: async ({ strict }, use) => use(strict.url),
});

test('where staff need a second factor a passkey is one: it opens the admin area without a code, and the password alone no longer does', async ({
  page,
  allowInConsole,
  expectAccessible,
}) => {
  allowInConsole(refusedWith(401), refusedWith(403), /Login failed/);
  await addAuthenticator(page);
  await open(page, '/login');
  await fillInLogin(page, 'admin');
  await expect(page).toHaveURL(/\/account$/);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByLabel('Name').fill('My phone');
  await section.getByLabel('Your password').fill('wayfarer-demo');
  await expectAccessible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('My phone logs you in from now on.')).toBeVisible();
  await open(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  await page.evaluate(() => localStorage.clear());
  await open(page, '/login');
  await fillInLogin(page, 'admin');
  await expect(page.getByRole('alert')).toContainText('must log in with it: the password alone is not enough');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});
