import { randomBytes } from 'node:crypto';
import { countPresses, expectWithin } from '../count-presses.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { tomorrowOnSite } from '../site-day.ts';
import { staffSession } from '../staff-session.ts';
import { expect, test } from '../test.ts';
import { bearer, findTour, makeBooking, payBooking } from '../trips.ts';

for (const width of [360, 1280])
  test(`the guide's week at ${width} px: from the departures to the first traveller who is here it takes 2 presses`, async ({
    request,
    sessions,
    openBrowser,
    expectAccessible,
  }) => {
    const [admin, tour] = [await sessions.of('admin'), await findTour(request)];
    const guide = await staffSession(request, sessions, 'guide');
    const page = await (await openBrowser(guide)).newPage();
    await page.setViewportSize({ width, height: 800 });
    await countPresses(page);
    await open(page, '/departures');
    const day = await tomorrowOnSite(page);
    const booking = await makeBooking(request, admin, tour, day);
    await payBooking(request, admin, booking);
    const name = `Noor ${randomBytes(3).toString('hex')}`;
    const data = { travellers: [{ name }], contact: { name, phone: '+33 6 12 34 56 78' }, version: 0 };
    const named = await request.put(`/api/booking/travellers/${booking._id}`, { headers: bearer(admin), data });
    expect(named.status(), await named.text()).toBe(200);
    const path = `/api/departure/${tour._id}/${day}/guides/${guide.userId}`;
    const put = await request.put(path, { headers: bearer(admin), data: { role: 'Lead' } });
    expect(put.ok(), await put.text()).toBe(true);

    await open(page, `/departures?month=${day.slice(0, 7)}`);
    await expectWithin(page, 2, async () => {
      await page.locator(`a[href="/departures/${tour._id}/${day}"]`).filter({ visible: true }).click();
      const here = page.getByRole('group', { name }).getByRole('button', { name: 'Here' });
      await here.click();
      await expect(here).toHaveAttribute('aria-pressed', 'true');
    });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, width);
  });
