import { expect, type Page } from '@playwright/test';
import { MARK } from './every-payload.ts';

/** What would have come of a payload that was obeyed. */
const TRACES = [
  `[${MARK}]`,
  '[onerror],[onload],[onfocus],[ontoggle],[onmouseover]',
  'iframe,object,embed,base,math',
  'a[href^="javascript:" i],form[action*="harm"],meta[http-equiv=refresh]',
].join(',');

/** As a page shows it: line ends are those of HTML, and nothing is around it. */
const asShown = (text: string): string => text.trim().replaceAll(/\r\n?/g, '\n');

/** Fails unless the page shows each text as it was typed, and none has become anything but text. */
export const expectHarmless = async (page: Page, where: string, texts: readonly string[]): Promise<void> => {
  const missing = () =>
    page.evaluate((all) => {
      const fields = [...document.querySelectorAll('input,textarea')].map((field) => (field as HTMLInputElement).value);
      const shown = [document.body.textContent, ...fields].join('\n').replaceAll(/\r\n?/g, '\n');
      return all.filter((text) => !shown.includes(text));
    }, texts.map(asShown));
  await expect.poll(missing, { message: `shown as typed on ${where}` }).toEqual([]);
  const found = await page.evaluate(
    (traces) => ['harmed' in window, ...[...document.querySelectorAll(traces)].map(({ outerHTML }) => outerHTML)],
    TRACES,
  );
  expect(found, `what came of payloads on ${where}`).toEqual([false]);
};
