import { randomBytes } from 'node:crypto';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { tomorrowOnSite } from '../site-day.ts';
import { expect, test } from '../test.ts';
import { bearer, findTour, makeBooking, payBooking } from '../trips.ts';

/** The party of a small coach. */
const PERSONS = 40;

test('a manifest of 40 opens on a phone without a network, keeps ticks, sends them later, and is gone after the logout', async ({
  request,
  sessions,
  openBrowser,
  allowInConsole,
  expectAccessible,
}) => {
  allowInConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /failed/);
  // A session of its own: this journey ends it.
  const [admin, tour] = [await sessions.begin('admin'), await findTour(request)];
  const context = await openBrowser(admin);
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/departures');
  const day = await tomorrowOnSite(page);
  const booking = await makeBooking(request, admin, tour, day, PERSONS);
  await payBooking(request, admin, booking);
  // Names of its own: tried again, it finds the party of the first time on the same day.
  const family = randomBytes(3).toString('hex');
  const leader = `Noor ${family}`;
  const names = {
    travellers: Array.from({ length: PERSONS }, (_, at) => ({ name: at === PERSONS - 1 ? leader : `Asha ${family} ${at + 1}` })),
    contact: { name: leader, phone: '+33 6 12 34 56 78' },
    version: 0,
  };
  const named = await request.put(`/api/booking/travellers/${booking._id}`, { headers: bearer(admin), data: names });
  expect(named.status(), await named.text()).toBe(200);

  await open(page, `/departures/${tour._id}/${day}`);
  const person = page.getByRole('group', { name: leader });
  await expect(person).toBeVisible();
  await expect(page.getByRole('group', { name: family })).toHaveCount(PERSONS);
  await expect(page.getByText(/Kept on this device/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 360);
  // As where a login has ended meanwhile: the worker is still there, and what it had kept is not.
  await page.evaluate(() => caches.delete('departures'));
  await page.getByRole('link', { name: 'Departures' }).first().click();
  const listed = page.locator('a[href^="/departures/"]').first();
  await expect(listed).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/Kept on this device/)).toBeVisible();

  const first = page.getByRole('group', { name: `Asha ${family} 1`, exact: true }).getByRole('button', { name: 'Here' });
  const count = page.getByText(/^\d+ of \d+ here\b/);
  const here = Number.parseInt((await count.textContent()) ?? '', 10);
  await first.click();
  await expect(count).toHaveText(new RegExp(`^${here + 1} of `));
  await expect(page.getByText(/not sent yet/)).toBeHidden();

  const kept = await page.evaluate(async () => (await (await caches.open('departures')).keys()).map(({ url }) => url));
  expect(kept.filter((url) => /\/api\/departure\/(?:cancellation|message)\//.test(url))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(person).toBeVisible();
  // Sent before the network was gone, and after what is kept was read.
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await person.getByRole('button', { name: 'No-show' }).click();
  await expect(page.getByText(/1 tick not sent yet/)).toBeVisible();
  await page.reload();
  await expect(person.getByRole('button', { name: 'No-show' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.goto(`/departures?month=${day.slice(0, 7)}`);
  await expect(listed).toBeVisible();
  await page.goBack();

  await context.setOffline(false);
  await expect(page.getByText(/not sent yet/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(person).toBeHidden();
  await expect(page.getByRole('region', { name: leader }).getByText('+33 6 12 34 56 78')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => caches.has('departures'))).toBe(false);
  await page.reload();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
