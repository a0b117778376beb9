import { randomUUID } from 'node:crypto';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { expect, test } from '../test.ts';

test.use({ loggedInAs: 'admin' });

test('an admin adds a promotion code, edits it, sees that nobody uses it, and deletes it', async ({ page, expectAccessible }) => {
  const code = `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;
  const notice = (text: string) => expect(page.getByText(text)).toBeVisible();
  await open(page, '/codes');
  await page.getByRole('button', { name: 'Add code' }).click();
  const form = page.getByRole('form');
  await form.getByLabel('Code').fill(code.toLowerCase());
  await form.getByLabel('Percent off').fill('10');
  await form.getByLabel('Uses in all').fill('10');
  await expectAccessible();
  await page.getByRole('button', { name: 'Add code', exact: true }).last().click();
  await notice('Code added');
  const row = page.getByRole('row', { name: code });
  await expect(row).toContainText('0 of 10');
  await expect(row).toContainText('Active');
  await expectAccessible();
  await expectNoSidewaysScroll(page, 360);

  await page.getByRole('button', { name: `0 of 10 uses of ${code}: show the bookings` }).click();
  await notice('No booking uses this code.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${code}` }).click();
  await form.getByLabel('Percent off').fill('20');
  await page.getByRole('button', { name: 'Update code' }).click();
  await notice('Code updated');

  await page.getByRole('button', { name: `More for ${code}` }).click();
  await page.getByRole('menuitem', { name: `Delete ${code}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: `Edit ${code}` })).toHaveCount(0);
});
