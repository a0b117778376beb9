import type { Route } from '@playwright/test';
import { ready } from '../ready.ts';
import { expect, type Locator, type Page, test } from '../test.ts';

/** Opens a page whose code is held back; the returned function releases it. */
const openWithoutCode = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    expect(await page.locator('html[data-ready]').count(), 'the code was not there while something was typed').toBe(0);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await ready(page);
  };
};

const typeInto = async (field: Locator, text: string): Promise<void> => {
  await field.click();
  await field.pressSequentially(text);
};

const forms: [string, Record<string, string>][] = [
  ['/contact', { Name: 'Asha Traveller', Email: 'asha@example.com', Message: 'Is there snow in June?' }],
  ['/login', { Username: 'traveller', Password: 'not this one' }],
  ['/register', { Username: 'asha', 'Email Address': 'asha@example.com', Password: 'a fine long password' }],
];
for (const [path, fields] of forms)
  test(`what was typed on ${path} before its code loaded is still there, and is used`, async ({ page }) => {
    const letCodeCome = await openWithoutCode(page, path);
    const main = page.getByRole('main');
    for (const [label, text] of Object.entries(fields)) await typeInto(main.getByLabel(label, { exact: true }), text);
    await letCodeCome();
    for (const [label, text] of Object.entries(fields)) await expect(main.getByLabel(label, { exact: true })).toHaveValue(text);
    // The form has the value, not only the browser: otherwise it would report the field as empty.
    await main.getByLabel(Object.keys(fields)[0] ?? '', { exact: true }).fill('');
    await main.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(main.locator('[aria-invalid=true]')).toHaveCount(1);
  });

test('a title typed into the package list before its code loaded filters the list afterwards', async ({ page }) => {
  const letCodeCome = await openWithoutCode(page, '/package-view');
  await typeInto(page.getByLabel('Title'), 'ladakh');
  await letCodeCome();
  await expect(page.getByLabel('Title')).toHaveValue('ladakh');
  await expect(page).toHaveURL(/title=ladakh/);
  await expect(
    page
      .getByRole('article')
      .getByRole('heading')
      .filter({ hasNotText: /ladakh/i }),
  ).toHaveCount(0);
});

test('an order chosen on the package list before its code loaded sorts the list afterwards', async ({ page }) => {
  const letCodeCome = await openWithoutCode(page, '/package-view');
  await page.getByLabel('Sort by').selectOption('-price');
  await letCodeCome();
  await expect(page.getByLabel('Sort by')).toHaveValue('-price');
  await expect(page).toHaveURL(/sort=-price/);
});

test('a place and a day chosen on Home before its code came lead to the list filtered by them', async ({ page }) => {
  const letCodeCome = await openWithoutCode(page, '/');
  const search = page.getByRole('form', { name: 'Find a trip' });
  await search.getByLabel('Where').selectOption({ index: 2 });
  await search.getByLabel('From').fill('2099-05-17');
  const place = await search.getByLabel('Where').inputValue();
  await letCodeCome();
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('destination') === place);
  await expect(page).toHaveURL(/availableFrom=2099-05-17/);
});
