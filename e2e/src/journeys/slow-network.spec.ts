import { open } from '../ready.ts';
import { audiences, screensOf } from '../screens.ts';
import { expect, test } from '../test.ts';

for (const [name, role] of audiences)
  test.describe(() => {
    test.use({ loggedInAs: role });
    test(`before their code arrives all screens of ${name} show what they are, and their shape`, async ({
      page,
      request,
      sessions,
    }) => {
      const screens = await screensOf(role, request, sessions);
      await page.route(/\/assets\/[^/]+\.js$/, () => undefined);
      for (const { name: screen, path } of screens)
        await test.step(screen, async () => {
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
          await expect(page.getByRole('banner'), path).toBeVisible();
          const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
          expect.soft(height, `${path}: as high as its content`).toBeGreaterThan(200);
        });
    });
  });

test.describe('a page that is opened without a network', () => {
  test.beforeEach(({ allowInConsole }) => allowInConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /dynamically imported/));

  test('keeps bar and footer, says that it is offline, and opens by itself when the network is back', async ({
    page,
    context,
  }) => {
    // Its code is loaded with the press, as on a network too slow for loading ahead.
    await page.route(/\/assets\/(contact|about-us)-page[^/]*\.js$/, (route) => route.abort());
    await open(page, '/package-view');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(page.getByText('It opens by itself once you are back online')).toBeVisible();
    await expect(page.getByText('You are offline. This page may be out of date')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Packages' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { name: 'Your question?' })).toBeVisible();
    await expect(page.getByText('You are offline')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ loggedInAs: 'traveller', viewport: { width: 360, height: 740 } });

  test('a notice covers neither the heading of the next page nor its bar', async ({ page }) => {
    await open(page, '/package-view');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/package-view\/[0-9a-f]{24}/);
    await page.getByRole('button', { name: 'Share' }).click();
    const notice = page.getByRole('region', { name: 'Notices' }).locator('> div').first();
    await expect(notice).toBeVisible();
    const [note, bar] = await Promise.all([notice.boundingBox(), page.getByRole('link', { name: 'Book Now' }).boundingBox()]);
    if (note === null || bar === null) throw new Error('One of them is not shown.');
    expect(note.y + note.height).toBeLessThanOrEqual(bar.y);
    // A page begins with its heading, in the upper half of the screen.
    expect(note.y).toBeGreaterThan(370);
  });
});
