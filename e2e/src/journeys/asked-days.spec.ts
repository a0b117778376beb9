import { registerByApi } from '../accounts.ts';
import { remove } from '../catalogue.ts';
import { addPricedTour } from '../priced-tours.ts';
import { open, ready } from '../ready.ts';
import { expect, type Page, test } from '../test.ts';
import { bearer, dayFromNow, inWords } from '../trips.ts';

const [SOON, HOLIDAYS, LATER] = [dayFromNow(20), dayFromNow(48), dayFromNow(76)] as const;
const PARTY = 'party=adult.2_child.1';
const ASKED = `availableFrom=${dayFromNow(44)}&availableTo=${dayFromNow(60)}`;
/** '14 Jan' */
const dayAndMonth = (day: string): string => inWords(day).split(' ').slice(1, 3).join(' ');

test.use({ viewport: { width: 360, height: 740 } });

/** What the phone shows of the trip at once: nothing of the departure before the asked days. */
const expectNoOtherDay = async (page: Page): Promise<void> => {
  for (const place of [page.getByRole('main'), page.locator('.bottom-bar')])
    await expect(place).not.toContainText(dayAndMonth(SOON));
};

test('a family with asked days on a slow phone keeps them, and who travels, from the search to the booking, also while the departures are late or fail', {
  tag: '@catalogue',
}, async ({ request, sessions, openBrowser, allowInConsole, expectAccessible }) => {
  allowInConsole(/status of 503/);
  const admin = await sessions.of('admin');
  const { _id, title, destination } = await addPricedTour(request, admin, { days: [SOON, HOLIDAYS, LATER], seats: 12 });
  const priced = await request.put(`/api/departure/${_id}/${HOLIDAYS}`, {
    headers: bearer(admin),
    data: { prices: { adult: 14_000, child: 7000 } },
  });
  expect(priced.ok(), await priced.text()).toBe(true);
  const { username, password } = await registerByApi(request);
  const page = await (await openBrowser(await sessions.begin(username, password))).newPage();
  await page.setViewportSize({ width: 360, height: 740 });

  await open(page, '/');
  await page.getByRole('button', { name: 'Who', exact: true }).click();
  const who = page.getByRole('dialog', { name: 'Who' });
  await who.getByRole('button', { name: 'More: Children' }).click();
  await who.getByRole('button', { name: 'More: Adults' }).click();
  await expectAccessible(page);
  await who.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/package-view\\?${PARTY}$`));
  await expect(page.getByRole('article').filter({ hasText: 'for 2 adults, 1 child on ' })).not.toHaveCount(0);

  const list = `/package-view?title=${encodeURIComponent(title)}&${ASKED}&${PARTY}`;
  await open(page, `${list}&maxPrice=12000`);
  await expect(page.getByText('No packages found')).toBeVisible();
  await open(page, list);
  const card = page.getByRole('article');
  await expect(card).toContainText(dayAndMonth(HOLIDAYS));
  await expect(card).toContainText('₹14,000.00 per adult');
  await expect(card).toContainText('₹35,000.00 for 2 adults, 1 child');
  await expectAccessible(page);
  await expect(card).not.toContainText(dayAndMonth(SOON));
  const address = await card.getByRole('link', { name: title }).getAttribute('href');

  // The phone loads the page anew; its code and its departures are late, and then these fail.
  let answers: 'late' | 'failed' | 'right' = 'late';
  const late = Promise.withResolvers<void>();
  await page.route(/\/api\/package\/[0-9a-f]{24}\/departures/, async (route) => {
    if (answers === 'late') await late.promise;
    if (answers === 'right') return route.continue();
    return route.fulfill({ status: 503, json: { error: 'Busy.', message: 'Busy.', code: 'BUSY' } });
  });
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(address ?? '', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Work out your price' }).filter({ visible: true }).click();
  code.resolve();
  await ready(page);
  const calculator = page.getByRole('region', { name: 'Your price' });
  const day = calculator.getByLabel('Departure', { exact: true });
  await calculator.getByRole('button', { name: 'More: Adult, 12 and older' }).click();
  await expect(day).toHaveValue('');
  await expectNoOtherDay(page);
  expect(new URL(page.url()).search).toBe(`?${ASKED}&party=adult.3_child.1`);

  answers = 'failed';
  late.resolve();
  const failed = calculator.getByRole('alert');
  await expect(failed).toContainText('The departures did not load.');
  await calculator.getByRole('button', { name: 'Fewer: Adult, 12 and older' }).click();
  await expect(day).toHaveValue('');
  await expectNoOtherDay(page);
  expect(new URL(page.url()).search).toBe(`?${ASKED}&${PARTY}`);
  await expectAccessible(page);

  answers = 'right';
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(day).toHaveValue(HOLIDAYS);
  const bar = page.locator('.bottom-bar');
  await expect(bar).toContainText(dayAndMonth(HOLIDAYS));
  await expect(bar).toContainText('₹35,000.00');
  await expect(page.getByRole('main')).toContainText('On your dates');
  await bar.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('button', { name: 'Travel Date', exact: true })).toHaveText(inWords(HOLIDAYS));
  await expect(page.getByLabel('Total Amount')).toHaveValue('₹35,000.00');
  await expect(page.getByText('The next departure is on')).toHaveCount(0);
  await remove(request, admin, `/api/package/${_id}`, `/api/destination/${destination._id}`);
});
