import { readFile } from 'node:fs/promises';
import { bookingNumberOf } from '@wayfarer/contracts';
import { countPresses, expectWithin } from '../count-presses.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { staffSession } from '../staff-session.ts';
import { expect, type Page, test } from '../test.ts';
import { bearer, findTour, makeBooking, payBooking } from '../trips.ts';

/** What a button of this name downloads. */
const saved = async (page: Page, name: string): Promise<Buffer> => {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFile(await (await saving).path());
};

for (const width of [360, 1280])
  test(`a bookkeeper who may only read closes the month at ${width} px in 2 presses, finds a booking by its number, and can change nothing`, async ({
    request,
    sessions,
    openBrowser,
    expectAccessible,
  }) => {
    const [traveller, tour] = [await sessions.of('traveller'), await findTour(request)];
    const booking = await makeBooking(request, traveller, tour);
    await payBooking(request, traveller, booking);
    const viewer = await staffSession(request, sessions, 'viewer');
    const headers = bearer(viewer);
    const invoices = async () =>
      (await request.get('/api/invoice', { headers, params: { search: bookingNumberOf(booking._id) } })).json();
    await expect.poll(invoices, { message: 'the invoice, which a worker issues' }).toHaveLength(1);

    const page = await (await openBrowser(viewer)).newPage();
    await page.setViewportSize({ width, height: 800 });
    await countPresses(page);
    await open(page, '/invoices');
    const row = page.getByRole('row').filter({ hasText: bookingNumberOf(booking._id) });
    await expect(row).toContainText('₹96,500.00');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, width);
    await expectWithin(page, 2, async () => {
      expect((await saved(page, 'All PDFs of the month')).subarray(0, 2).toString()).toBe('PK');
      const movements = (await saved(page, 'Payments, refunds and fees as CSV')).toString();
      expect(movements.split('\n').find((line) => line.includes(bookingNumberOf(booking._id)))).toContain('96500.00');
    });

    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('searchbox').fill(bookingNumberOf(booking._id));
    await search.getByRole('link', { name: new RegExp(bookingNumberOf(booking._id)) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Booking ${bookingNumberOf(booking._id)}`);
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('₹96,500.00');
    await expect(page.getByText('Not named yet')).toBeVisible();
    await expect(page.getByRole('button', { name: /Cancel|Refund|Take money|Send|Add note|Add details|Edit/ })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, width);

    await open(page, '/bookings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New booking' })).toHaveCount(0);
    for (const path of ['/bookings/new', '/settings', '/activity', '/system']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not part of your role');
    }
    const changes = [
      request.put(`/api/booking/cancel/${booking._id}`, { headers, data: { status: 'cancelled' } }),
      request.post(`/api/payment/refund/${booking._id}`, { headers, data: { amount: 100, reason: 'x' } }),
      request.put(`/api/auth/${viewer.userId}/role`, { headers, data: { role: 'admin' } }),
    ];
    for (const answer of await Promise.all(changes)) expect(answer.status(), answer.url()).toBe(403);
  });
