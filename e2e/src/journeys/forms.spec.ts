import { fillInLogin } from '../accounts.ts';
import { fillInBooking } from '../book.ts';
import { addDestination, addTour, newPlaceName, picture, remove } from '../catalogue.ts';
import { open } from '../ready.ts';
import { expect, refusedWith, test } from '../test.ts';
import { bearer, findTour, makeBooking, startPayment } from '../trips.ts';

test('a session that ended while a booking was filled in keeps it through the new login', async ({
  openBrowser,
  sessions,
  request,
  allowInConsole,
}) => {
  allowInConsole(refusedWith(401), /failed/);
  const session = await sessions.begin('traveller');
  const page = await (await openBrowser(session)).newPage();
  await open(page, `/book-your-pkg/${(await findTour(request))._id}`);
  await fillInBooking(page, 3);
  await request.post('/api/auth/logout', { headers: bearer(session) });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Log in to continue your booking.')).toBeVisible();
  await fillInLogin(page, 'traveller');
  await page.getByRole('link', { name: 'Continue your booking' }).click();
  await expect(page.getByLabel('Total Persons', { exact: true })).toHaveValue('3');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Traveller');
  await expect(page.getByLabel('Travel Date')).not.toContainText('Choose a day');
});

test('a session that ended while a destination was entered keeps it, its picture included, through the new login', {
  tag: '@catalogue',
}, async ({ openBrowser, sessions, request, allowInConsole }) => {
  allowInConsole(refusedWith(401), /failed/);
  const session = await sessions.begin('admin');
  const page = await (await openBrowser(session)).newPage();
  await open(page, '/destination');
  await page.getByRole('button', { name: 'Add destination' }).click();
  const form = page.getByRole('dialog', { name: 'Add destination' });
  await form.getByLabel('Name', { exact: true }).fill('Kept Island');
  await form.getByLabel('Country', { exact: true }).fill('Nowhere');
  await form.getByLabel('Description', { exact: true }).fill('It was never lost.');
  await form.getByLabel('Image').setInputFiles(picture);
  await request.post('/api/auth/logout', { headers: bearer(session) });
  await form.getByRole('button', { name: 'Add destination' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillInLogin(page, 'admin');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Destinations' }).click();
  await expect(form.getByText('You were logged out. What you had entered is still here.')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Kept Island');
  await expect(form.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
});

const MARKUP = '<b>Bold</b><img src=/x onerror="window.ran=1"><script>window.ran=1</script>';

test('markup in every text field is shown as text on every screen that shows it', { tag: '@catalogue' }, async ({
  openBrowser,
  sessions,
  request,
}) => {
  const [admin, traveller] = [await sessions.of('admin'), await sessions.of('traveller')];
  const place = await addDestination(request, admin, `${newPlaceName()} <i>`, MARKUP);
  const tour = await addTour(request, admin, place, MARKUP);
  const booking = await makeBooking(request, traveller, tour);
  const { url } = await startPayment(request, traveller, booking);
  const screens: [typeof admin, string[]][] = [
    [
      traveller,
      [
        '/destination-view',
        `/package-view?title=${encodeURIComponent(MARKUP)}`,
        `/package-view/${tour._id}`,
        `/book-your-pkg/${tour._id}`,
        `/payment-session/${booking._id}`,
        url,
        `/view-my-booking/${traveller.userId}`,
      ],
    ],
    [admin, ['/destination', '/packages', '/bookings', '/admin']],
  ];
  for (const [session, paths] of screens) {
    const page = await (await openBrowser(session)).newPage();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText('<b>Bold</b>').first(), path).toBeAttached();
      expect(await page.evaluate(() => ['ran' in window, document.querySelector('img[src="/x"]')]), path).toEqual([false, null]);
    }
  }
  const cancelled = await request.put(`/api/booking/cancel/${booking._id}`, {
    headers: bearer(traveller),
    data: { status: 'cancelled' },
  });
  expect(cancelled.ok()).toBe(true);
  await remove(request, admin, `/api/package/${tour._id}`, `/api/destination/${place._id}`);
});
