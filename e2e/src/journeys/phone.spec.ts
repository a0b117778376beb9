import { coveredWhileFocused } from '../focus-in-view.ts';
import { expectNoSidewaysScroll, fullyLoaded } from '../look.ts';
import { open } from '../ready.ts';
import { audiences, screensOf } from '../screens.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, type Page, test } from '../test.ts';

/** Windows of 1280 px at a zoom of 400 %, in CSS pixels; a small phone. */
const ZOOMED = { width: 320, height: 200 };
const LESS_HIGH = { width: 320, height: 256 };
const SMALL_PHONE = { width: 320, height: 568 };
const PHONE = { width: 360, height: 740 };

/** What stays where it is while the page scrolls. */
const stayingBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.getBoundingClientRect().height > 8)
      .filter((one) => one.checkVisibility() && !one.matches('a[href="#content"]'))
      .map((one) => one.outerHTML.slice(0, 120)),
  );

for (const [name, role] of audiences)
  test.describe(() => {
    test.use({ loggedInAs: role, viewport: PHONE });
    test(`on a phone no bar of ${name} covers what has the focus, none stays at a zoom of 400 %, and every control is 44 px for a finger`, async ({
      page,
      request,
      sessions,
    }) => {
      test.setTimeout(900_000);
      for (const { name: screen, path } of await screensOf(role, request, sessions))
        await test.step(screen, async () => {
          await open(page, path);
          await fullyLoaded(page);
          expect.soft(await smallTargets(page), `${path}: small targets`).toEqual([]);
          // From the keyboard, so that the browser shows where the focus is.
          await page.keyboard.press('Tab');
          for (const size of process.env.THOROUGH ? [SMALL_PHONE, LESS_HIGH] : [LESS_HIGH]) {
            await page.setViewportSize(size);
            expect.soft(await coveredWhileFocused(page), `${path} at ${size.height} px: covered`).toEqual([]);
          }
          await expectNoSidewaysScroll(page, ZOOMED.width);
          await page.setViewportSize(ZOOMED);
          expect.soft(await stayingBars(page), `${path}: bars that stay`).toEqual([]);
          await page.setViewportSize(PHONE);
        });
    });
  });
