import { registerByApi } from '../accounts.ts';
import { fillInBooking, pickDay } from '../book.ts';
import { remove } from '../catalogue.ts';
import { addDepositTour } from '../deposit-tour.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { enterCard, GOOD_CARD, goToProvider } from '../pay.ts';
import { open } from '../ready.ts';
import { staffSession } from '../staff-session.ts';
import { expect, type Page, refusedWith, test } from '../test.ts';
import { dayFromNow } from '../trips.ts';

/** @param status that is shown after it */
const payHere = async (page: Page, amount: string, status: string): Promise<void> => {
  await goToProvider(page);
  await expect(page.getByRole('button', { name: `Pay ${amount}` })).toBeVisible();
  await enterCard(page, GOOD_CARD);
  await expect(page.getByRole('status').getByText(status, { exact: true })).toBeVisible();
};

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`at ${width} px a family pays a deposit by card, the desk takes a part in cash, and the rest is paid from the trip`, {
    tag: '@catalogue',
  }, async ({ request, sessions, openBrowser, expectAccessible, allowInConsole }) => {
    allowInConsole(refusedWith(400), /Starting the payment failed/);
    const admin = await sessions.of('admin');
    const { _id, destination } = await addDepositTour(request, admin);
    const { username, password } = await registerByApi(request);
    const page = await (await openBrowser(await sessions.begin(username, password))).newPage();
    await page.setViewportSize({ width, height });

    await open(page, `/book-your-pkg/${_id}`);
    await fillInBooking(page, 2);
    await pickDay(page, 'Travel Date', dayFromNow(60));
    await expect(page.getByText('Pay ₹30,000.00 now, ₹70,000.00 by').first()).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/payment-session\/[0-9a-f]{24}$/);
    const bookingId = page.url().slice(-24);
    await expect(page.getByRole('radio', { name: 'Deposit now: ₹30,000.00' })).toBeChecked();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, width);
    await payHere(page, '₹30,000.00', 'Deposit paid');

    const desk = await (await openBrowser(await staffSession(request, sessions, 'desk'))).newPage();
    await desk.setViewportSize({ width, height });
    await open(desk, `/bookings/${bookingId}`);
    await desk.getByRole('button', { name: 'Take money' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByLabel('Amount')).toHaveValue('70000');
    await dialog.getByLabel('Amount').fill('20,000');
    await dialog.getByRole('button', { name: /^Record ₹/ }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText('₹50,000.00').first()).toBeVisible();
    await expectNoSidewaysScroll(desk, width);

    await open(page, `/my-trip/${bookingId}`);
    await expect(page.getByText('₹50,000.00').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Pay the rest' }).first().click();
    await page.getByText('A part', { exact: true }).click();
    await page.getByLabel('Amount').fill('60,000');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText('Only ₹50,000.00 of this booking is still owed.')).toBeVisible();
    await expect(page.getByLabel('Amount')).toHaveValue('60,000');
    await page.getByText('All that is owed: ₹50,000.00').click();
    await payHere(page, '₹50,000.00', 'Paid');
    await open(page, `/my-trip/${bookingId}`);
    await expect(page.getByRole('link', { name: 'Pay the rest' })).toHaveCount(0);
    await remove(request, admin, `/api/package/${_id}`, `/api/destination/${destination._id}`);
  });
