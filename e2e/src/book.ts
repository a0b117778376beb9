import { expect, type Page } from '@playwright/test';
import { open } from './ready.ts';

/** Chooses the first day that a date field offers some months ahead. */
export const chooseDay = async (page: Page, label: string, monthsAhead: number): Promise<void> => {
  // In a field where days are typed, the calendar has a button of its own.
  await page
    .getByLabel(label, { exact: true })
    .or(page.getByRole('button', { name: label, exact: true }))
    .click();
  const calendar = page.getByRole('dialog', { name: label });
  for (let month = 0; month < monthsAhead; month += 1) await calendar.getByRole('button', { name: /next month/i }).click();
  await calendar.getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
  await expect(calendar).toBeHidden();
};

/** Types a day into a date field of the staff, as they write it. */
export const typeDay = async (page: Page, label: string, day: string): Promise<void> => {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(day.split('-').toReversed().join('.'));
  await field.press('Enter');
};

/** Opens a part of the editor of a package: a list beside it, and a select in narrow windows. */
export const openPart = async (page: Page, part: string): Promise<void> => {
  const list = page.getByRole('navigation', { name: 'Parts of the package' });
  const select = page.getByRole('combobox', { name: 'Parts of the package' });
  await expect(list.or(select).filter({ visible: true })).toBeVisible();
  if (await list.isVisible()) await list.getByRole('link', { name: part }).click();
  else await select.selectOption({ label: part });
  await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
};

/** Chooses a day of a date field, which may be some months ahead. */
export const pickDay = async (page: Page, label: string, day: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).click();
  const calendar = page.getByRole('dialog', { name: label });
  await expect(calendar.getByRole('grid')).toBeVisible();
  const button = calendar.locator(`[data-day="${day}"]`).getByRole('button');
  while (!(await button.isVisible())) await calendar.getByRole('button', { name: /next month/i }).click();
  await button.click();
  await expect(calendar).toBeHidden();
};

/** Fills in the booking form that is open. */
export const fillInBooking = async (page: Page, persons: number): Promise<void> => {
  await chooseDay(page, 'Travel Date', 1);
  await page.getByLabel('Total Persons', { exact: true }).fill(String(persons));
  await page.getByLabel('Name', { exact: true }).fill('Asha Traveller');
  await page.getByLabel('From', { exact: true }).fill('Pune');
};

/** Opens a tour from the list, by its title. */
export const openTour = async (page: Page, title: string): Promise<void> => {
  await open(page, `/package-view?title=${encodeURIComponent(title)}`);
  await page.getByRole('article').getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/\/package-view\/[0-9a-f]{24}$/);
};
