import { expect, type Page } from './test.ts';

/** Chooses the first day that a date field offers, two months ahead, so that no booking is over before its test is. */
export const chooseDay = async (page: Page, label: string, monthsAhead: number): Promise<void> => {
  await page.getByLabel(label).click();
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  for (let month = 0; month < monthsAhead; month += 1) await calendar.getByRole('button', { name: /next month/i }).click();
  await calendar.getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
};

/** Books the package whose detail page is open, for a number of persons, and arrives at the payment page. */
export const bookOpenPackage = async (page: Page, persons: number): Promise<void> => {
  await page.getByRole('link', { name: 'Book Now' }).first().click();
  await expect(page).toHaveURL(/\/book-your-pkg\//);
  await chooseDay(page, 'Travel Date', 1);
  await page.getByLabel('Total Persons').fill(String(persons));
  await page.getByLabel('Name', { exact: true }).fill('Asha Traveller');
  await page.getByLabel('From', { exact: true }).fill('Pune');
  await page
    .getByRole('button', { name: /book|continue/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/payment-session\//);
};

/** Opens a package that can be booked for months, from the list. */
export const openSomePackage = async (page: Page, title: string): Promise<void> => {
  await page.goto(`/package-view?title=${encodeURIComponent(title)}`);
  await page
    .getByRole('article')
    .getByRole('link', { name: new RegExp(title, 'i') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/package-view\/[0-9a-f]{24}$/);
};
