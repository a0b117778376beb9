import { fillInLogin, fillInRegistration, newAccount, registerByApi } from '../accounts.ts';
import { fillInBooking, openTour } from '../book.ts';
import { DECLINED_CARD, enterCard, GOOD_CARD, goToProvider } from '../pay.ts';
import { open, ready } from '../ready.ts';
import { expect, type Page, test } from '../test.ts';
import { findTour, listBookings, makeBooking, SOME_TOUR } from '../trips.ts';

const paid = (page: Page) => page.getByRole('status').getByText('Paid', { exact: true });

test('a visitor browses, registers, books, pays, sees Paid, finds the booking and cancels it with a refund (§1, 4.9)', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore the World with Wayfarer');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click();
  await expect(page).toHaveURL(/\/package-view$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Title').fill(SOME_TOUR);
  await expect(page).toHaveURL(/title=A.Week/);
  await page.getByRole('article').getByRole('link', { name: SOME_TOUR }).click();
  await page.getByRole('link', { name: 'Book Now' }).click();

  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  const account = newAccount();
  await fillInRegistration(page, account);
  await expect(page.getByText('Registration Successful! Welcome aboard, traveler!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await fillInLogin(page, account.username, account.password);
  await expect(page.getByText("You're logged in successfully.")).toBeVisible();
  await expect(page).toHaveURL(/\/package-view$/);
  await page.getByRole('link', { name: 'Continue your booking' }).click();

  await expect(page).toHaveURL(/\/book-your-pkg\/[0-9a-f]{24}$/);
  await fillInBooking(page, 2);
  await expect(page.getByLabel('Total Amount')).toHaveValue('₹1,93,000.00');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/payment-session\/[0-9a-f]{24}$/);
  await expect(page.getByText(/256-bit encryption/)).toBeVisible();
  await goToProvider(page);
  await expect(page.getByRole('button', { name: /^Pay ₹1,93,000\.00$/ })).toBeVisible();
  await enterCard(page, GOOD_CARD);
  await expect(page).toHaveURL(/\/payment-success\/cs_/);
  await expect(paid(page)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(paid(page)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeFocused();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Booking' }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Are you sure you want to cancel this booking?' });
  await expect(prompt).toContainText('₹1,93,000.00 will be refunded');
  await expectAccessible();
  await prompt.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText(/₹1,93,000\.00 (?:was refunded|is on its way back) to your card/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Booking' })).toBeDisabled();
  await expectAccessible();
});

test.describe('a traveller', () => {
  test.use({ loggedInAs: 'traveller' });

  test('a traveller who goes back from the provider reads that nothing is paid, and pays after a declined card', async ({
    page,
    request,
    sessions,
    expectAccessible,
  }) => {
    const booking = await makeBooking(request, await sessions.of('traveller'), await findTour(request));
    await open(page, `/payment-session/${booking._id}`);
    await goToProvider(page);
    await page.getByRole('link', { name: /^Back/ }).click();
    await expect(page).toHaveURL(/\/payment-session\/[0-9a-f]{24}\?/);
    await expect(page.getByText(/^Not paid yet\. Nothing was charged/)).toBeVisible();
    await expectAccessible();

    await goToProvider(page);
    await page.goBack();
    await goToProvider(page);
    await enterCard(page, DECLINED_CARD);
    await expect(page.getByRole('alert')).toContainText('Your card was declined. You have not been charged');
    await expectAccessible();
    await enterCard(page, GOOD_CARD);
    await expect(page).toHaveURL(/\/payment-success\//);
    await expect(paid(page)).toBeVisible();
  });
});

test('who double-clicks books once and opens one payment', async ({ request, sessions, openBrowser }) => {
  const { username, password } = await registerByApi(request);
  const session = await sessions.begin(username, password);
  const page = await (await openBrowser(session)).newPage();
  const sent: string[] = [];
  page.on('request', (call) => (call.method() === 'POST' ? sent.push(new URL(call.url()).pathname) : undefined));
  // Slow answers leave time for the second press.
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await openTour(page, SOME_TOUR);
  await page.getByRole('link', { name: 'Book Now' }).click();
  await fillInBooking(page, 1);
  await page.getByRole('button', { name: 'Continue to payment' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/payment-session\//);
  await page.getByRole('button', { name: 'Pay Now' }).dblclick();
  await page.waitForURL(/\/c\/pay\//);
  expect(sent).toEqual(['/api/booking', '/api/payment']);
  expect(await listBookings(request, session)).toHaveLength(1);
});
