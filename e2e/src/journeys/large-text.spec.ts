import { expectNoSidewaysScroll, fullyLoaded } from '../look.ts';
import { open } from '../ready.ts';
import { audiences, screensOf } from '../screens.ts';
import { expect, test } from '../test.ts';
import { layoutFaults } from '../thorough/layout-faults.ts';

// As a reader sets it in the browser: what is given in rem doubles, and so do the widths that a layout
// changes at.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
  viewport: { width: 360, height: 740 },
});

for (const [name, role] of audiences)
  test.describe(() => {
    test.use({ loggedInAs: role });
    test(`with text of twice its size no screen of ${name} is wider than a phone, and no text is cut`, async ({
      page,
      request,
      sessions,
    }) => {
      test.setTimeout(900_000);
      for (const screen of await screensOf(role, request, sessions))
        await test.step(screen.name, async () => {
          await open(page, screen.path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading);
          await fullyLoaded(page);
          await expectNoSidewaysScroll(page, 360);
          expect.soft(await layoutFaults(page), `${screen.path}: texts`).toEqual([]);
          if (process.env.PICTURES) await page.screenshot({ path: `/tmp/reach/lt-${screen.name}.png`, fullPage: true });
        });
    });
  });
