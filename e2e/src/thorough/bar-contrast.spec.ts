import { fullyLoaded } from '../look.ts';
import { open } from '../ready.ts';
import type { Role } from '../sessions.ts';
import { expect, test } from '../test.ts';
import { contrastByPixels } from './contrast-by-pixels.ts';

/** Scroll positions: the top, the last one with a transparent bar, and beyond that. */
const SCROLLED = [0, 50, 51, 600];

const audiences: [string, Role | null, string[]][] = [
  ['a visitor', null, ['/', '/package-view', '/destination-view', '/about-us']],
  ['a traveller', 'traveller', ['/', '/view-my-booking/']],
];
for (const [who, role, paths] of audiences) {
  test.describe(() => {
    test.use({ loggedInAs: role });

    test(`the bar of ${who} and the words of a hero reach their contrast against every pixel behind them, at the top and scrolled (§2.2)`, async ({
      page,
      sessions,
    }, info) => {
      test.setTimeout(240_000);
      for (const path of paths) {
        const address = path.endsWith('booking/') ? `${path}${(await sessions.of('traveller')).userId}` : path;
        await open(page, address);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await fullyLoaded(page);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            for (const y of SCROLLED) {
              await page.evaluate((top) => window.scrollTo(0, top), y);
              await expect(page.locator('.site-nav')).toHaveAttribute('data-scrolled', String(y > 50));
              const parts = y === 0 ? ['.site-nav', '[data-hero]'] : ['.site-nav'];
              for (const part of parts) {
                const { weak, measured, lowest } = await contrastByPixels(page, part);
                const where = `${part} of ${path} at ${width} px, ${colorScheme}, scrolled ${y} px`;
                info.annotations.push({ type: 'lowest contrast', description: `${where}: ${lowest.toFixed(2)}` });
                expect.soft(measured, where).toBeGreaterThan(1);
                expect.soft(weak, where).toEqual([]);
              }
              if (process.env.PICTURES)
                await page.screenshot({
                  path: info.outputPath(`${path.replaceAll('/', '')}-${width}-${colorScheme}-${y}.png`),
                  clip: { x: 0, y: 0, width, height: 400 },
                });
            }
          }
        }
      }
    });
  });
}
