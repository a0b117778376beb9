import { randomBytes } from 'node:crypto';
import { confirmAddress, logInAs, registerByApi } from '../accounts.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { staffSession } from '../staff-session.ts';
import { expect, test } from '../test.ts';
import { bearer, dayFromNow, findTour, SOME_TOUR } from '../trips.ts';

test('who booked by telephone and registered since sees the paid trip once staff have joined both accounts', async ({
  request,
  sessions,
  openBrowser,
  expectAccessible,
}) => {
  const session = await staffSession(request, sessions, 'desk');
  const headers = bearer(session);
  const { _id: packageId } = await findTour(request);
  const order = { packageId, travelDate: dayFromNow(50), totalPersons: 1 };
  const { totalAmount } = await (await request.post('/api/desk/quote', { headers, data: order })).json();
  const paid = { way: 'cash', amount: totalAmount, receivedOn: dayFromNow(-1) };
  const name = `Leela ${Array.from(randomBytes(8), (byte) => 'bcdfghjklm'[byte % 10]).join('')}`;
  const phone = `+91 98450 ${String(randomBytes(2).readUInt16BE() % 100_000).padStart(5, '0')}`;
  const booked = await request.post('/api/desk/booking', {
    headers,
    data: { ...order, totalAmount, paid, customer: { name, phone } },
  });
  expect(booked.status(), await booked.text()).toBe(201);

  const account = await registerByApi(request);
  await confirmAddress(request, account);
  const traveller = await sessions.begin(account.username, account.password);
  const told = await request.put('/api/account/details', { headers: bearer(traveller), data: { name, phone } });
  expect(told.status(), await told.text()).toBe(200);

  const page = await (await openBrowser(session)).newPage();
  await open(page, `/users/${traveller.userId}`);
  await page.getByRole('button', { name: `Join with ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Remains', exact: true })).toContainText(account.email);
  await expect(dialog.getByRole('region', { name: 'Is closed' })).toContainText('No email address');
  await expect(dialog.getByText('1 booking.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('checkbox', { name: 'I am sure that both are the same person' }).check();
  await dialog.getByRole('button', { name: 'Join for good' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'About this user' })).toContainText(account.email);
  await expect(page.getByRole('link', { name: new RegExp(SOME_TOUR) }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Join with ${name}` })).toHaveCount(0);

  const own = await (await openBrowser(null)).newPage();
  await logInAs(own, account);
  await open(own, `/view-my-booking/${traveller.userId}`);
  await expect(own.getByRole('heading', { name: SOME_TOUR }).first()).toBeVisible();
});
