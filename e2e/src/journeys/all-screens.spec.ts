import { expectAccessible } from '../accessible.ts';
import { expectForcedColoursTold } from '../forced-colours.ts';
import { expectNoSidewaysScroll, fullyLoaded } from '../look.ts';
import { expectUsableOnPhone } from '../phone-look.ts';
import { open } from '../ready.ts';
import { audiences, type Screen, screensOf } from '../screens.ts';
import { expect, type Page, test } from '../test.ts';
import { findTour, makeBooking, startPayment } from '../trips.ts';

/** Small phones; half of 1280 px, which is what 200 % zoom leaves; tablets; wide monitors. */
const MORE_WIDTHS = [320, 640, 768, 1920];

/** The window of every journey, in which the next screen is opened. */
const WINDOW = { width: 1280, height: 900 };

/**
 * With `npm run test:screens` both themes are checked at both widths, and four more widths; in the check the
 * two combinations that differ most.
 */
const EVERY_LOOK = Boolean(process.env.THOROUGH);

/**
 * Both themes at both widths, from one load: a theme changes only colours, so the other rules are checked
 * once per width. With PICTURES=1 a screenshot of every screen is kept in test-results.
 */
const lookAt = async (page: Page, name: string, pictureAt: (file: string) => string): Promise<void> => {
  for (const width of [1280, 360]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const pictured = (width === 1280) === (colorScheme === 'light');
      if (!pictured && !EVERY_LOOK) continue;
      await page.emulateMedia({ colorScheme });
      await expectNoSidewaysScroll(page, width);
      await expectAccessible(page, pictured ? 'everything' : 'colours');
      if (pictured && process.env.PICTURES)
        await page.screenshot({
          path: pictureAt(`${name}-${width}-${colorScheme}.jpg`),
          fullPage: true,
          type: 'jpeg',
          quality: 70,
        });
    }
  }
  for (const width of EVERY_LOOK ? MORE_WIDTHS : MORE_WIDTHS.slice(0, 1)) await expectNoSidewaysScroll(page, width);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectForcedColoursTold(page);
};

const lookAtAll = async (page: Page, screens: Screen[], pictureAt: (file: string) => string): Promise<void> => {
  for (const { name, path, heading } of screens) {
    await test.step(name, async () => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await fullyLoaded(page);
      await lookAt(page, name, pictureAt);
      await expectUsableOnPhone(page);
      await page.setViewportSize(WINDOW);
    });
  }
};

for (const [name, role] of audiences) {
  test.describe(() => {
    test.use({ loggedInAs: role });
    test(`all screens of ${name} are accessible in light and dark, can be told apart in forced colours, never scroll sideways from 320 to 1920 px, and on a phone no bar covers what has the focus, none stays at a zoom of 400 %, and every control is 44 px for a finger`, async ({
      page,
      request,
      sessions,
    }, info) => {
      // Eight screens in four variants and four more widths, on a busy machine.
      test.setTimeout(900_000);
      const screens = await screensOf(role, request, sessions);
      await lookAtAll(page, screens, (file) => info.outputPath(file));
    });
  });
}

test("the provider's page is accessible, and never scrolls sideways", async ({ page, request, sessions }, info) => {
  const session = await sessions.of('traveller');
  const { url } = await startPayment(request, session, await makeBooking(request, session, await findTour(request)));
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay with card');
  await lookAt(page, 'provider', (file) => info.outputPath(file));
});
