import { writtenAgency } from '@wayfarer/contracts';
import { picture } from '../catalogue.ts';
import { open } from '../ready.ts';
import { expect, type Page, test } from '../test.ts';

test.use({ loggedInAs: 'admin' });

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
};
const show = (page: Page, part: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name: part }).click();
const colourOf = (page: Page, name: string) =>
  page
    .getByRole('link', { name })
    .first()
    .evaluate((link) => getComputedStyle(link).backgroundColor);

test('an admin changes what the agency says and how it looks, and visitors see it on every page', { tag: '@catalogue' }, async ({
  page,
  openBrowser,
  expectAccessible,
}) => {
  await open(page, '/settings');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Far & Away');
  await page.locator('input[name=logo]').setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  const colour = page.getByRole('textbox', { name: 'Main colour, light theme', exact: true });
  await colour.fill('#ffd400');
  await expect(page.getByText(/hard to read on the light pages/)).toBeVisible();
  await colour.fill('#7a1f5c');
  await expect(page.getByText(/hard to read/)).toBeHidden();
  await expectAccessible();
  await show(page, 'Contact');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0000');
  await page.getByRole('textbox', { name: 'Opening hours' }).fill('Every day: 9 am – 5 pm');
  await page.getByRole('textbox', { name: 'Contribute' }).fill('mailto:help@far.example');
  await page.getByRole('textbox', { name: 'Contact Us' }).fill('/contact');
  await show(page, 'Words');
  await page.getByRole('textbox', { name: 'Figure of figure 1' }).fill('77k+');
  await page.getByRole('textbox', { name: 'Words of review 1' }).fill('They knew every ferry.');
  await save(page);
  await expectAccessible();

  const visitor = await (await openBrowser(null)).newPage();
  // Within a second of the change; until then the old pages are correct.
  await expect(async () => {
    await open(visitor, '/');
    await expect(visitor).toHaveTitle('Far & Away', { timeout: 1 });
  }).toPass();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Explore the World with Far & Away');
  await expect(visitor.getByText('77k+')).toBeVisible();
  await expect(visitor.getByText('They knew every ferry.').first()).toBeVisible();
  const footer = visitor.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Contribute' })).toHaveAttribute('href', 'mailto:help@far.example');
  await expect(footer.getByRole('img')).toHaveCount(0);
  const logo = footer.getByRole('link', { name: 'Far & Away' }).locator('img');
  expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  await footer.getByRole('link', { name: 'Contact Us' }).click();
  await expect(visitor.getByText('+44 20 7946 0000')).toBeVisible();
  await expect(visitor.getByText('Every day: 9 am – 5 pm')).toBeVisible();
  await expectAccessible(visitor);
  await open(visitor, '/about-us');
  expect(await colourOf(visitor, 'See all packages')).toBe('rgb(122, 31, 92)');

  const written = writtenAgency('Wayfarer');
  await show(page, 'Look');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(written.name);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await colour.fill(written.accentLight);
  await show(page, 'Contact');
  await page.getByRole('textbox', { name: 'Phone' }).fill(written.phone);
  await page.getByRole('textbox', { name: 'Opening hours' }).fill(written.hours);
  await page.getByRole('textbox', { name: 'Contribute' }).fill('');
  await page.getByRole('textbox', { name: 'Contact Us' }).fill('');
  await show(page, 'Words');
  await page.getByRole('textbox', { name: 'Figure of figure 1' }).fill('30k+');
  await page.getByRole('textbox', { name: 'Words of review 1' }).fill(written.clientReviews[0]?.words ?? '');
  await save(page);
  await expect(async () => {
    await open(visitor, '/');
    await expect(visitor).toHaveTitle('Wayfarer', { timeout: 1 });
  }).toPass();
  await expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveCount(0);
});
