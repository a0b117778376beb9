import type { APIRequestContext } from '@playwright/test';
import { type Account, registerByApi } from '../accounts.ts';
import { addDestination, addTour, newPlaceName, remove } from '../catalogue.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { emailTo, linkIn } from '../mailbox.ts';
import { enterCard, GOOD_CARD } from '../pay.ts';
import { open } from '../ready.ts';
import type { Session, Sessions } from '../sessions.ts';
import { staffSession } from '../staff-session.ts';
import { expect, type Page, refusedWith, test } from '../test.ts';
import { bearer, dayFromNow, inWords, makeBooking } from '../trips.ts';

/** A package of three seats that leaves on one day, with a booking of all of them. */
const addFullTour = async (request: APIRequestContext, sessions: Sessions) => {
  const admin = await sessions.of('admin');
  const traveller = await sessions.of('traveller');
  const place = newPlaceName();
  const day = dayFromNow(70);
  const destination = await addDestination(request, admin, place, 'India');
  const schedule = JSON.stringify({ rules: [], added: [day], closed: [] });
  const tour = await addTour(request, admin, destination, `${place} for three`, { capacity: '3', schedule });
  const booking = await makeBooking(request, traveller, tour, day, 3);
  return { admin, traveller, day, destination, tour, booking };
};

const cancel = async (request: APIRequestContext, by: Session, id: string): Promise<void> => {
  const answer = await request.put(`/api/booking/cancel/${id}`, { headers: bearer(by), data: { status: 'cancelled' } });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Joins with a party from the page of the trip, and is told the place in line. */
const join = async (page: Page, { tourId, day, persons }: { tourId: string; day: string; persons: number }, place: string) => {
  await open(page, `/package-view/${tourId}`);
  await page.getByRole('link', { name: `Join the waitlist of ${inWords(day)}` }).click();
  for (let more = 1; more < persons; more += 1) await page.getByRole('button', { name: 'More: Travellers' }).click();
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByText(`You are ${place} in line`)).toBeVisible();
};

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`at ${width} px three parties wait for a full departure: who fits is offered the seats, refuses or books by the link, and the next in line follows`, {
    tag: '@catalogue',
  }, async ({ request, sessions, openBrowser, expectAccessible, allowInConsole }) => {
    allowInConsole(refusedWith(409), /Changing a waitlist failed/);
    const { admin, traveller, day, destination, tour, booking } = await addFullTour(request, sessions);
    const waiting = async (persons: number, place: string): Promise<{ account: Account; page: Page }> => {
      const account = await registerByApi(request);
      const page = await (await openBrowser(await sessions.begin(account.username, account.password))).newPage();
      await page.setViewportSize({ width, height });
      await join(page, { tourId: tour._id, day, persons }, place);
      return { account, page };
    };
    const one = await waiting(2, 'first');
    await expectAccessible(one.page);
    await expectNoSidewaysScroll(one.page, width);
    const two = await waiting(3, 'second');
    const three = await waiting(1, 'third');

    // Two persons are offered places, then one; three do not fit.
    await cancel(request, traveller, booking._id);
    const subject = (what: string) => `${what} free for you: ${tour.title}, ${inWords(day)}`;
    const first = linkIn(await emailTo(one.account.email, subject('2 places are')), '/waitlist-offer');
    const last = linkIn(await emailTo(three.account.email, subject('A place is')), '/waitlist-offer');

    const visitor = await (await openBrowser(null)).newPage();
    await visitor.setViewportSize({ width, height });
    await open(visitor, first);
    await expect(visitor.getByText(/^Two places are held for you until/)).toBeVisible();
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor, width);
    await visitor.getByRole('button', { name: 'No, thanks' }).click();
    await expect(visitor.getByText('Thank you for telling us.')).toBeVisible();

    await open(three.page, `/view-my-booking/${await userIdOf(three.page)}`);
    await expect(three.page.getByText(/One place is held for you until/)).toBeVisible();
    await expectAccessible(three.page);
    await expectNoSidewaysScroll(three.page, width);

    await open(visitor, last);
    await visitor.getByRole('button', { name: 'Book now' }).click();
    await expect(visitor).toHaveURL(/\/pay#/);
    await visitor.getByRole('button', { name: 'Pay ₹100.10' }).click();
    await visitor.waitForURL(/\/c\/pay\//);
    await enterCard(visitor, GOOD_CARD);
    await expect(visitor.getByText('Your booking is paid and confirmed.')).toBeVisible();
    await open(visitor, last);
    await expect(visitor.getByText('You have booked these seats already.')).toBeVisible();

    const desk = await (await openBrowser(await staffSession(request, sessions, 'desk'))).newPage();
    await desk.setViewportSize({ width, height });
    await open(desk, `/departures/${tour._id}/${day}`);
    const list = desk.getByRole('region', { name: 'Waitlist' });
    await expect(list.getByRole('listitem')).toHaveText([/Refused/, /^1\..*3 persons.*Waiting/, /Booked/]);
    await list.getByRole('button', { name: `Offer seats to ${two.account.username}` }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Offer seats' }).click();
    await expect(list.getByText('Only 2 seats are free on this departure.')).toBeVisible();
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk, width);

    await open(two.page, `/package-view/${tour._id}`);
    await expect(two.page.getByText('You are first in line')).toBeVisible();
    await expectAccessible(two.page);
    await two.page.getByRole('button', { name: /^Leave the waitlist/ }).click();
    await two.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(two.page.getByText('You are first in line')).toBeHidden();
    // Nobody looks at what is removed.
    for (const page of [one.page, two.page, three.page, visitor, desk]) await page.close();
    await remove(request, admin, `/api/package/${tour._id}`, `/api/destination/${destination._id}`);
  });

const userIdOf = (page: Page): Promise<string> => page.evaluate(() => window.localStorage.getItem('userId') ?? '');
