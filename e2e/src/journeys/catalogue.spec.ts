import type { APIRequestContext, Page } from '@playwright/test';
import type { Destination, TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { fullyLoaded } from '../look.ts';
import { open } from '../ready.ts';
import { expect, test } from '../test.ts';
import { SOME_PLACE, SOME_TOUR } from '../trips.ts';

const read = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await (await request.get(path)).json()) as Answer;

/** Waits until the page shows and counts the results of a search with this many filters. */
const searched = async (page: Page, filters: number): Promise<void> => {
  await expect(page.getByRole('button', { name: /^Remove filter: / })).toHaveCount(filters);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};
const choicesOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('option');
const countIn = (words: string): number => Number(/\((\d+)\)$/.exec(words)?.[1] ?? 0);

/** Selects the last option with results, and returns how many it announces. */
const chooseLast = async (page: Page, label: string): Promise<number> => {
  const counted = choicesOf(page, label).filter({ hasText: /\([1-9]\d*\)$/ });
  await expect(counted).not.toHaveCount(0);
  const words = (await counted.last().textContent()) ?? '';
  await page.getByLabel(label, { exact: true }).selectOption({ label: words });
  return countIn(words);
};
const found = (page: Page, count: number) =>
  expect(page.getByRole('region', { name: 'Packages' }).getByRole('status')).toHaveText(
    `${count} ${count === 1 ? 'package' : 'packages'}`,
  );

test('a place, a month and a length find as many packages as they say', async ({ page, expectAccessible }) => {
  await open(page, '/package-view');
  for (const label of ['Destination', 'Month', 'Length']) {
    await searched(page, 0);
    const count = await chooseLast(page, label);
    await searched(page, 1);
    await found(page, count);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/package-view$/);
  }
  await searched(page, 0);
  const atPlace = await chooseLast(page, 'Destination');
  await searched(page, 1);
  // The next counts are those at this place.
  const lengths = await choicesOf(page, 'Length').allTextContents();
  expect(lengths.reduce((sum, words) => sum + countIn(words), 0)).toBe(atPlace);
  const count = await chooseLast(page, 'Length');
  await searched(page, 2);
  await found(page, count);
  await fullyLoaded(page);
  await expectAccessible();
});

test('the price slider reaches from the cheapest trip to the dearest, and asks for nothing at its ends', async ({
  page,
  request,
}) => {
  const cheapest = only(await read<TourPackage[]>(request, '/api/package?offered=now&sort=price&limit=1'));
  const dearest = only(await read<TourPackage[]>(request, '/api/package?offered=now&sort=-price&limit=1'));
  await open(page, '/package-view');
  const slider = (label: string) => page.getByLabel(label, { exact: true });
  const rupees = (price = 0) => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(price);
  await expect(slider('Lowest price')).toHaveAttribute('aria-valuetext', rupees(cheapest.price));
  await expect(slider('Highest price')).toHaveAttribute('aria-valuetext', rupees(dearest.price));
  await slider('Highest price').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?maxPrice=\d+$/);
  await expect(page.getByLabel('Max price')).not.toHaveValue('');
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/package-view$/);
});

test('a title with a typo leads to what was meant', async ({ page }) => {
  await open(page, '/package-view');
  await page.getByLabel('Title').fill('kyotto');
  await page.getByRole('button', { name: 'Did you mean “kyoto”?' }).click();
  await expect(page).toHaveURL(/title=kyoto$/);
  await expect(page.getByRole('article').first()).toContainText('Kyoto');
  // No title has this word, but the description of one destination does.
  await page.getByLabel('Title').fill('hymalaya');
  await page.getByRole('button', { name: 'Search trips for “himalaya”' }).click();
  await expect(page).toHaveURL(/\?words=himalaya$/);
  await expect(page.getByRole('article').first()).toContainText('Ladakh');
  await page.getByLabel('Search trips').fill('ladak');
  await expect(page.getByRole('article').first().locator('mark')).toHaveText('Ladakh');
});

test('what sells best comes first: in the order Recommended, and on Home under Top Selling', async ({ page, request }) => {
  await open(page, '/package-view');
  await page.getByLabel('Sort by').selectOption('Recommended');
  await expect(page).toHaveURL(/sort=recommended$/);
  // Other journeys book at the same time.
  await expect(async () => {
    await page.reload();
    const first = only(await read<TourPackage[]>(request, '/api/package?offered=now&sort=recommended&limit=1'));
    await expect(page.getByRole('article').first()).toContainText(first.title, { timeout: 2000 });
  }).toPass();
  await expect(async () => {
    await open(page, '/');
    const first = only(await read<Destination[]>(request, '/api/destination?sort=booked&limit=1'));
    const block = page.getByRole('region', { name: 'Top Selling' });
    await expect(block.getByRole('article').first()).toContainText(first.name, { timeout: 2000 });
  }).toPass();
});

test('a destination shows its description and its trips, which link back to it', async ({ page, expectAccessible }) => {
  await open(page, '/destination-view');
  const card = page.getByRole('article').filter({ hasText: SOME_PLACE });
  const offers = (await card.getByText(/^\d+ trips? from ₹/).textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/destination-view\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name: SOME_PLACE })).toBeFocused();
  await expect(page.getByText(offers, { exact: true })).toBeVisible();
  const trips = page.getByRole('region', { name: `Trips to ${SOME_PLACE}` });
  await expect(trips.getByRole('article')).toHaveCount(Number.parseInt(offers, 10));
  await expectAccessible();
  await trips.getByRole('link', { name: SOME_TOUR }).click();
  await expect(page).toHaveURL(/\/package-view\/[0-9a-f]{24}$/);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: SOME_PLACE }).click();
  await expect(page.getByRole('heading', { level: 1, name: SOME_PLACE })).toBeVisible();
});

test('a trip shows its place, the seats of each day and similar trips, and can be shared', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const tours = await read<TourPackage[]>(request, '/api/package?offered=now&limit=100');
  const tour = tours.find(({ capacity, next }) => capacity !== null && next === undefined);
  if (tour === undefined) throw new Error('There is no tour with a limit.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/package-view/${tour._id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await fullyLoaded(page);
  const seats = page.getByRole('region', { name: 'Seats by day' });
  await expect(seats.getByRole('listitem').first()).toContainText(/seats? left|Sold out/);
  const { name, country } = tour.destination;
  await expect(
    page.getByRole('region', { name: `${name}, ${country}` }).getByRole('link', { name: `More about ${name}` }),
  ).toBeVisible();
  const similar = page.getByRole('region', { name: 'Similar packages' });
  await expect(similar.getByRole('article')).toHaveCount(3);
  await expect(similar.getByText(/longer|shorter|as long/i).first()).toBeVisible();
  await expectAccessible();
});
