import { open } from '../ready.ts';
import { audiences, screensOf } from '../screens.ts';
import { expect, test } from '../test.ts';
import { writtenStates } from '../thorough/written-states.ts';
import { dayFromNow, findTour, makeBooking } from '../trips.ts';

/** Their failure state has a test of its own. */
const ELSEWHERE = ['home', 'paymentSuccess'];

for (const [name, role] of audiences) {
  test.describe(() => {
    test.use({ loggedInAs: role });
    test(`every screen of ${name} that cannot load says so, and fills when 'Try again' is pressed`, async ({
      context,
      request,
      sessions,
      expectAccessible,
      allowInConsole,
    }) => {
      allowInConsole(/^Failed to load resource: net::ERR_FAILED/);
      const screens = (await screensOf(role, request, sessions)).filter(
        ({ name: screen }) => screen in writtenStates && !ELSEWHERE.includes(screen),
      );
      await context.route('**/api/**', (route) => route.abort());
      // All at once: each retries three times before it gives up. A link inside the site, so that no
      // server-rendered page is loaded instead.
      const pages = await Promise.all(
        screens.map(async ({ path }) => {
          const page = await context.newPage();
          await open(page, role === 'admin' ? path : '/contact');
          if (role !== 'admin')
            await page.evaluate((address) => {
              window.history.pushState(null, '', address);
              window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
            }, path);
          return page;
        }),
      );
      await Promise.all(
        pages.map((page) => expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible()),
      );
      for (const page of pages) {
        // A tab in the background draws one frame in a second, and axe and clicks wait for frames.
        await page.bringToFront();
        await expect(page.getByRole('main').getByRole('alert').first()).toContainText('There is no connection.');
        await expectAccessible(page);
      }
      await context.unroute('**/api/**');
      for (const page of pages) {
        await page.bringToFront();
        // One for each part that did not load.
        const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
        for (let parts = await tryAgain.count(); parts > 0; parts = await tryAgain.count()) {
          await tryAgain.first().click();
          await expect.poll(() => tryAgain.count()).toBeLessThan(parts);
        }
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      }
    });
  });
}

test('without a network a line says so, what was loaded stays, and the line goes when the network is back', async ({
  page,
  context,
  expectAccessible,
  allowInConsole,
}) => {
  allowInConsole(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/package-view');
  const cards = await page.getByRole('article').count();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole('article')).toHaveCount(cards);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test.describe('of a traveller', () => {
  test.use({ loggedInAs: 'traveller' });
  test('an unknown payment is reported in words, without steps that are done, and with a link to My Bookings', async ({
    page,
    expectAccessible,
    allowInConsole,
  }) => {
    allowInConsole(/status of 4\d\d/);
    await open(page, '/payment-success/cs_test_unknown_to_everybody');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Progress' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'My Bookings' })).toBeVisible();
    await expectAccessible();
  });

  test('a network that fails for a moment leaves Home intact, and what was still loading appears without a reload', async ({
    page,
    context,
    browser,
    request,
    sessions,
    allowInConsole,
  }) => {
    allowInConsole(/net::ERR_FAILED/);
    allowInConsole(/Failed to fetch dynamically imported module/);
    await makeBooking(request, await sessions.of('traveller'), await findTour(request), dayFromNow(117));
    const failed: string[] = [];
    await context.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const part = /Your next trip|saveData/.exec(await response.text())?.[0];
      if (part === undefined || failed.includes(part)) return route.fulfill({ response });
      failed.push(part);
      return route.abort();
    });
    await open(page, '/');
    const trip = page.getByRole('main').getByText(/^(Your next trip|Waiting for payment):/);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(trip.or(tryAgain)).toBeVisible();
    // Chromium 153 remembers for as long as a page lives that a part could not be loaded; 156 does not.
    if (Number.parseInt(browser.version(), 10) < 156) await tryAgain.click();
    await expect(trip).toBeVisible();
    await expect.poll(() => failed.toSorted()).toEqual(['Your next trip', 'saveData']);
  });
});
