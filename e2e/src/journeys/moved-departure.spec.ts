import type { APIRequestContext, Page } from '@playwright/test';
import { bookingNumberOf } from '@wayfarer/contracts';
import { type Account, registerByApi } from '../accounts.ts';
import { addDestination, addTour, newPlaceName, remove } from '../catalogue.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { emailTo } from '../mailbox.ts';
import { open } from '../ready.ts';
import type { Session, Sessions } from '../sessions.ts';
import { staffSession } from '../staff-session.ts';
import { expect, test } from '../test.ts';
import { bearer, dayFromNow, inWords, makeBooking, payBooking } from '../trips.ts';

const LETTER = 'The bridge was washed away. A week later the new one stands.';

/** A package that leaves on two days, ₹10,000 a person. */
const addTwoDays = async (request: APIRequestContext, admin: Session) => {
  const place = newPlaceName();
  const days = [dayFromNow(60), dayFromNow(67)] as const;
  const destination = await addDestination(request, admin, place, 'India');
  const schedule = JSON.stringify({ rules: [], added: days, closed: [] });
  const tour = await addTour(request, admin, destination, `${place} over the bridge`, {
    price: '10000',
    capacity: '12',
    schedule,
  });
  return { days, destination, tour };
};

type Booked = { readonly account: Account; readonly session: Session; readonly booking: { _id: string } };

/** The links of the letter, by what they answer. */
const linksOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\/another-day\?answer=(move|money)#[\w-]+)/g)].map(([, link = '', answer = '']) => [answer, link]),
  );

const book = async (
  request: APIRequestContext,
  sessions: Sessions,
  tour: Parameters<typeof makeBooking>[2],
  day: string,
): Promise<Booked> => {
  const account = await registerByApi(request);
  const session = await sessions.begin(account.username, account.password);
  const booking = await makeBooking(request, session, tour, day, 2);
  await payBooking(request, session, booking);
  return { account, session, booking };
};

/** Cancels the departure from its page, offering the other day. */
const cancelWithOffer = async (page: Page, days: readonly [string, string], check: () => Promise<void>): Promise<void> => {
  const asked = inWords(days[0]).split(', ')[1] ?? '';
  await page.getByRole('button', { name: 'Cancel departure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel departure' });
  await dialog.getByLabel('Reason').fill('The bridge was washed away.');
  await dialog.getByLabel('Letter').fill(LETTER);
  await dialog.getByRole('checkbox', { name: 'Offer another day' }).check();
  await dialog.getByLabel('Other day', { exact: true }).selectOption({ value: days[1] });
  await expect(dialog.getByText('4 seats needed, 12 free.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Preview letter' }).click();
  await expect(dialog.getByText(/Moving costs you nothing\./)).toBeVisible();
  await check();
  await dialog.getByLabel(`Type ${asked} to confirm`).fill(asked);
  await dialog.getByRole('button', { name: 'Cancel for good' }).click();
  await expect(dialog).toBeHidden();
};

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`at ${width} px moved departure: a departure is cancelled and offers another day; one traveller moves by the letter, the desk answers for another who wants the money`, {
    tag: '@catalogue',
  }, async ({ request, sessions, openBrowser, expectAccessible }) => {
    const admin = await sessions.of('admin');
    const { days, destination, tour } = await addTwoDays(request, admin);
    const [moving, leaving] = [await book(request, sessions, tour, days[0]), await book(request, sessions, tour, days[0])];

    const staff = await (await openBrowser(admin)).newPage();
    await staff.setViewportSize({ width, height });
    await open(staff, `/departures/${tour._id}/${days[0]}`);
    await cancelWithOffer(staff, days, async () => {
      await expectAccessible(staff);
      await expectNoSidewaysScroll(staff, width);
    });
    const progress = staff.getByRole('region', { name: 'Cancelled departure' });
    await expect(progress).toContainText(`2 can choose ${inWords(days[1])} until`);

    const subject = `Please choose: ${tour.title} on ${inWords(days[0])} is cancelled`;
    const { text } = await emailTo(moving.account.email, subject);
    expect(text).toContain(LETTER);
    const links = linksOf(text);

    const trip = await (await openBrowser(moving.session)).newPage();
    await trip.setViewportSize({ width, height });
    await open(trip, `/my-trip/${moving.booking._id}`);
    await expect(trip.getByText(`The departure on ${inWords(days[0])} is cancelled.`)).toBeVisible();
    await expectAccessible(trip);
    await expectNoSidewaysScroll(trip, width);

    const visitor = await (await openBrowser(null)).newPage();
    await visitor.setViewportSize({ width, height });
    // The other answer was pressed first: opening a link decides nothing.
    await open(visitor, links.money ?? '');
    await expect(visitor.getByRole('radio', { name: 'Give me my money' })).toBeChecked();
    await open(visitor, links.move ?? '');
    await expect(visitor.getByRole('radio', { name: `Move me to ${inWords(days[1])}` })).toBeChecked();
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor, width);
    await visitor.getByRole('button', { name: 'Confirm the new day' }).click();
    await expect(visitor.getByText(`you travel on ${inWords(days[1])}`)).toBeVisible();
    await trip.reload();
    await expect(trip.getByRole('region', { name: 'Where and when' })).toContainText(inWords(days[1]));

    const desk = await (await openBrowser(await staffSession(request, sessions, 'desk'))).newPage();
    await desk.setViewportSize({ width, height });
    await open(desk, `/bookings/${leaving.booking._id}`);
    await expectAccessible(desk);
    await desk.getByRole('link', { name: 'Answer for them' }).click();
    await desk.getByRole('radio', { name: 'Give me my money' }).check();
    await desk.getByRole('button', { name: 'Confirm: my money back' }).click();
    await expect(desk.getByText('₹20,000.00 goes back to you.')).toBeVisible();
    const cancelled = await emailTo(leaving.account.email, `Cancelled: booking ${bookingNumberOf(leaving.booking._id)}`);
    expect(cancelled.text).toContain('Everything you paid, ₹20,000.00,');

    await staff.reload();
    await expect(progress).toContainText('Cancelled 1 of 2, 1 moved to another day');
    for (const page of [staff, trip, visitor, desk]) await page.close();
    const answer = await request.get(`/api/booking/bookingById/${moving.booking._id}`, { headers: bearer(moving.session) });
    expect(await answer.json()).toMatchObject({ bookingStatus: 'confirmed', travelDate: days[1], amountRefunded: 0 });
    await remove(request, admin, `/api/package/${tour._id}`, `/api/destination/${destination._id}`);
  });
