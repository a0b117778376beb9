import { addDestination, newPlaceName, picture, remove } from '../catalogue.ts';
import { enterAt, tabTo, typeInto } from '../keyboard.ts';
import { GOOD_CARD } from '../pay.ts';
import { open, ready } from '../ready.ts';
import { expect, test } from '../test.ts';
import { SOME_TOUR } from '../trips.ts';

test.describe('with the keyboard alone', () => {
  test.describe('a traveller', () => {
    test.use({ loggedInAs: 'traveller' });

    test('skips to the content, books, pays, and is asked before a cancel', async ({ page }) => {
      await open(page, '/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await open(page, `/package-view?title=${encodeURIComponent(SOME_TOUR)}`);
      await enterAt(page, page.getByRole('article').getByRole('link').first());
      await expect(page).toHaveURL(/\/package-view\/[0-9a-f]{24}$/);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await enterAt(page, page.getByRole('link', { name: 'Book Now' }));
      await expect(page).toHaveURL(/\/book-your-pkg\//);
      await enterAt(page, page.getByLabel('Travel Date'));
      const calendar = page.getByRole('dialog', { name: 'Travel Date' });
      await expect(calendar.locator('[data-day] button:focus')).toHaveCount(1);
      for (const key of ['PageDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      await expect(calendar).toBeHidden();
      await expect(page.getByLabel('Travel Date')).toBeFocused();
      await tabTo(page, page.getByLabel('Total Persons', { exact: true }));
      await page.keyboard.press('ArrowUp');
      await typeInto(page, page.getByLabel('Name', { exact: true }), 'Asha Traveller');
      await typeInto(page, page.getByLabel('From', { exact: true }), 'Pune');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/payment-session\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await enterAt(page, page.getByRole('button', { name: 'Pay Now' }));
      await page.waitForURL(/\/c\/pay\//);
      await typeInto(page, page.getByLabel('Email'), 'traveller@example.com');
      await typeInto(page, page.getByLabel('Card number'), GOOD_CARD);
      await typeInto(page, page.getByLabel('Expiry date'), '1234');
      await typeInto(page, page.getByLabel('Security code (CVC)'), '123');
      await typeInto(page, page.getByLabel('Name on card'), 'A Traveller');
      await enterAt(page, page.getByRole('button', { name: /^Pay/ }));
      await expect(page.getByRole('status').getByText('Paid', { exact: true })).toBeVisible();
      await ready(page);
      await enterAt(page, page.getByRole('main').getByRole('link', { name: 'My Bookings' }));
      const cancel = page.getByRole('button', { name: 'Cancel Booking', disabled: false }).first();
      await tabTo(page, cancel);
      // Other journeys of this traveller may add newer bookings before this one.
      const pressed = await cancel.elementHandle();
      await page.keyboard.press('Enter');
      const prompt = page.getByRole('alertdialog');
      await expect(prompt.locator(':focus')).toHaveCount(1);
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press('Tab');
        await expect(prompt.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(prompt).toBeHidden();
      await expect.poll(() => pressed?.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });

  test.describe('an admin', () => {
    test.use({ loggedInAs: 'admin' });

    test('edits a destination, its picture included, and lands on its row again', { tag: '@catalogue' }, async ({
      page,
      request,
      sessions,
    }) => {
      const admin = await sessions.of('admin');
      const place = await addDestination(request, admin, newPlaceName(), 'A beach.');
      await open(page, '/destination');
      // Set up early: the browser is told asynchronously that its file dialog is awaited.
      const picking = page.waitForEvent('filechooser');
      const edit = page.getByRole('button', { name: `Edit ${place.name}` });
      await enterAt(page, edit);
      const form = page.getByRole('dialog', { name: 'Edit destination' });
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue(place.name);
      await typeInto(page, form.getByLabel('Description', { exact: true }), 'A longer beach.');
      await tabTo(page, form.getByLabel('Image'));
      await page.keyboard.press('Enter');
      await (await picking).setFiles(picture);
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await expect(question).toBeVisible();
      await enterAt(page, question.getByRole('button', { name: 'Keep editing' }));
      await enterAt(page, form.getByRole('button', { name: 'Update destination' }));
      await expect(page.getByText('Destination updated successfully')).toBeVisible();
      await expect(form).toBeHidden();
      await expect(edit).toBeFocused();
      await expect(page.getByRole('row').filter({ has: edit })).toContainText('A longer beach.');
      await remove(request, admin, `/api/destination/${place._id}`);
    });
  });
});
