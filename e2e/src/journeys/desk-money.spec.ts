import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { countPresses, expectWithin } from '../count-presses.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { staffSession } from '../staff-session.ts';
import { expect, test } from '../test.ts';
import { bearer, dayFromNow, findTour } from '../trips.ts';

const TEN = 10;

type Headers = ReturnType<typeof bearer>;
type Who = { readonly clerk: Headers; readonly admin: Headers };

/**
 * Somebody who paid a trip for one in cash at the desk, which was cancelled since.
 * @returns what is due to them
 */
const cashDueTo = async (request: APIRequestContext, name: string, { clerk, admin }: Who): Promise<number> => {
  const { _id: packageId } = await findTour(request);
  const order = { packageId, travelDate: dayFromNow(40), totalPersons: 1 };
  const { totalAmount } = await (await request.post('/api/desk/quote', { headers: clerk, data: order })).json();
  const paid = { way: 'cash', amount: totalAmount, receivedOn: dayFromNow(-1) };
  const customer = { name, phone: '+91 98450 12345' };
  const booked = await request.post('/api/desk/booking', { headers: clerk, data: { ...order, totalAmount, customer, paid } });
  expect(booked.status(), await booked.text()).toBe(201);
  const { booking } = await booked.json();
  const cancelled = await request.put(`/api/booking/cancel/${booking._id}`, { headers: admin, data: { status: 'cancelled' } });
  expect(cancelled.status(), await cancelled.text()).toBe(200);
  return totalAmount;
};

test('a clerk’s Monday: the dashboard shows what is due, ten get their cash back in one dialog with 3 presses, and the till adds up', async ({
  request,
  sessions,
  openBrowser,
  expectAccessible,
}) => {
  // A clerk who took so much gives it back only with somebody else; the lead alone.
  const session = await staffSession(request, sessions, 'desk-lead');
  const who = { clerk: bearer(session), admin: bearer(await sessions.of('admin')) };
  const guest = `Monday ${randomBytes(3).toString('hex')}`;
  let due = 0;
  for (let number = 0; number < TEN; number += 1) due += await cashDueTo(request, `${guest} ${number}`, who);
  const page = await (await openBrowser(session)).newPage();
  await countPresses(page);

  await open(page, '/admin');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByText(/These need somebody to act/)).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: 'Admin' })
      .getByText(/waiting$/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  const form = page.getByRole('form', { name: 'Give back' });
  await expectWithin(page, 2, async () => {
    await waiting.getByRole('link', { name: 'To give back' }).click();
    await expect(page).toHaveURL(/\/payments\?waiting=give-back$/);
    await page.getByRole('button', { name: /^Give back \(\d+\)$/ }).click();
    await expect(form.getByRole('checkbox', { name: new RegExp(guest) })).toHaveCount(TEN);
  });
  // Others may have something due as well.
  for (const other of await form.locator('label').filter({ hasNotText: guest }).getByRole('checkbox').all())
    await other.uncheck();
  await form.getByLabel('Reference').fill('Till roll 7');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectWithin(page, 1, async () => {
    await page.getByRole('button', { name: `given back to ${TEN} travellers` }).click();
    await expect(page.getByText(`given back to ${TEN} travellers.`)).toBeVisible();
    await expect(form).toBeHidden();
  });

  await open(page, `/payments?way=cash&takenBy=${session.userId}`);
  const cash = page.getByRole('table', { name: 'In and out' }).getByRole('row', { name: /^Cash/ });
  const sum = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(due);
  await expect(cash).toHaveText(`Cash₹${sum}₹${sum}₹0.00`);
  await expect(page.getByText(`${TEN} payments`).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 360);
});
