import type { APIRequestContext } from '@playwright/test';
import type { TourPackage, Travellers } from '@wayfarer/contracts';
import { registerByApi } from '../accounts.ts';
import { pickDay } from '../book.ts';
import { addDestination, addTour, newPlaceName, remove } from '../catalogue.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { enterCard, GOOD_CARD } from '../pay.ts';
import { open } from '../ready.ts';
import type { Session } from '../sessions.ts';
import { staffSession } from '../staff-session.ts';
import { expect, test } from '../test.ts';
import { bearer, dayFromNow, inWords, makeBooking, payBooking } from '../trips.ts';

/** ₹10,000 a person on any day; everything comes back until the day before. */
const addChangeableTour = async (request: APIRequestContext, admin: Session): Promise<TourPackage> => {
  const place = newPlaceName();
  const destination = await addDestination(request, admin, place, 'India');
  return addTour(request, admin, destination, `${place} with grandma`, { price: '10000', capacity: '12' });
};

const nameAll = async (request: APIRequestContext, session: Session, bookingId: string, names: string[]): Promise<void> => {
  const path = `/api/booking/travellers/${bookingId}`;
  const { travellers, version } = (await (await request.get(path, { headers: bearer(session) })).json()) as Travellers;
  const named = travellers.map(({ id }, index) => ({ id, name: names[index] ?? '' }));
  const answer = await request.put(path, { headers: bearer(session), data: { travellers: named, version } });
  expect(answer.status(), await answer.text()).toBe(200);
};

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`at ${width} px grandma joins a family and its difference is paid, then one leaves, and then it travels another day`, {
    tag: '@catalogue',
  }, async ({ request, sessions, openBrowser, expectAccessible }) => {
    const admin = await sessions.of('admin');
    const tour = await addChangeableTour(request, admin);
    const { username, password } = await registerByApi(request);
    const session = await sessions.begin(username, password);
    const [day, later] = [dayFromNow(60), dayFromNow(61)];
    const booking = await makeBooking(request, session, tour, day, 2);
    await payBooking(request, session, booking);
    const page = await (await openBrowser(session)).newPage();
    await page.setViewportSize({ width, height });
    const form = page.getByRole('form', { name: 'Change this booking' });
    const openForm = async () => {
      await open(page, `/my-trip/${booking._id}`);
      await page.getByRole('link', { name: 'Change', exact: true }).click();
      await expect(form).toBeVisible();
    };

    await openForm();
    await form.getByRole('button', { name: 'More: Persons' }).click();
    await expect(form.getByRole('row', { name: /^Total/ })).toContainText('₹30,000.00');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, width);
    const pay = page.getByRole('button', { name: 'Pay ₹10,000.00 to change' });
    await pay.click();
    await page.waitForURL(/\/c\/pay\//);
    await page
      .getByRole('link', { name: /back|cancel/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/my-trip\/[0-9a-f]{24}\?unpaid=1$/);
    await expect(page.getByText(/^Your change to 3 persons on .* waits for its payment/)).toBeVisible();
    await expectAccessible(page);
    await pay.click();
    await page.waitForURL(/\/c\/pay\//);
    await enterCard(page, GOOD_CARD);
    await expect(page.getByRole('heading', { level: 1, name: 'Your trip is changed' })).toBeVisible();
    await nameAll(request, session, booking._id, ['Asha Rao', 'Vikram Rao', 'Meera Rao']);

    await openForm();
    await form.getByRole('button', { name: 'Fewer: Persons' }).click();
    await form.getByRole('checkbox', { name: 'Vikram Rao' }).check();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Change and get ₹10,000.00 back' }).click();
    await expect(page).toHaveURL(/\/my-trip\/[0-9a-f]{24}$/);
    await expect(page.getByRole('region', { name: 'Who travels' })).toContainText('Meera Rao');
    await expect(page.getByText('Vikram Rao')).toHaveCount(0);

    await openForm();
    await pickDay(page, 'Travel Date', later);
    await page.reload();
    await expect(form.getByLabel('Travel Date', { exact: true })).toContainText(inWords(later));
    await form.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page).toHaveURL(/\/my-trip\/[0-9a-f]{24}$/);
    const made = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
    await expect(made).toHaveCount(3);
    await expect(made.last()).toContainText(`from 2 persons on ${inWords(day)}, ₹20,000.00`);
    await expectNoSidewaysScroll(page, width);

    const desk = await (await openBrowser(await staffSession(request, sessions, 'desk'))).newPage();
    await desk.setViewportSize({ width, height });
    await open(desk, `/bookings/${booking._id}`);
    await desk.getByRole('link', { name: 'Change party' }).click();
    await desk.getByRole('button', { name: 'More: Persons' }).click();
    await expect(desk.getByText('₹10,000.00 is owed from then on.')).toBeVisible();
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk, width);
    await desk.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(desk).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
    await expect(desk.getByText('Who travels changed from 2 to 3.')).toBeVisible();
    await remove(request, admin, `/api/package/${tour._id}`, `/api/destination/${tour.destination._id}`);
  });
