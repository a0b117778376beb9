import { open } from '../ready.ts';
import { expect, type Locator, refusedWith, test } from '../test.ts';
import { findTour } from '../trips.ts';

const edgesOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
};

test.describe('for admins', () => {
  test.use({ loggedInAs: 'admin', viewport: { width: 1280, height: 800 } });

  test('at 1280 px the table of bookings stays inside its gutters with refunded rows, its titles can be read, and its toolbar takes one line', async ({
    page,
  }) => {
    await open(page, '/bookings?status=cancelled');
    await expect(page.getByText('Refunded in full').first()).toBeVisible();
    const table = await edgesOf(page.getByRole('table'));
    const main = await edgesOf(page.getByRole('heading', { level: 1 }));
    expect(table.left).toBeGreaterThanOrEqual(main.left - 1);
    // The sidebar takes 256 px; beside it both gutters are equal.
    expect(table.right).toBeLessThanOrEqual(1280 - (main.left - 256) + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    const search = await edgesOf(page.getByRole('searchbox', { name: 'Number, name or place' }));
    const exporting = await edgesOf(page.getByRole('button', { name: /^Export/ }));
    expect(exporting.top).toBeLessThan(search.bottom);
    // Of a traveller of the demo: partial refunds of other journeys make another column wider.
    await open(page, '/bookings?status=cancelled&search=hana_sato');
    await expect(page.getByText('Refunded in full').first()).toBeVisible();
    const title = await edgesOf(page.getByRole('columnheader', { name: 'Package' }));
    expect(title.right - title.left).toBeGreaterThan(170);
  });

  test('on paper a table is a table in dark ink on white, without what can only be pressed', async ({ page }) => {
    // A4 without its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(page, '/bookings');
    await expect(page.getByRole('table')).toBeVisible();
    const heading = await edgesOf(page.getByRole('columnheader', { name: 'Status' }));
    const cell = await edgesOf(
      page
        .getByRole('row')
        .nth(1)
        .getByRole('cell', { name: /Pending|Confirmed|Cancelled/ }),
    );
    expect(cell.left).toBe(heading.left);
    expect(cell.right).toBeLessThanOrEqual(718);
    const cut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
      scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
    expect(await Promise.all((await page.locator('td .one-line').all()).map((title) => title.evaluate(cut)))).not.toContain(true);
    for (const pressed of ['Export', 'Logout', 'Filters'])
      await expect(page.getByRole('button', { name: new RegExp(`^${pressed}`) }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden();
    expect(
      await page
        .getByRole('cell')
        .nth(2)
        .evaluate((cell) => getComputedStyle(cell).colorScheme),
    ).toBe('light');
  });

  test('rows that are cards are sorted by a list, rows of a table by their headings', async ({ page }) => {
    const byList = page.getByRole('combobox', { name: 'Sort by' });
    const byHeading = page.getByRole('columnheader', { name: 'Travel date' });
    await open(page, '/bookings');
    await expect(byHeading).toBeVisible();
    await expect(byList).toBeHidden();
    for (const width of [1024, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(byHeading).toBeHidden();
      await byList.selectOption('Travel date ↑');
      await expect(page).toHaveURL(/sort=travelDate$/);
      await byList.selectOption('Sort by');
      await expect(page).toHaveURL(/\/bookings$/);
    }
  });

  test('a list at an invalid address says so plainly, and links to the whole list', async ({ page, allowInConsole }) => {
    allowInConsole(refusedWith(400));
    for (const address of ['/bookings?sort=evil', '/bookings?after=zzz']) {
      await open(page, address);
      await expect(page.getByText('This link contains a filter that no longer exists.')).toBeVisible();
      await expect(page.getByText(/Invalid|expected/)).toHaveCount(0);
      await page.getByRole('link', { name: 'Show the whole list' }).click();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(page).toHaveURL(/\/bookings$/);
    }
  });

  test('an address that cannot be a booking says that it was not found, and sends nothing to the server', async ({
    page,
    allowInConsole,
  }) => {
    allowInConsole(refusedWith(404));
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await open(page, '/bookings/zzz');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking not found');
    await expect(page.getByText('There is no such booking.')).toBeVisible();
    expect(calls.filter((url) => url.includes('/zzz') && url.includes('/api/'))).toEqual([]);
  });
});

for (const width of [320, 360])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, loggedInAs: 'traveller' });

    test('the dots of a carousel of twelve stay in one row, each wide enough for a finger', async ({ page }) => {
      await open(page, '/');
      const carousel = page.getByRole('region', { name: 'Popular destinations carousel' });
      await page.locator('.carousel').first().scrollIntoViewIfNeeded();
      const dots = carousel.getByRole('button', { name: /^Go to slide/ });
      await expect(dots).toHaveCount(12);
      const boxes = await Promise.all((await dots.all()).map(edgesOf));
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
      for (const { left, right } of boxes) {
        expect(Math.round(right - left)).toBeGreaterThanOrEqual(24);
        expect(right).toBeLessThanOrEqual(width);
      }
    });

    test('the booking form begins with its fields, and its total stays in a bar at the bottom', async ({ page, request }) => {
      const { _id } = await findTour(request);
      await open(page, `/book-your-pkg/${_id}`);
      await expect(page.getByRole('button', { name: 'Travel Date' })).toBeInViewport();
      const total = page.getByText('Total for 1 person');
      await expect(total).toBeInViewport();
      await page.getByRole('button', { name: 'More: Total Persons' }).click();
      await expect(page.getByText('Total for 2 persons')).toBeInViewport();
    });
  });

test.describe('with a session', () => {
  test.use({ loggedInAs: 'traveller' });

  test('on paper a booking is read without bar, footer and buttons', async ({ page, sessions }) => {
    const { userId } = await sessions.of('traveller');
    await page.emulateMedia({ media: 'print' });
    await open(page, `/view-my-booking/${userId}`);
    await expect(page.getByText('Total Amount').first()).toBeVisible();
    for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });

  test('on paper a trip has its pictures, its ticks and no link to skip to', async ({ page, request }) => {
    await page.emulateMedia({ media: 'print' });
    const tour = await findTour(request);
    await open(page, `/package-view/${tour._id}`);
    await expect(page.getByRole('region', { name: 'Pictures' }).getByRole('img').first()).toBeVisible();
    await expect(page.getByText('Skip to content')).toBeHidden();
    await open(page, `/book-your-pkg/${tour._id}`);
    const mark = page.getByRole('list', { name: 'Progress' }).locator('.step-mark').first();
    expect(await mark.evaluate((one) => getComputedStyle(one).printColorAdjust)).toBe('exact');
  });
});
