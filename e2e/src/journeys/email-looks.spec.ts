import { writeMessage } from '@wayfarer/api/emails/write-message';
import { everyContent, everyLook } from '@wayfarer/api/testing/email-contents';
import { expectAccessible } from '../accessible.ts';
import { drawAlike, writeAlike } from '../drawn-alike.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { expect, test } from '../test.ts';
import { layoutFaults } from '../thorough/layout-faults.ts';

const site = {
  BRAND_NAME: 'Wayfarer',
  PUBLIC_URL: 'https://wayfarer.example',
  SITE_TIME_ZONE: 'Asia/Kolkata',
  EMAIL_FROM: 'trips@wayfarer.example',
  EMAIL_REPLY_TO: 'desk@wayfarer.example',
  TOKEN_SECRET: 'a secret for tests that is long enough',
};
drawAlike();
/** One of each build: with documents and facts, with much text, with a list, with a limit, with what somebody wrote (docs/decisions/0109). */
const drawn = ['booking-confirmed with documents', 'booking-cancelled', 'trip-reminder', 'password-reset', 'contact-reply'];
/** Edges of letters differ from one build of a browser to the next by less; a line or a colour that changes is more. */
const ALIKE = { maxDiffPixels: 500 };
/** A phone, and the reading pane of a mail program on a desk. */
const widths = [360, 700];

test('every email is read in light and in dark, on a phone and on a desk, without sideways scrolling and with enough contrast', async ({
  page,
}, info) => {
  for (const [look, content] of Object.entries(everyLook('Hampi at walking pace')))
    await test.step(look, async () => {
      const { html } = await writeMessage(site, { _id: look, to: 'asha@example.com', content });
      await page.setContent(html);
      await expect(page.locator('h1')).toHaveCount(1);
      if (drawn.includes(look)) await writeAlike(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, 'colours');
        for (const width of widths) {
          await expectNoSidewaysScroll(page, width);
          expect.soft(await layoutFaults(page), `${look}, ${width} px`).toEqual([]);
          if (drawn.includes(look))
            await expect.soft(page).toHaveScreenshot(`${look} ${width} ${colorScheme}.png`, { ...ALIKE, fullPage: true });
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
