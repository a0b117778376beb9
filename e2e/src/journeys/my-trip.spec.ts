import type { Locator } from '@playwright/test';
import { expect, test } from '../test.ts';
import { dayFromNow, findEndedTrip, findTour, makeBooking, payBooking } from '../trips.ts';

test.use({ loggedInAs: 'traveller' });

const stepsOf = (main: Locator) => main.getByRole('list', { name: 'Progress of your trip' }).getByRole('listitem');

test('a paid trip has a page of its own, reached from My Bookings, on which it can be cancelled', async ({
  page,
  request,
  sessions,
  expectAccessible,
}) => {
  const session = await sessions.of('traveller');
  // A day that only this journey books.
  const booking = await makeBooking(request, session, await findTour(request), dayFromNow(113));
  await payBooking(request, session, booking);

  await page.goto(`/view-my-booking/${session.userId}`);
  await page.locator(`a[href="/my-trip/${booking._id}"]`, { hasText: 'See trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: booking.package.title })).toBeFocused();
  const main = page.getByRole('main');
  await expect(stepsOf(main).nth(1)).toContainText('Paid, done');
  await expect(
    main
      .getByRole('region', { name: /^Day by day/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('Day 1');
  await expectAccessible();

  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download voucher' }).click();
  expect((await downloading).suggestedFilename()).toBe(`voucher-${booking._id.slice(-8).toUpperCase()}.pdf`);

  // It is created asynchronously after the payment.
  const invoice = main.getByRole('button', { name: /^Download INV-/ });
  await expect(async () => {
    await page.reload();
    await expect(invoice).toBeVisible({ timeout: 2000 });
  }).toPass();
  const saving = page.waitForEvent('download');
  await invoice.click();
  expect((await saving).suggestedFilename()).toMatch(/^INV-\d{4}-\d{8}\.pdf$/);

  await main.getByRole('button', { name: 'Cancel Booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(stepsOf(main).nth(2)).toContainText('Cancelled');
  await expect(main.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0);
  await page.reload();
  await expect(stepsOf(main).nth(3)).toContainText('Refund');
});

test('a trip that is over is listed below those ahead, says that it is completed, and can be neither paid nor cancelled', async ({
  page,
  request,
  sessions,
}) => {
  const session = await sessions.of('traveller');
  const ended = await findEndedTrip(request, session);
  await page.goto(`/view-my-booking/${session.userId}`);
  const past = page.getByRole('region', { name: 'Past trips' });
  await expect(past.getByRole('button', { name: 'Cancel Booking' }).first()).toBeDisabled();
  await past.locator(`a[href="/my-trip/${ended._id}"]`).first().click();
  const main = page.getByRole('main');
  await expect(stepsOf(main).nth(4)).toContainText('Completed, done');
  await expect(main.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
});
