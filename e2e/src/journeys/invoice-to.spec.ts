import { randomBytes } from 'node:crypto';
import { logInAs, registerByApi } from '../accounts.ts';
import { fillInBooking } from '../book.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { enterCard, GOOD_CARD, goToProvider } from '../pay.ts';
import { open } from '../ready.ts';
import { expect, test } from '../test.ts';
import { findTour } from '../trips.ts';

test('an engineer books with the company as buyer and gets its invoice; staff correct its name by a new one, which counts', async ({
  page,
  request,
  sessions,
  openBrowser,
  expectAccessible,
}) => {
  const company = `Maschinenbau ${randomBytes(3).toString('hex')}`;
  const { _id: tour } = await findTour(request);
  await logInAs(page, await registerByApi(request));
  await open(page, `/book-your-pkg/${tour}`);
  await fillInBooking(page, 1);
  await page.getByLabel('Invoice to a company, or to somebody else').check();
  await page.getByLabel('Company', { exact: true }).fill(company);
  await page.getByLabel('Name on the invoice').fill('Jörg Müller');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Enter an address.')).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Address', { exact: true }).fill('Am Markt 3\n50667 Köln');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await goToProvider(page);
  await enterCard(page, GOOD_CARD);
  await page.waitForURL(/\/payment-success/);

  const staff = await (await openBrowser(await sessions.of('admin'))).newPage();
  const row = staff.getByRole('row', { name: new RegExp(company) });
  const numberOf = async (): Promise<string> => /INV-\d{4}-\d{8}/.exec((await row.first().textContent()) ?? '')?.[0] ?? '';
  // It is issued a moment after the payment.
  await expect(async () => {
    await open(staff, '/invoices');
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  const number = await numberOf();
  await row.getByRole('link').first().click();
  await staff.getByRole('button', { name: `Correct the buyer of ${number}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'Correct the buyer' });
  await expect(dialog.getByLabel('Company', { exact: true })).toHaveValue(company);
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff, 360);
  await staff.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByLabel('Company', { exact: true }).fill(`${company} GmbH`);
  await dialog.getByRole('button', { name: 'Issue the new invoice' }).click();
  await expect(staff.getByText(`is issued to ${company} GmbH, in place of ${number}.`)).toBeVisible();
  await expect(staff.getByRole('button', { name: /^Correct the buyer of INV-/ })).not.toContainText(number);

  await open(page, '/account');
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(company);
  await expectAccessible();
  await expectNoSidewaysScroll(page, 360);
});
