import { fillInLogin, registerByApi } from '../accounts.ts';
import { emailTo, linkIn } from '../mailbox.ts';
import { open } from '../ready.ts';
import { expect, refusedWith, test } from '../test.ts';

const NEW = 'quite another long password';

test('who forgot the password chooses a new one by an emailed link, once', async ({
  page,
  request,
  allowInConsole,
  expectAccessible,
}) => {
  allowInConsole(refusedWith(409));
  const { username, email } = await registerByApi(request);
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await expectAccessible();

  const link = linkIn(await emailTo(email, 'Choose a new password'), '/reset-password');
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await open(page, link);
  await page.getByLabel('New password').fill(NEW);
  await expectAccessible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(asked.filter((url) => url.includes(link.split('#')[1] ?? '-'))).toEqual([]);
  await fillInLogin(page, username, NEW);
  await expect(page).toHaveURL(/\/package-view/);
  await emailTo(email, 'Your password has changed');

  await open(page, link);
  await page.getByLabel('New password').fill('a third fine long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});
