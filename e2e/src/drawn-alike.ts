import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, test } from './test.ts';

const { resolve } = createRequire(import.meta.url);
const faceOf = (weight: number): string => {
  const file = readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff2`)).toString('base64');
  return `@font-face{font-family:drawn;font-weight:${weight};src:url(data:font/woff2;base64,${file})}`;
};
const FONT = `${faceOf(400)}${faceOf(700)}*{font-family:drawn!important}`;

/** Lets this file's browser draw letters in the same way on every machine: as they are in the font, without what a system adjusts. */
export const drawAlike = (): void =>
  test.use({
    launchOptions: async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'] }),
  });

/** Writes all of a page in letters that come with the test. */
export const writeAlike = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: FONT });
};
