import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeMessage } from '@wayfarer/api/emails/write-message';
import { emailSite, everyLook } from '@wayfarer/api/testing/email-contents';
import { emailWidths } from '../look.ts';
import { expect, test } from '../test.ts';

const { resolve } = createRequire(import.meta.url);
const faceOf = (weight: number): string => {
  const file = readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff2`)).toString('base64');
  return `@font-face{font-family:drawn;font-weight:${weight};src:url(data:font/woff2;base64,${file})}`;
};
/** A bundled font: system fonts differ from machine to machine. */
const LETTERS = `${faceOf(400)}${faceOf(700)}*{font-family:drawn!important}`;
/**
 * One email of each layout: with documents and facts, much text, a list, a limit, a person's text
 * (docs/decisions/0043).
 */
const drawn = ['booking-confirmed with documents', 'booking-cancelled', 'trip-reminder', 'password-reset', 'contact-reply'];
/** Tolerance: edges of letters differ less between browser builds; a changed line or colour differs more. */
const ALIKE = { maxDiffPixels: 500, fullPage: true };

// Letters are drawn without the system's hinting.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'] }),
});

test('five emails of different build look as in their pictures, on a phone and on a desktop, in light and in dark', async ({
  page,
}) => {
  const looks = Object.entries(everyLook('Hampi at walking pace')).filter(([look]) => drawn.includes(look));
  expect(looks).toHaveLength(drawn.length);
  for (const [look, content] of looks) {
    const { html } = await writeMessage(emailSite, { _id: look, to: 'asha@example.com', content });
    await page.setContent(html);
    await page.addStyleTag({ content: LETTERS });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of emailWidths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.soft(page).toHaveScreenshot(`${look} ${width} ${colorScheme}.png`, ALIKE);
      }
    }
  }
});
