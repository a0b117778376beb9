import { screens } from '@wayfarer/contracts/screens';
import { addressIn, languages } from '@wayfarer/words';
import { expectNoSidewaysScroll, fullyLoaded } from '../look.ts';
import { open } from '../ready.ts';
import { audiences, screensOf } from '../screens.ts';
import { expect, test } from '../test.ts';
import { rememberData, untranslatedTexts } from '../untranslated.ts';

test.use({ viewport: { width: 360, height: 740 } });

// Long texts in brackets, and English from right to left.
for (const code of ['xx', 'xr'] as const)
  for (const [name, role] of audiences.filter(([, who]) => who !== 'admin'))
    test.describe(() => {
      test.use({ loggedInAs: role });
      test(`at 360 px every screen of ${name} in ${code} is in its language and direction, stays so when its code has loaded, and fits`, {
        tag: '@catalogue',
      }, async ({ page, request, sessions, expectAccessible }) => {
        test.setTimeout(600_000);
        const data = rememberData(page);
        for (const screen of await screensOf(role, request, sessions))
          await test.step(screen.name, async () => {
            await open(page, addressIn(code, screen.path));
            await fullyLoaded(page);
            const html = page.locator('html');
            await expect(html).toHaveAttribute('lang', languages[code].tag);
            await expect(html).toHaveAttribute('dir', languages[code].direction);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${code}($|/)`));
            await expectNoSidewaysScroll(page, 360);
            if (code === 'xr') await expectAccessible();
            else expect.soft(await untranslatedTexts(page, data), 'texts that nobody translates').toEqual([]);
          });
      });
    });

test('a reader changes the language at the foot of a page, and goes on in it; staff stay in English', {
  tag: '@catalogue',
}, async ({ page }) => {
  await open(page, screens.aboutUs.path);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: languages.xx.name, exact: true }).click();
  await expect(page).toHaveURL(/\/xx\/about-us$/);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('contentinfo').locator(`a[href$="${screens.destinations.path}"]`).click();
  await expect(page).toHaveURL(/\/xx\/destination-view$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/xx\/about-us$/);
  await page.getByRole('contentinfo').locator('a[hreflang="en"]').click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await page.request.get(`/xx${screens.adminBookings.path}`)).status()).toBe(404);
});
