import { randomBytes } from 'node:crypto';
import { bookingNumberOf, type EmailEntry } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { emailsTo, emailTo } from '../mailbox.ts';
import { open } from '../ready.ts';
import { expect, test } from '../test.ts';
import { bearer, dayFromNow, findTour, makeBooking, payBooking } from '../trips.ts';

test.use({ loggedInAs: 'admin' });

test('an admin reads the email that confirmed a booking as it was sent, and sends it once more to a corrected address', async ({
  page,
  request,
  sessions,
  expectAccessible,
}) => {
  const traveller = await sessions.of('traveller');
  const booking = await makeBooking(request, traveller, await findTour(request), dayFromNow(109));
  await payBooking(request, traveller, booking);
  const headers = bearer(await sessions.of('admin'));
  const listed = async (): Promise<EmailEntry[]> =>
    (await request.get(`/api/emails?booking=${booking._id}&kind=booking-confirmed`, { headers })).json();
  await expect.poll(async () => (await listed()).map(({ state }) => state)).toEqual(['sent']);
  const { subject } = only(await listed());

  await open(page, `/emails?search=${bookingNumberOf(booking._id)}`);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  const email = page.frameLocator('iframe');
  await expect(email.getByRole('heading', { name: 'Your trip is confirmed' })).toBeVisible();
  // Its own security policy allows its inline styles.
  await expect(email.locator('h1')).toHaveCSS('font-size', '24px');
  expect(await email.locator('style').evaluate((style: HTMLStyleElement) => style.sheet?.cssRules.length)).toBeGreaterThan(0);
  await expectAccessible();

  const number = bookingNumberOf(booking._id);
  const attached = page.getByRole('list', { name: 'Attachments' });
  await expect(attached.getByRole('listitem')).toHaveCount(3);
  for (const name of [`voucher-${number}.pdf`, /^INV-\d{4}-\d{8}\.pdf$/, 'trip.ics']) {
    const saved = page.waitForEvent('download');
    await attached.getByRole('button', { name: typeof name === 'string' ? `Open ${name}` : /^Open INV-/ }).click();
    expect((await saved).suggestedFilename()).toMatch(name);
  }

  const address = `corrected-${randomBytes(4).toString('hex')}@example.com`;
  await page.getByRole('textbox', { name: 'Another address' }).fill(address);
  await page.getByRole('button', { name: 'Send to this address' }).dblclick();
  await expect(page.getByText(`It is on its way to ${address}.`)).toBeVisible();
  await expect(page.getByText(`to ${address}`, { exact: true })).toBeVisible();
  expect((await emailTo(address, subject)).files).toEqual([`voucher-${number}.pdf`, expect.stringMatching(/^INV-/), 'trip.ics']);
  await expect.poll(async () => (await listed()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect(await emailsTo(address)).toHaveLength(1);
});
