import { open } from '../ready.ts';
import { expect, type Page, test } from '../test.ts';
import { findTour } from '../trips.ts';

/** Position and size to the pixel. */
const placeOf = async (page: Page, label: string): Promise<string> => {
  const box = await page.getByRole('dialog', { name: label }).boundingBox();
  return JSON.stringify(box && [box.x, box.y, box.width, box.height].map(Math.round));
};

/** Whether all of it is visible and the page cannot be scrolled sideways. */
const expectOnScreen = async (page: Page, label: string): Promise<void> => {
  await expect(page.getByRole('dialog', { name: label })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
};

const expectSteady = async (page: Page, label: string): Promise<void> => {
  const calendar = page.getByRole('dialog', { name: label });
  await expect(calendar.getByRole('grid')).toBeVisible();
  // Until it is positioned it is in a corner, invisible.
  await expect.poll(() => calendar.evaluate((popup) => popup.checkVisibility({ opacityProperty: true }))).toBe(true);
  await expect(calendar).not.toHaveAttribute('data-starting-style');
  await calendar.evaluate((popup) => Promise.all(popup.getAnimations().map(({ finished }) => finished)));
  await expectOnScreen(page, label);
  const months = new Set<string | null>();
  const first = await placeOf(page, label);
  for (let month = 0; month < 7; month += 1) {
    months.add(await calendar.getByRole('grid').getAttribute('aria-label'));
    expect(await placeOf(page, label), 'where the calendar stands, and how large').toBe(first);
    const next = calendar.getByRole('button', { name: 'Next month', exact: true });
    if ((await next.getAttribute('aria-disabled')) === 'true') break;
    await next.click();
  }
  expect(months.size).toBeGreaterThan(2);
};

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
  [360, 740],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, loggedInAs: 'traveller' });

    test('a calendar keeps its place and its size while months are paged, and says what its days cost', async ({
      page,
      request,
      expectAccessible,
    }) => {
      const { _id } = await findTour(request);
      await open(page, `/book-your-pkg/${_id}`);
      await page.getByRole('button', { name: 'Travel Date' }).click();
      await expectSteady(page, 'Travel Date');
      const day = page.getByRole('gridcell').getByRole('button', { disabled: false }).first();
      await expect(day).toHaveAccessibleName(/, ₹[\d,]+\.\d\d$/);
      await expect(page.getByRole('list', { name: 'What the days mean' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the search on Home finds a place while it is typed, takes a day from the calendar, and leads to its trips', async ({
      page,
      expectAccessible,
    }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Where' }).click();
      await expect(page.getByRole('combobox', { name: 'Find a place' })).toBeFocused();
      await page.keyboard.type('japan');
      await expect(page.getByRole('option')).toHaveCount(1);
      await expectOnScreen(page, 'Where');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Where' })).toHaveText('Kyoto, Japan');
      await page.getByRole('button', { name: 'From', exact: true }).click();
      await expectSteady(page, 'From');
      await page.getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/package-view\?destination=[0-9a-f]{24}&availableFrom=\d{4}-\d{2}-01$/);
    });
  });
}
