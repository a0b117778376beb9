import { only } from '@wayfarer/contracts/testing/only';
import { registerByApi } from '../accounts.ts';
import { open } from '../ready.ts';
import { expect, type Page, test } from '../test.ts';
import { dayFromNow, findTour, listBookings, makeBooking, payBooking } from '../trips.ts';

/** At ₹3,40,000.00, of which half is refunded from 30 to 14 days before the travel day; it goes all year. */
const HALF_REFUNDED = { tour: 'A Week over the Lagoon', day: dayFromNow(20) };
const FIRST_REASON = 'The balloon stayed on the ground.';
const SECOND_REASON = 'A relative of the traveller fell ill.';

const refundButton = (page: Page) => page.getByRole('button', { name: /^Refund payment of/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Refund payment' });

/** The text of the question before a cancel; nothing is cancelled. */
const expectPreview = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel Booking' }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this booking?' });
  await expect(prompt).toContainText(words);
  await prompt.getByRole('button', { name: 'Keep booking' }).click();
  await expect(prompt).toBeHidden();
};

test.use({ loggedInAs: 'admin' });

test('an admin refunds a part once however often it is pressed, then the rest, which cancels; travellers read amounts and no reason', async ({
  page,
  request,
  sessions,
  openBrowser,
  expectAccessible,
}) => {
  const { username, password } = await registerByApi(request);
  const session = await sessions.begin(username, password);
  const booking = await makeBooking(request, session, await findTour(request, HALF_REFUNDED.tour), HALF_REFUNDED.day);
  await payBooking(request, session, booking);
  const refundsAre = (...states: string[]) =>
    expect.poll(async () => only(await listBookings(request, session)).refunds.map(({ state }) => state)).toEqual(states);

  const theirs = await (await openBrowser(session)).newPage();
  await open(theirs, `/view-my-booking/${session.userId}`);
  await expectPreview(theirs, '₹1,70,000.00 will be refunded');

  await open(page, `/payments?search=${username}`);
  await page
    .getByRole('row', { name: new RegExp(username) })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(new RegExp(`/bookings/${booking._id}$`));
  await refundButton(page).click();
  await dialogOf(page).getByLabel('Amount').fill('1000.01');
  await dialogOf(page).getByLabel('Reason').fill(FIRST_REASON);
  await expect(dialogOf(page)).toContainText('Refundable: ₹3,40,000.00 of ₹3,40,000.00. The booking stays as it is.');
  await expectAccessible();
  await dialogOf(page)
    .getByRole('button', { name: 'Refund' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(dialogOf(page)).toBeHidden();
  await refundsAre('done');
  await page.reload();
  const given = page.getByRole('list', { name: 'Refunds' }).getByRole('listitem');
  await expect(given).toHaveCount(1);
  await expect(given).toContainText(/^₹1,000\.01 refunded, asked for by admin on/);
  await expect(given).toContainText(FIRST_REASON);

  await theirs.reload();
  await expect(theirs.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('list', { name: 'Refunds' })).toHaveText(/^₹1,000\.01 refunded on \d/);
  // Half of 338,999.99: half a paisa is rounded up.
  await expectPreview(theirs, '₹1,69,500.00 will be refunded');
  await expectAccessible(theirs);

  await refundButton(page).click();
  await expect(dialogOf(page).getByLabel('Amount')).toHaveValue('338999.99');
  await expect(dialogOf(page)).toContainText('A full refund also cancels a confirmed booking.');
  await dialogOf(page).getByLabel('Reason').fill(SECOND_REASON);
  await dialogOf(page).getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible();
  await refundsAre('done', 'done');
  await page.reload();
  await expect(given).toHaveCount(2);
  const trail = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  const written = (what: string | RegExp) => trail.filter({ has: page.locator('time') }).filter({ hasText: what });
  await expect(written('Booked for ₹3,40,000.00.')).toContainText(`${username} (traveller)`);
  for (const [amount, reason] of [
    ['₹1,000.01', FIRST_REASON],
    ['₹3,38,999.99', SECOND_REASON],
  ] as const) {
    await expect(written(`A refund of ${amount} was started by an admin.`)).toContainText('admin (admin)');
    await expect(written(`A refund of ${amount} was started by an admin.`)).toContainText(reason);
  }
  await expect(written('Cancelled.')).toContainText('admin (admin)');
  await expectAccessible();

  const answered = theirs.waitForResponse((answer) => answer.url().includes(`/api/booking/${session.userId}`));
  await theirs.reload();
  await expect(theirs.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(theirs.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveText([
    /^₹1,000\.01 refunded on \d/,
    /^₹3,38,999\.99 refunded on \d/,
  ]);
  const told = (await (await answered).text()) + (await theirs.locator('body').textContent());
  for (const reason of [FIRST_REASON, SECOND_REASON]) expect(told).not.toContain(reason);
});
