import { addTour, newPlaceName, remove } from '../catalogue.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { expect, test } from '../test.ts';
import { dayFromNow, findTour, inWords, listBookings } from '../trips.ts';

const [FIRST, SECOND, THIRD] = [dayFromNow(20), dayFromNow(34), dayFromNow(48)] as const;
const SECOND_IN_WORDS = inWords(SECOND);
/** 'Dec 2026' */
const MONTH_IN_WORDS = SECOND_IN_WORDS.split(' ').slice(2).join(' ');

test.use({ loggedInAs: 'traveller' });

test('a traveller chooses a departure of a package with a schedule and books it; no day in between can be chosen', {
  tag: '@catalogue',
}, async ({ page, request, sessions, expectAccessible }) => {
  const admin = await sessions.of('admin');
  const { destination } = await findTour(request);
  const schedule = { rules: [], added: [FIRST, SECOND, THIRD], closed: [], startTime: '06:30', cutOff: { days: 2, at: '18:00' } };
  const tour = await addTour(request, admin, destination, `${newPlaceName()} by jeep`, {
    schedule: JSON.stringify(schedule),
    capacity: '8',
  });

  await open(page, `/package-view/${tour._id}`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data.offers).toMatchObject({ '@type': 'AggregateOffer', offerCount: 3 });
  const departures = page.getByRole('region', { name: 'Departures' });
  await departures.scrollIntoViewIfNeeded();
  const months = departures.getByRole('list', { name: 'Months with departures' }).getByRole('button');
  await expect(months.first()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await expectNoSidewaysScroll(page, 360);
  const choose = departures.getByRole('link', { name: `Choose ${SECOND_IN_WORDS}` });
  await months.filter({ hasText: MONTH_IN_WORDS }).click();
  await choose.click();

  const day = page.getByRole('button', { name: 'Travel Date', exact: true });
  await expect(day).toHaveText(`${SECOND_IN_WORDS}, leaves at 06:30`);
  await day.click();
  const calendar = page.getByRole('dialog', { name: 'Travel Date' });
  await expect(calendar.locator(`[data-day="${SECOND}"]`).getByRole('button')).toBeEnabled();
  const between = calendar.getByRole('gridcell').getByRole('button', { name: /, no departure$/ });
  expect(await between.count()).toBeGreaterThan(20);
  for (const button of await between.all()) await expect(button).toBeDisabled();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();

  await page.getByLabel('Name', { exact: true }).fill('Asha Traveller');
  await page.getByLabel('From', { exact: true }).fill('Pune');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/payment-session\/[0-9a-f]{24}$/);
  const bookings = await listBookings(request, await sessions.of('traveller'));
  expect(bookings.find(({ _id }) => page.url().endsWith(_id))).toMatchObject({ travelDate: SECOND });
  await remove(request, admin, `/api/package/${tour._id}`);
});
