import { Secret, TOTP } from 'otpauth';
import { confirmAddress, fillInLogin, logInAs, registerByApi } from '../accounts.ts';
import { emailTo } from '../mailbox.ts';
import { open } from '../ready.ts';
import { expect, refusedWith, test } from '../test.ts';

/**
 * The code that an app shows this many milliseconds from now; the server also accepts the previous and the
 * next one.
 */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });

test('an account turns two-factor login on, and from then on its password alone is not enough', async ({
  page,
  request,
  openBrowser,
  allowInConsole,
  expectAccessible,
}) => {
  const { username, email, password } = await registerByApi(request);
  await confirmAddress(request, { email });
  await logInAs(page, { username, password });
  await open(page, '/account');
  const section = page.getByRole('region', { name: 'Two-factor login' });
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Set up two-factor login' }).click();
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible();
  const secret = (await section.locator('strong').textContent())?.replaceAll(' ', '') ?? '';
  await section.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible();
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  await emailTo(email, 'Two-factor login is on');

  allowInConsole(refusedWith(401));
  const elsewhere = await (await openBrowser(null)).newPage();
  await open(elsewhere, '/login');
  await fillInLogin(elsewhere, username, password);
  await elsewhere.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 30_000));
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await expect(elsewhere).toHaveURL(/\/package-view/);
});
