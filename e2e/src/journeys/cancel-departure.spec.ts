import { bookingNumberOf } from '@wayfarer/contracts';
import { expectNoSidewaysScroll } from '../look.ts';
import { emailTo } from '../mailbox.ts';
import { open } from '../ready.ts';
import { expect, test } from '../test.ts';
import { bearer, dayFromNow, findTour, inWords, makeBooking, payBooking } from '../trips.ts';

const LETTER = 'The monsoon has closed the road. We would love to see you in spring.';

test.use({ loggedInAs: 'admin' });

test('an admin writes to everybody of a departure, and cancels it with one press: each gets a letter and the money back, and the trip says so', async ({
  page,
  request,
  sessions,
  openBrowser,
  expectAccessible,
}) => {
  // Later than the bookings of any other journey, and another one if it is tried again: a cancelled day is
  // sold no more.
  const day = dayFromNow(130 + test.info().retry);
  const dayInWords = inWords(day).split(', ')[1] ?? '';
  const [traveller, tour] = [await sessions.of('traveller'), await findTour(request)];
  const paid = await makeBooking(request, traveller, tour, day);
  await payBooking(request, traveller, paid);
  const unpaid = await makeBooking(request, traveller, tour, day);

  await open(page, `/departures/${tour._id}/${day}`);
  await page.getByRole('button', { name: 'Message all' }).click();
  const message = page.getByRole('form', { name: 'Write to all' });
  await message.getByLabel('Subject').fill('Rain ahead');
  await message.getByLabel('Text').fill('Please pack for rain.');
  await expectAccessible();
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(message).toBeHidden();
  const { email } = await (await request.get('/api/account', { headers: bearer(traveller) })).json();
  expect((await emailTo(email, 'Rain ahead')).text).toContain('Please pack for rain.');

  await page.getByRole('button', { name: 'Cancel departure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel departure' });
  await expect(dialog.getByText('2 of 2 cancelled, ₹96,500.00 given back')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: bookingNumberOf(unpaid._id) })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The road is closed.');
  await dialog.getByLabel('Letter').fill(LETTER);
  await dialog.getByRole('button', { name: 'Preview letter' }).click();
  await expect(dialog.getByText(/Everything you paid, ₹96,500.00, goes back/)).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll(page, 360);
  await dialog.getByLabel(`Type ${dayInWords} to confirm`).fill(dayInWords);
  await dialog.getByRole('button', { name: 'Cancel for good' }).dblclick();
  await expect(dialog).toBeHidden();
  const progress = page.getByRole('region', { name: 'Cancelled departure' });
  await expect(progress).toContainText('Cancelled 2 of 2');
  await page.reload();
  await expect(progress).toContainText('Cancelled 2 of 2');
  await expect(page.getByRole('button', { name: 'Cancel departure' })).toBeHidden();
  await expectAccessible();

  const subject = `Cancelled: booking ${bookingNumberOf(paid._id)}`;
  expect((await emailTo(email, subject)).text).toContain(LETTER);
  const trip = await (await openBrowser(traveller)).newPage();
  await open(trip, `/my-trip/${paid._id}`);
  await expect(trip.getByText('The road is closed.')).toBeVisible();
  await expect(trip.getByText('₹96,500.00').first()).toBeVisible();
});
