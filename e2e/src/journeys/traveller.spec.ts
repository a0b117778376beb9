import { becomeTraveller } from '../accounts.ts';
import { bookOpenPackage, openSomePackage } from '../book.ts';
import { enterCard, GOOD_CARD, goToProvider } from '../pay.ts';
import { expect, test } from '../test.ts';

test('a visitor browses, registers, books, pays, sees Paid, finds the booking and cancels it with a refund', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Explore the World with');
  await page.getByRole('link', { name: 'Packages' }).first().click();
  await expect(page).toHaveURL(/\/package-view/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await becomeTraveller(page);
  await openSomePackage(page, 'Ladakh by Motorcycle');
  await expectAccessible();
  await bookOpenPackage(page, 2);
  await expect(page.getByText('₹1,37,000.00').first()).toBeVisible();
  await expectAccessible();

  await goToProvider(page);
  await expect(page.getByText('1,37,000.00').first()).toBeVisible();
  await enterCard(page, GOOD_CARD);
  await expect(page).toHaveURL(/\/payment-success\//);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'My bookings' }).first().click();
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Cancel Booking' }).click();
  const prompt = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(prompt).toContainText('Are you sure you want to cancel this booking?');
  await expect(prompt).toContainText('₹1,37,000.00');
  await expectAccessible();
  await prompt.getByRole('button', { name: /yes|cancel booking/i }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText(/₹1,37,000\.00 (was|is being) given back|refund/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Booking' })).toBeDisabled();
});

test('a declined card can be followed by another in the same session, and the way back leads to a calm page', async ({
  page,
}) => {
  await becomeTraveller(page);
  await openSomePackage(page, 'Ladakh by Motorcycle');
  await bookOpenPackage(page, 1);
  await goToProvider(page);
  await page.getByRole('link', { name: /back/i }).first().click();
  await expect(page).toHaveURL(/\/payment-session\//);
  await expect(page.getByText(/not paid yet/i)).toBeVisible();

  await goToProvider(page);
  await enterCard(page, '4000 0000 0000 0002');
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await enterCard(page, GOOD_CARD);
  await expect(page).toHaveURL(/\/payment-success\//);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});
