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
/** Letters that come with the test: those of a system differ from machine to machine. */
const LETTERS = `${faceOf(400)}${faceOf(700)}*{font-family:drawn!important}`;
/** One of each build: with documents and facts, with much text, with a list, with a limit, with what somebody wrote (docs/decisions/0109). */
const drawn = ['booking-confirmed with documents', 'booking-cancelled', 'trip-reminder', 'password-reset', 'contact-reply'];
/** Edges of letters differ from one build of a browser to the next by less; a line or a colour that changes is more. */
const ALIKE = { maxDiffPixels: 500, fullPage: true };

// Letters are drawn as they are in the font, without what a system adjusts.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'] }),
});

test('five emails of different build look as in their pictures, on a phone and on a desk, in light and in dark', async ({
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
