import { expect, type Page } from '@playwright/test';

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

/** Fills in the provider's page, and submits it. */
export const enterCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Email').fill('traveller@example.com');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/34');
  await page.getByLabel('Security code (CVC)').fill('123');
  await page.getByLabel('Name on card').fill('A Traveller');
  await page.getByRole('button', { name: /^Pay/ }).click();
};

/** From the payment page to the provider's. */
export const goToProvider = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await expect(page.getByText('No money moves here.')).toBeVisible();
};
