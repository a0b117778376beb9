import { randomBytes } from 'node:crypto';
import { remove } from '../catalogue.ts';
import { addDepositTour } from '../deposit-tour.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { emailsTo, linkIn } from '../mailbox.ts';
import { enterCard, GOOD_CARD } from '../pay.ts';
import { open } from '../ready.ts';
import { expect, test } from '../test.ts';
import { bearer, dayFromNow } from '../trips.ts';

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`at ${width} px a family pays the deposit in cash at the desk and the rest by the link of its email, without a login; then one stays at home and gets the money back`, {
    tag: '@catalogue',
  }, async ({ request, sessions, openBrowser, expectAccessible }) => {
    const admin = await sessions.of('admin');
    const { _id: packageId, destination } = await addDepositTour(request, admin);
    const email = `family-${randomBytes(4).toString('hex')}@example.com`;
    const data = {
      packageId,
      travelDate: dayFromNow(60),
      totalPersons: 2,
      totalAmount: 100_000,
      customer: { name: 'Meera Rao', email },
      link: { holdUntil: new Date(Date.now() + 24 * 60 * 60_000).toISOString() },
    };
    const booked = await request.post('/api/desk/booking', { headers: bearer(admin), data });
    expect(booked.status(), await booked.text()).toBe(201);
    const { booking } = await booked.json();
    await expect.poll(async () => (await emailsTo(email)).some(({ text }) => text.includes('/pay#'))).toBe(true);
    const asking = (await emailsTo(email)).find(({ text }) => text.includes('/pay#'));
    if (!asking) throw new Error('No email has a link to pay.');

    const desk = await (await openBrowser(admin)).newPage();
    await desk.setViewportSize({ width, height });
    await open(desk, `/bookings/${booking._id}`);
    await desk.getByRole('button', { name: 'Take money' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('30000');
    await dialog.getByRole('button', { name: /^Record ₹30,000/ }).click();
    await expect(dialog).toBeHidden();

    const family = await (await openBrowser(null)).newPage();
    await family.setViewportSize({ width, height });
    await open(family, linkIn(asking, '/pay'));
    await expect(family.getByText('₹70,000.00').first()).toBeVisible();
    await expectAccessible(family);
    await expectNoSidewaysScroll(family, width);
    await family.getByRole('button', { name: 'Pay ₹70,000.00' }).click();
    await family.waitForURL(/\/c\/pay\//);
    await enterCard(family, GOOD_CARD);
    await expect(family.getByText('Your booking is paid and confirmed.')).toBeVisible();

    await open(desk, `/bookings/${booking._id}`);
    await desk.getByRole('link', { name: 'Change party' }).click();
    await desk.getByRole('button', { name: 'Fewer: Persons' }).click();
    await expect(desk.getByText('₹50,000.00').first()).toBeVisible();
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk, width);
    await desk.getByRole('button', { name: /^Change and give ₹50,000\.00 back/ }).click();
    await expect(desk).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
    const ledger = desk.getByRole('table', { name: 'Money' });
    await expect(ledger).toContainText('₹30,000.00');
    await expect(ledger).toContainText('₹70,000.00');
    await expect(ledger).toContainText(/−\s*₹50,000\.00/);
    await expectNoSidewaysScroll(desk, width);
    for (const page of [desk, family]) await page.close();
    await remove(request, admin, `/api/package/${packageId}`, `/api/destination/${destination._id}`);
  });
