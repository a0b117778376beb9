import { coveredWhileFocused } from '../focus-in-view.ts';
import { expectNoSidewaysScroll, fullyLoaded } from '../look.ts';
import { open } from '../ready.ts';
import { audiences, screensOf } from '../screens.ts';
import { expect, test } from '../test.ts';

/** A small phone; a window of 1280 × 1024 px at a zoom of 400 %. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
];

for (const [name, role] of audiences)
  test.describe(() => {
    test.use({ loggedInAs: role });
    test(`no bar covers what has the focus on any screen of ${name}, on a small phone and at a zoom of 400 %`, async ({
      page,
      request,
      sessions,
    }) => {
      test.setTimeout(900_000);
      for (const { name: screen, path } of await screensOf(role, request, sessions))
        await test.step(screen, async () => {
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await open(page, path);
            await fullyLoaded(page);
            for (const key of ['Tab', 'Shift+Tab'] as const)
              expect.soft(await coveredWhileFocused(page, key), `${path} at ${size.height} px, ${key}`).toEqual([]);
          }
        });
    });

    test(`at a zoom of 400 % no bar stays over the screens of ${name} while they scroll`, async ({ page, request, sessions }) => {
      test.setTimeout(900_000);
      for (const { name: screen, path } of await screensOf(role, request, sessions))
        await test.step(screen, async () => {
          await open(page, path);
          await fullyLoaded(page);
          await expectNoSidewaysScroll(page, 320);
          await page.setViewportSize({ width: 320, height: 200 });
          const staying = await page.evaluate(() =>
            [...document.body.querySelectorAll('*')]
              .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.getBoundingClientRect().height > 8)
              .filter((one) => one.checkVisibility() && !one.matches('a[href="#content"]'))
              .map((one) => one.outerHTML.slice(0, 120)),
          );
          expect.soft(staying, path).toEqual([]);
        });
    });
  });
