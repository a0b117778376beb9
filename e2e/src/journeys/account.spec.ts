import { fillInLogin, logInAs, registerByApi } from '../accounts.ts';
import { emailTo, linkIn } from '../mailbox.ts';
import { open } from '../ready.ts';
import { expect, refusedWith, test } from '../test.ts';

const NEW = 'quite another long password';

test('a user who forgot the password chooses a new one with an emailed link, once, and is led on to where they were going', async ({
  page,
  request,
  allowInConsole,
  expectAccessible,
}) => {
  allowInConsole(refusedWith(409));
  const { username, email } = await registerByApi(request);
  await open(page, '/account');
  await expect(page.getByText('Log in to see your account.')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expectAccessible();

  const link = linkIn(await emailTo(email, 'Choose a new password'), '/reset-password');
  const asked: string[] = [];
  const tab = await page.context().newPage();
  tab.on('request', (sent) => asked.push(sent.url()));
  await open(tab, link);
  await tab.getByLabel('New password').fill(NEW);
  await expectAccessible(tab);
  await tab.getByRole('button', { name: 'Change password' }).click();
  await expect(tab).toHaveURL(/\/login$/);
  expect(asked.filter((url) => url.includes(link.split('#')[1] ?? '-'))).toEqual([]);
  await fillInLogin(tab, username, NEW);
  await tab.getByRole('link', { name: 'Go to your account' }).click();
  await expect(tab).toHaveURL(/\/account$/);
  await emailTo(email, 'Your password has changed');

  await open(page, link);
  await page.getByLabel('New password').fill('a third fine long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('an account confirms its address, changes its password, ends another login, downloads its data and is deleted', async ({
  page,
  request,
  openBrowser,
  expectAccessible,
}) => {
  const { username, email, password } = await registerByApi(request);
  await logInAs(page, { username, password });
  const elsewhere = await (await openBrowser(null)).newPage();
  await logInAs(elsewhere, { username, password });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  const address = page.getByRole('region', { name: 'Email address' });
  await expect(address.getByText('Not confirmed')).toBeVisible();
  await expectAccessible();
  await address.getByLabel('Your password').fill(password);
  await address.getByRole('button', { name: 'Email me a link' }).click();
  await expect(address.getByRole('status')).toContainText(email);
  await open(page, linkIn(await emailTo(email, 'Confirm your email address'), '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your address is confirmed.' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'See your account' }).click();
  await expect(address.getByText('Confirmed', { exact: true })).toBeVisible();

  const logins = page.getByRole('region', { name: 'Your devices' });
  await logins.getByRole('button', { name: 'Log out other devices' }).click();
  await expect(logins.getByText('You are logged in only here.')).toBeVisible();

  const passwords = page.getByRole('region', { name: 'Password' });
  await passwords.getByLabel('Current password').fill(password);
  await passwords.getByLabel('New password').fill(NEW);
  await passwords.getByRole('button', { name: 'Change password' }).click();
  await expect(passwords.getByRole('status')).toContainText('Your password has changed.');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(part as Buffer);
  expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject({ account: { username, email, isEmailVerified: true } });

  const deletion = page.getByRole('region', { name: 'Delete this account' });
  await deletion.getByLabel('Your password').fill(NEW);
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const again = await request.post('/api/auth/login', { data: { username, password: NEW } });
  expect(again.status()).toBe(401);
});
