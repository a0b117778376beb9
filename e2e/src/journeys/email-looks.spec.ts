import { writeMessage } from '@wayfarer/api/emails/write-message';
import { everyContent, everyLook, emailSite as site } from '@wayfarer/api/testing/email-contents';
import { expectAccessible } from '../accessible.ts';
import { emailWidths, expectNoSidewaysScroll } from '../look.ts';
import { expect, test } from '../test.ts';
import { layoutFaults } from '../thorough/layout-faults.ts';

test('every email is readable in light and in dark, on a phone and on a desktop, without sideways scrolling and with enough contrast', async ({
  page,
}, info) => {
  for (const [look, content] of Object.entries(everyLook('Hampi at walking pace')))
    await test.step(look, async () => {
      const { html } = await writeMessage(site, { _id: look, to: 'asha@example.com', content });
      await page.setContent(html);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, 'colours');
        for (const width of emailWidths) {
          await expectNoSidewaysScroll(page, width);
          expect.soft(await layoutFaults(page), `${look}, ${width} px`).toEqual([]);
          if (process.env.PICTURES)
            await page.screenshot({ path: info.outputPath(`${look} ${width} ${colorScheme}.png`), fullPage: true });
        }
      }
    });
});

test('a text of 10,000 characters without a place to break it widens no email', async ({ page }) => {
  for (const [kind, content] of Object.entries(everyContent('x'.repeat(10_000)))) {
    const { html } = await writeMessage(site, { _id: kind, to: 'asha@example.com', content });
    await page.setContent(html);
    await expectNoSidewaysScroll(page, 360);
  }
});
