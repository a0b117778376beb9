import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { InvoiceTo, ListedInvoice } from '@wayfarer/contracts';
import { countPresses, expectWithin } from '../count-presses.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import type { Session } from '../sessions.ts';
import { expect, test } from '../test.ts';
import { bearer, dayFromNow, findTour, inWords, makeBooking, payBooking } from '../trips.ts';

test.use({ loggedInAs: 'admin' });

const newWord = (): string => randomBytes(3).toString('hex');

/** Three bookings of one company, paid by transfer: the numbers of their invoices, which a worker issues. */
const invoicesOf = async (request: APIRequestContext, admin: Session, invoiceTo: InvoiceTo): Promise<string[]> => {
  const headers = bearer(admin);
  const { _id: packageId, price } = await findTour(request);
  const paid = { way: 'transfer', amount: price, receivedOn: dayFromNow(-1) };
  const order = { packageId, travelDate: dayFromNow(53), totalPersons: 1, totalAmount: price, paid, invoiceTo };
  for (const name of ['Asha', 'Meera', 'Vikram']) {
    const customer = { name: `${name} ${newWord()}`, phone: '+91 98450 12345' };
    const booked = await request.post('/api/desk/booking', { headers, data: { ...order, customer } });
    expect(booked.status(), await booked.text()).toBe(201);
  }
  const list = async (): Promise<ListedInvoice[]> =>
    (await request.get('/api/invoice', { headers, params: { search: invoiceTo.company ?? '' } })).json();
  await expect.poll(list, { message: 'the invoices' }).toHaveLength(3);
  return (await list()).map(({ _id }) => _id);
};

for (const width of [360, 1280])
  test(`the owner's week at ${width} px: a part of a card payment goes back in 2 presses, a departure is cancelled in 2, three bookings go on one invoice in 5, and customers are imported in 2`, async ({
    page,
    request,
    sessions,
    expectAccessible,
  }) => {
    const [admin, traveller, tour] = [await sessions.of('admin'), await sessions.of('traveller'), await findTour(request)];
    // Later than any other journey's, and another one if it is tried again: a cancelled day is sold no more.
    const cancelled = dayFromNow((width === 360 ? 160 : 170) + test.info().retry);
    const company = `Kale Motors ${newWord()}`;
    const booking = await makeBooking(request, traveller, tour, dayFromNow(52));
    await payBooking(request, traveller, booking);
    await payBooking(request, traveller, await makeBooking(request, traveller, tour, cancelled));
    await makeBooking(request, traveller, tour, cancelled);
    await page.setViewportSize({ width, height: 800 });
    await countPresses(page);
    const expectInOrder = async (): Promise<void> => {
      await expectAccessible();
      await expectNoSidewaysScroll(page, width);
    };

    await open(page, `/bookings/${booking._id}`);
    await expectWithin(page, 2, async () => {
      await page.getByRole('button', { name: /^Refund payment of/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Refund payment' });
      await dialog.getByLabel('Amount').fill('100');
      await dialog.getByLabel('Reason').fill('The boat was late.');
      await dialog.getByRole('button', { name: 'Refund' }).click();
      await expect(dialog).toBeHidden();
    });
    await expectInOrder();

    await open(page, `/departures/${tour._id}/${cancelled}`);
    await expectWithin(page, 2, async () => {
      await page.getByRole('button', { name: 'Cancel departure' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel departure' });
      await dialog.getByLabel('Reason').fill('The road is closed.');
      await dialog.getByLabel('Letter').fill('The monsoon has closed the road.');
      await dialog.getByLabel(/^Type .* to confirm$/).fill(inWords(cancelled).split(', ')[1] ?? '');
      await dialog.getByRole('button', { name: 'Cancel for good' }).click();
      await expect(page.getByRole('region', { name: 'Cancelled departure' })).toContainText('Cancelled 2 of 2');
    });
    await expectInOrder();

    const numbers = await invoicesOf(request, admin, { company, address: 'Am Markt 3', taxNumber: '27AAACK1234F1Z5' });
    await open(page, '/invoices');
    await expectWithin(page, 5, async () => {
      await page.getByRole('searchbox', { name: 'Number, name, booking' }).fill(company);
      await expect(page.getByRole('checkbox', { name: /^Select [A-Z]+-/ })).toHaveCount(numbers.length);
      for (const number of numbers) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
      await page.getByRole('button', { name: 'One invoice for these' }).click();
      const dialog = page.getByRole('dialog', { name: 'One invoice' });
      await expect(dialog.getByLabel('Company', { exact: true })).toHaveValue(company);
      await dialog.getByRole('button', { name: 'Issue one invoice' }).click();
      await expect(page.getByText('is issued for 3 bookings')).toBeVisible();
    });
    await expectInOrder();

    await open(page, '/users-view');
    await expectWithin(page, 2, async () => {
      const people = ['Ana', 'Bo', 'Cem'].map((name) => `${name} Kale,${name}-${newWord()}@example.com`.toLowerCase());
      await page.getByRole('button', { name: 'Import customers' }).click();
      const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(['Name,Email', ...people].join('\n')) };
      await page.getByLabel('CSV file').setInputFiles(file);
      await page.getByRole('button', { name: 'Import 3', exact: true }).click();
      await expect(page.getByText(/^3 lines: 3 new.* The import is done\.$/)).toBeVisible();
    });
    await expectInOrder();

    await open(page, '/packages');
    const first = page.getByRole('table', { name: 'Packages' });
    await expect(first).toBeVisible();
    const from = (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(from, 'the first trip is in the first half of a phone').toBeLessThanOrEqual(350);
  });
