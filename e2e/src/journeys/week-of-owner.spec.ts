import { countPresses, expectWithin } from '../count-presses.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { expect, test } from '../test.ts';
import { dayFromNow, findTour, makeBooking, payBooking } from '../trips.ts';

test.use({ loggedInAs: 'admin' });

for (const width of [360, 1280])
  test(`the owner's week at ${width} px: a part of a card payment goes back in 2 presses, and the month for the accountant is saved in 2`, async ({
    page,
    request,
    sessions,
    expectAccessible,
  }) => {
    const traveller = await sessions.of('traveller');
    const booking = await makeBooking(request, traveller, await findTour(request), dayFromNow(52));
    await payBooking(request, traveller, booking);
    await page.setViewportSize({ width, height: 800 });
    await countPresses(page);

    await open(page, `/bookings/${booking._id}`);
    await expectWithin(page, 2, async () => {
      await page.getByRole('button', { name: /^Refund payment of/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Refund payment' });
      await dialog.getByLabel('Amount').fill('100');
      await dialog.getByLabel('Reason').fill('The boat was late.');
      await dialog.getByRole('button', { name: 'Refund' }).click();
      await expect(dialog).toBeHidden();
    });
    await expectAccessible();
    await expectNoSidewaysScroll(page, width);

    await open(page, '/invoices');
    await expectWithin(page, 2, async () => {
      for (const file of ['All PDFs of the month', 'Payments, refunds and fees as CSV']) {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: file }).click();
        await saving;
      }
    });
    await expectAccessible();
    await expectNoSidewaysScroll(page, width);

    await open(page, '/packages');
    const first = page.getByRole('table', { name: 'Packages' });
    await expect(first).toBeVisible();
    const from = (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(from, 'the first trip is in the first half of a phone').toBeLessThanOrEqual(350);
  });
