import { confirmAddress, logInAs, registerByApi } from '../accounts.ts';
import { emailTo } from '../mailbox.ts';
import { open } from '../ready.ts';
import { expect, refusedWith, test } from '../test.ts';
import { addAuthenticator } from '../virtual-authenticator.ts';

test('a traveller adds a passkey, logs in with it alone, removes it, and is refused with it from then on', async ({
  page,
  request,
  allowInConsole,
  expectAccessible,
}) => {
  await addAuthenticator(page);
  const { username, email, password } = await registerByApi(request);
  await confirmAddress(request, { email });
  await logInAs(page, { username, password });
  await open(page, '/account');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByLabel('Name').fill('My phone');
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('My phone logs you in from now on.')).toBeVisible();
  await expect(section.getByText('Not used yet')).toBeVisible();
  await expectAccessible();
  await emailTo(email, 'A passkey was added');

  const logOutAndBack = async (): Promise<void> => {
    await page.evaluate(() => localStorage.clear());
    await open(page, '/login');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  };
  await logOutAndBack();
  await expect(page).toHaveURL(/\/package-view/);
  await open(page, '/account');
  // In the zone of this browser, Los Angeles.
  await expect(section.getByText(/^Last used .*:\d\d (?:GMT-[78]|P[SD]T)$/)).toBeVisible();

  await section.getByRole('button', { name: 'Remove My phone' }).click();
  await section.getByLabel('Your password').fill(password);
  await expectAccessible();
  await section.getByRole('button', { name: 'Remove this passkey' }).click();
  await expect(section.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0);
  allowInConsole(refusedWith(401), /Login failed/);
  await logOutAndBack();
  await expect(page.getByRole('alert')).toContainText('This passkey is no longer valid here.');
});
