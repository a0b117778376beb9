import type { Page, TestInfo } from '@playwright/test';
import { writeMessage } from '@wayfarer/api/emails/write-message';
import { everyContent, everyLook, ownAgencySite, emailSite as site } from '@wayfarer/api/testing/email-contents';
import { expectAccessible } from '../accessible.ts';
import { emailWidths, expectNoSidewaysScroll } from '../look.ts';
import { expect, test } from '../test.ts';
import { layoutFaults } from '../thorough/layout-faults.ts';

/**
 * The email that the page shows, in both colour schemes and at every width; kept as pictures with PICTURES=1.
 */
const expectLegible = async (page: Page, look: string, info: TestInfo): Promise<void> => {
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
};

test('every email is readable in light and in dark, on a phone and on a desktop, without sideways scrolling and with enough contrast', async ({
  page,
}, info) => {
  for (const [look, content] of Object.entries(everyLook('Hampi at walking pace')))
    await test.step(look, async () => {
      const { html } = await writeMessage(site, { _id: look, to: 'asha@example.com', content });
      await page.setContent(html);
      await expect(page.locator('h1')).toHaveCount(1);
      await expectLegible(page, look, info);
    });
});

const CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#a3457a"/></svg>';
/** Within the email, because a journey loads nothing from elsewhere. */
const logos = { loaded: `data:image/svg+xml,${encodeURIComponent(CIRCLE)}`, blocked: 'data:image/png,' };

test('an email in the agency’s own colours has enough contrast, with its logo and where no picture is loaded', async ({
  page,
}, info) => {
  const content = everyContent('Hampi at walking pace')['booking-confirmed'];
  const { html } = await writeMessage(ownAgencySite, { _id: 'own', to: 'asha@example.com', content });
  for (const [look, logo] of Object.entries(logos)) {
    await page.setContent(html.replace(/(?<=<img[^>]* src=")[^"]*/, logo));
    await expect(page.getByText('Blue Door Travel', { exact: true })).toBeVisible();
    await expectLegible(page, look, info);
  }
});

test('a text of 10,000 characters without a place to break it widens no email', async ({ page }) => {
  for (const [kind, content] of Object.entries(everyContent('x'.repeat(10_000)))) {
    const { html } = await writeMessage(site, { _id: kind, to: 'asha@example.com', content });
    await page.setContent(html);
    await expectNoSidewaysScroll(page, 360);
  }
});
