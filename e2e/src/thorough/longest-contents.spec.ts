import { settle } from '../accessible.ts';
import { openPart } from '../book.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import type { Role } from '../sessions.ts';
import { expect, type Page, test } from '../test.ts';
import { findTour } from '../trips.ts';
import { ApiInterceptor } from './api-interceptor.ts';
import { goInside } from './go-inside.ts';
import { layoutFaults } from './layout-faults.ts';
import { idOf, kinds, longestContents } from './longest-contents.ts';
import { longestMail } from './longest-mail.ts';

const WIDTHS = [320, 360, 768, 1280, 1920];

/** Fails if a layout breaks at some width, in either theme; with PICTURES=1 keeps screenshots. */
const lookAt = async (page: Page, name: string, pictureAt: (file: string) => string): Promise<void> =>
  test.step(name, async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await expectNoSidewaysScroll(page, width);
        expect.soft(await layoutFaults(page), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
        if (process.env.PICTURES)
          await page.screenshot({ path: pictureAt(`${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
    const ran = await page.evaluate(() => ['ran' in window, document.querySelector('b, [onerror]')]);
    expect.soft(ran, `markup on ${name}`).toEqual([false, null]);
  });

const ends = Object.entries(kinds);
const screens: [string, Role | null, Record<string, (userId: string) => string>][] = [
  [
    'visitors',
    null,
    {
      home: () => '/',
      'package-list': () => '/package-view',
      destinations: () => '/destination-view',
      invitation: () => '/accept-invitation#token',
      ...Object.fromEntries(ends.map(([kind, end]) => [`detail-${kind}`, () => `/package-view/${idOf(2, end)}`])),
    },
  ],
  [
    'travellers',
    'traveller',
    {
      account: () => '/account',
      'my-bookings': (userId) => `/view-my-booking/${userId}`,
      ...Object.fromEntries(
        ends.flatMap(([kind, end]) => [
          [`booking-form-${kind}`, () => `/book-your-pkg/${idOf(2, end)}`],
          [`trip-${kind}`, () => `/my-trip/${idOf(4, end)}`],
          [`payment-${kind}`, () => `/payment-session/${idOf(4, end)}`],
          [`success-${kind}`, () => `/payment-success/cs_test_longest${end}`],
        ]),
      ),
    },
  ],
  [
    'admins',
    'admin',
    {
      dashboard: () => '/admin',
      'admin-destinations': () => '/destination',
      'admin-packages': () => '/packages',
      'admin-bookings': () => '/bookings',
      'admin-payments': () => '/payments',
      'admin-users': () => '/users-view',
      'admin-staff': () => '/staff',
      departures: () => '/departures',
      departure: () => `/departures/${idOf(2, kinds.word)}/2199-09-30`,
      messages: () => '/messages',
      emails: () => '/emails',
      ...Object.fromEntries(
        ends.flatMap(([kind, end]) => [
          [`booking-${kind}`, () => `/bookings/${idOf(4, end)}`],
          [`message-${kind}`, () => `/messages/${idOf(7, end)}`],
          [`email-${kind}`, () => `/emails/${idOf(6, end)}`],
        ]),
      ),
    },
  ],
];

for (const [name, role, paths] of screens) {
  test.describe(() => {
    test.use({ loggedInAs: role });

    test(`the longest texts, 60 days, prices of 0.01 and 10,000,000 and markup keep the layout of every screen of ${name} from 320 to 1920 px`, async ({
      page,
      context,
      request,
      sessions,
    }, info) => {
      test.setTimeout(600_000);
      const [image = ''] = (await findTour(request)).images;
      const interceptor = await ApiInterceptor.of(context);
      const [longest, mail] = [longestContents(image), longestMail(image)];
      await interceptor.answer((path, query) => mail(path, query) ?? longest(path, query));
      const userId = role === null ? '' : (await sessions.of(role)).userId;
      for (const [screen, pathOf] of Object.entries(paths)) {
        await (role === 'admin' ? open(page, pathOf(userId)) : goInside(page, pathOf(userId)));
        await expect(
          page.getByText('Hochgebirgswanderung').or(page.getByText('the old harbour')).or(page.getByText('WWWW')).first(),
        ).toBeAttached();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await settle(page);
        await lookAt(page, screen, (file) => info.outputPath(file));
      }
      if (role !== 'admin') return;
      await open(page, '/packages');
      await page
        .getByRole('link', { name: /^Edit / })
        .last()
        .click();
      for (const part of ['Basics', 'Days', 'Prices', 'Text', 'What we ask', 'Pictures', 'Preview']) {
        await openPart(page, part);
        await lookAt(page, `Edit-package-${part}`, (file) => info.outputPath(file));
      }
      await open(page, '/destination');
      await page
        .getByRole('button', { name: /^Edit / })
        .last()
        .click();
      await expect(page.getByRole('dialog', { name: 'Edit destination' })).toBeVisible();
      await lookAt(page, 'Edit-destination', (file) => info.outputPath(file));
    });
  });
}
