import { becomeTraveller, logIn } from '../accounts.ts';
import { bookOpenPackage, chooseDay, openSomePackage } from '../book.ts';
import { smallPicture } from '../small-picture.ts';
import { expect, test } from '../test.ts';

test('an admin adds, edits and deletes a destination and a package with pictures', async ({ page, expectAccessible }) => {
  await logIn(page, 'admin');
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/destination');
  await page.getByRole('button', { name: 'Add destination' }).first().click();
  await page.getByLabel('Name').fill('Gokarna');
  await page.getByLabel('Country').fill('India');
  await page.getByLabel('Description').fill('Beaches, and a temple town that goes to bed early.');
  await page.locator('input[type=file]').setInputFiles({ name: 'beach.png', mimeType: 'image/png', buffer: smallPicture });
  await page.getByRole('button', { name: 'Add destination' }).last().click();
  await expect(page.getByText('New destination added successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Gokarna/ })).toBeVisible();
  await expectAccessible();

  await page
    .getByRole('row', { name: /Gokarna/ })
    .getByRole('button', { name: /Edit/ })
    .click();
  await page.getByLabel('Name').fill('Gokarna Beach');
  await page.getByRole('button', { name: 'Update destination' }).click();
  await expect(page.getByText('Destination updated successfully')).toBeVisible();
  await expect(
    page
      .getByRole('row', { name: /Gokarna Beach/ })
      .getByRole('img')
      .first(),
  ).toBeVisible();

  await page.goto('/packages');
  await page.getByRole('button', { name: 'Add package' }).first().click();
  await page.getByLabel('Title').fill('Gokarna, slowly');
  await page.getByLabel('Destination').selectOption({ label: 'Gokarna Beach, India' });
  await page.getByLabel('Price').fill('12345.67');
  await chooseDay(page, 'Available from', 0);
  await chooseDay(page, 'Available to', 2);
  await page.getByLabel('Description').fill('Four days without a plan.');
  await page.getByLabel('Itinerary').fill('Arrive, "Om beach, on foot", Temple town');
  await page.locator('input[type=file]').setInputFiles({ name: 'beach.png', mimeType: 'image/png', buffer: smallPicture });
  await page.getByRole('button', { name: 'Add package' }).last().click();
  await expect(page.getByText('New package added successfully')).toBeVisible();
  await expectAccessible();

  await page.goto('/destination');
  await page
    .getByRole('row', { name: /Gokarna Beach/ })
    .getByRole('button', { name: /Delete/ })
    .click();
  const prompt = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(prompt).toContainText('Are you sure you want to delete this destination?');
  await prompt.getByRole('button', { name: /delete/i }).click();
  await expect(page.getByText(/Packages use this destination: Gokarna, slowly/)).toBeVisible();

  await page.goto('/packages');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('Gokarna');
  await page
    .getByRole('row', { name: /Gokarna, slowly/ })
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(prompt).toContainText('Are you sure you want to delete this package?');
  await prompt.getByRole('button', { name: /delete/i }).click();
  await expect(page.getByText('Package deleted successfully')).toBeVisible();
  await page.goto('/destination');
  await page
    .getByRole('row', { name: /Gokarna Beach/ })
    .getByRole('button', { name: /Delete/ })
    .click();
  await prompt.getByRole('button', { name: /delete/i }).click();
  await expect(page.getByRole('row', { name: /Gokarna Beach/ })).toBeHidden();
});

test('an admin cancels a booking and deletes a user, whose login ends', async ({ page, browser, expectAccessible }) => {
  const theirs = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
  const travellersPage = await theirs.newPage();
  const { username } = await becomeTraveller(travellersPage);
  await openSomePackage(travellersPage, 'Ladakh by Motorcycle');
  await bookOpenPackage(travellersPage, 1);

  await logIn(page, 'admin');
  await page.goto('/bookings');
  await page.getByRole('main').getByRole('searchbox').fill(username);
  const row = page.getByRole('row', { name: new RegExp(username) });
  await expect(row).toContainText(/pending/i);
  await row.getByRole('button', { name: /Cancel/ }).click();
  const prompt = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(prompt).toContainText('Are you sure you want to cancel this booking?');
  await prompt.getByRole('button', { name: /yes|cancel booking/i }).click();
  await expect(row).toContainText(/cancelled/i);
  await expectAccessible();

  await page.goto('/users-view');
  await expect(page.getByRole('heading', { name: 'View Users' })).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill(username);
  await page
    .getByRole('row', { name: new RegExp(username) })
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(prompt).toContainText('Are you sure you want to delete this user?');
  await prompt.getByRole('button', { name: /delete/i }).click();
  await expect(page.getByRole('row', { name: new RegExp(username) })).toBeHidden();
  await expectAccessible();

  await travellersPage.goto('/package-view');
  await travellersPage.getByRole('link', { name: 'My bookings' }).first().click();
  await expect(travellersPage).toHaveURL(/\/login$/);
  await theirs.close();
});

test('every admin screen shows the demo data and can be read by everyone', async ({ page, expectAccessible }) => {
  await logIn(page, 'admin');
  await expect(page.getByText('Recent Bookings')).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(2);
  await expectAccessible();
  await page.goto('/payments');
  await expect(page.getByRole('row', { name: /paid/i }).first()).toBeVisible();
  await expectAccessible();
  await page.goto('/bookings?status=cancelled');
  await expect(page.getByRole('row', { name: /cancelled/i }).first()).toBeVisible();
  await expectAccessible();
});
