import { randomBytes } from 'node:crypto';
import { chooseDay } from '../book.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { enterCard, GOOD_CARD } from '../pay.ts';
import { open } from '../ready.ts';
import { staffSession } from '../staff-session.ts';
import { expect, type Page, test } from '../test.ts';
import { SOME_TOUR } from '../trips.ts';

/** Fills in everything but how it is paid. */
const fillIn = async (page: Page, name: string, contact: { email?: string; phone?: string }): Promise<void> => {
  await open(page, '/bookings');
  await page.getByRole('link', { name: 'New booking' }).click();
  await page.getByText('New customer').click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  if (contact.email) await page.getByLabel('Email', { exact: true }).fill(contact.email);
  if (contact.phone) await page.getByLabel('Phone', { exact: true }).fill(contact.phone);
  await page.getByLabel('Trip', { exact: true }).fill(SOME_TOUR);
  await page.getByRole('button', { name: new RegExp(`^${SOME_TOUR}`) }).click();
  await chooseDay(page, 'Day: calendar', 2);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
};

test('a caller without an account is booked and charged in cash: the booking is confirmed, and the cash stands among payments', async ({
  request,
  sessions,
  openBrowser,
  expectAccessible,
}) => {
  const page = await (await openBrowser(await staffSession(request, sessions, 'desk'))).newPage();
  await fillIn(page, 'Meera Pillai', { phone: '+91 98450 12345' });
  await page.getByText('Paid already').click();
  await page.getByLabel('Reference').fill('Receipt 12');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Book', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText(/taken by e2e-[a-z]+, reference Receipt 12/)).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a caller gets a link to pay, which opens without a login, pays, and says so', async ({
  request,
  sessions,
  openBrowser,
  expectAccessible,
}) => {
  const page = await (await openBrowser(await staffSession(request, sessions, 'desk'))).newPage();
  const email = `desk-${randomBytes(4).toString('hex')}@example.com`;
  await fillIn(page, 'Ravi Kumar', { email });
  const soon = new Date(Date.now() + 20 * 60 * 60_000);
  await page.getByLabel('Hold the seats until').fill(soon.toISOString().slice(0, 16));
  await page.getByRole('button', { name: 'Book and send the link' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
  const [, link = ''] = (await page.getByTitle(/\/pay#/).getAttribute('title'))?.split(/(?=\/pay#)/) ?? [];
  await expectAccessible(page);

  const caller = await (await openBrowser(null)).newPage();
  await open(caller, link);
  await expectAccessible(caller);
  await expectNoSidewaysScroll(caller, 360);
  await caller.getByRole('button', { name: /^Pay ₹/ }).click();
  await caller.waitForURL(/\/c\/pay\//);
  await enterCard(caller, GOOD_CARD);
  await expect(caller.getByText('Your booking is paid and confirmed.')).toBeVisible();
});
