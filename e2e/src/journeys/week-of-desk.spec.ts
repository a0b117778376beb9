import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { bookingNumberOf, type ListedDay } from '@wayfarer/contracts';
import { pickDay, typeDay } from '../book.ts';
import { countPresses, expectWithin } from '../count-presses.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { enterCard, GOOD_CARD } from '../pay.ts';
import { open } from '../ready.ts';
import type { Session } from '../sessions.ts';
import { tomorrowOnSite } from '../site-day.ts';
import { staffSession } from '../staff-session.ts';
import { expect, type Page, test } from '../test.ts';
import { bearer, dayFromNow, findTour, makeBooking, SOME_TOUR } from '../trips.ts';

const MONTH = dayFromNow(50).slice(0, 7);
/** Of one month, so that a calendar shows both. */
const [DAY, OTHER_DAY] = [`${MONTH}-14`, `${MONTH}-15`] as const;

/** The address of a departure of the next days that is booked: the largest, so the dashboard names it. */
const comingDeparture = async (request: APIRequestContext, staff: Session): Promise<string> => {
  const days = (await (await request.get('/api/departure', { headers: bearer(staff) })).json()) as ListedDay[];
  for (const { day, largest } of days)
    for (const { tourPackageId, persons } of largest) if (persons > 0) return `/departures/${tourPackageId}/${day}`;
  throw new Error('Nobody travels in the next days.');
};

/** A trip of the year, whose seats are typed. */
const fillInTrip = async (page: Page, persons: number): Promise<void> => {
  await page.getByLabel('Trip', { exact: true }).fill(SOME_TOUR);
  await page.getByRole('button', { name: new RegExp(`^${SOME_TOUR}`) }).click();
  await typeDay(page, 'Day', DAY);
  await page.getByRole('spinbutton', { name: 'Persons' }).fill(String(persons));
};

/** Fills in the trip of somebody new who calls, for three. */
const fillInNew = async (page: Page, name: string, contact: Readonly<Record<string, string>>): Promise<void> => {
  await page.getByRole('link', { name: 'New booking' }).click();
  await page.getByText('New customer').click();
  for (const [label, text] of Object.entries({ Name: name, ...contact }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await fillInTrip(page, 3);
};

/** Sends the form, which takes no order before its total is shown. */
const book = async (page: Page, button: string): Promise<void> => {
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
};

for (const width of [360, 1280])
  test(`the desk's week at ${width} px: callers book in 5 presses and pay by card in 7, one travels another day in 4 and gets the cash back in 5, and who comes or has not paid is read with 3 at most`, async ({
    request,
    sessions,
    openBrowser,
    expectAccessible,
  }) => {
    const desk = await staffSession(request, sessions, 'desk-lead');
    const browser = await openBrowser(desk);
    await browser.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await browser.newPage();
    await page.setViewportSize({ width, height: 800 });
    await countPresses(page);
    const expectInOrder = async (): Promise<void> => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, width);
    };
    const name = `Lalita ${randomBytes(3).toString('hex')}`;

    await open(page, '/admin');
    const departure = await comingDeparture(request, desk);
    await expectWithin(page, 1, async () => {
      await page.getByRole('region', { name: 'Next 7 days' }).locator(`a[href="${departure}"]`).click();
      await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
    });

    const [traveller, tour] = [await sessions.of('traveller'), await findTour(request)];
    const unpaid = await makeBooking(request, traveller, tour, await tomorrowOnSite(page));
    await open(page, '/bookings');
    await expectWithin(page, 3, async () => {
      await page.getByRole('group', { name: 'Status' }).getByText('Pending').click();
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByLabel('Leaves', { exact: true }).selectOption({ label: 'Leave today or tomorrow' });
      await expect(page.getByRole('row').filter({ hasText: bookingNumberOf(unpaid._id) })).toBeVisible();
    });
    const isCut = (field: HTMLElement): boolean => field.scrollWidth > field.clientWidth;
    for (const label of ['Travel days, from', 'Travel days, to'])
      expect(await page.getByLabel(label, { exact: true }).evaluate(isCut), `${label} is cut off`).toBe(false);
    await expectInOrder();

    await open(page, '/bookings');
    await expectWithin(page, 6, async () => {
      await fillInNew(page, `Ravi ${name}`, { Email: `desk-${randomBytes(4).toString('hex')}@example.com` });
      await book(page, 'Book and send the link');
      await page.getByRole('button', { name: /^Copy link to pay/ }).click();
      await expect(page.getByText('Copied')).toBeAttached();
      await open(page, await page.evaluate(() => navigator.clipboard.readText()));
      await page.getByRole('button', { name: /^Pay ₹/ }).click();
      await page.waitForURL(/\/c\/pay\//);
      // One more, on a page of the provider, which is not counted.
      await enterCard(page, GOOD_CARD);
      await expect(page.getByText('Your booking is paid and confirmed.')).toBeVisible();
    });

    await open(page, '/bookings');
    await expectWithin(page, 5, async () => {
      await fillInNew(page, name, { Phone: '+91 98450 12345' });
      await page.getByText('Paid already').click();
      await book(page, 'Book');
    });
    await open(page, '/bookings');
    await expectWithin(page, 5, async () => {
      await page.getByRole('link', { name: 'New booking' }).click();
      await page.getByLabel('Customer', { exact: true }).fill(name);
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await fillInTrip(page, 1);
      await page.getByText('Paid already').click();
      await book(page, 'Book');
    });

    await expectWithin(page, 4, async () => {
      await page.getByRole('link', { name: 'Change day' }).click();
      await pickDay(page, 'Travel Date', OTHER_DAY);
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(page).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
    });
    await expectInOrder();

    await expectWithin(page, 5, async () => {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
      const dialog = page.getByRole('dialog', { name: /^Are you sure/ });
      await dialog.getByLabel(/^Reason/).fill('The road is closed.');
      await dialog.getByRole('button', { name: 'Cancel booking' }).click();
      await page.getByRole('button', { name: 'Give back' }).click();
      await page.getByRole('button', { name: /given back to 1 traveller$/ }).click();
      await expect(page.getByText(/given back to 1 traveller\.$/)).toBeVisible();
      await expect(page.getByText(/^Given back in cash on/)).toBeVisible();
    });
    await expectInOrder();
  });
