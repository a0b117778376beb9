import { expect, type Page } from '@playwright/test';
import { EMAIL_FRAME_PATH } from '@wayfarer/contracts';
import { FOREIGN, MARK } from './every-payload.ts';

/** The traces that an executed payload would have left. */
const TRACES = [
  `[${MARK}]`,
  '[onerror],[onload],[onfocus],[ontoggle],[onmouseover]',
  `iframe:not([src='${EMAIL_FRAME_PATH}']),object,embed,base,math`,
  'a[href^="javascript:" i],form[action*="harm"],meta[http-equiv=refresh]',
].join(',');

/** The text as a page shows it: with HTML's line ends, trimmed. */
export const asShown = (text: string): string => text.trim().replaceAll(/\r\n?/g, '\n');

/** Poll interval in milliseconds: with thousands of pages the default interval would be too slow. */
export const SOON = [20, 20, 40, 40, 80, 160, 320];

/**
 * Fails unless the page shows each text as typed, and none has become anything but text, including in an
 * email preview.
 */
export const expectHarmless = async (page: Page, where: string, texts: readonly string[]): Promise<void> => {
  const missing = () =>
    page.evaluate((all) => {
      const fields = [...document.querySelectorAll('input,textarea')].map((field) => (field as HTMLInputElement).value);
      const shown = [document.body.textContent, ...fields].join('\n').replaceAll(/\r\n?/g, '\n');
      // An email has the text on one line, and in its subject as much as fits.
      const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
      const emails = [...document.querySelectorAll('iframe')].map((frame) =>
        flat(frame.contentDocument?.body?.textContent ?? ''),
      );
      const missed = all.filter((text) => !shown.includes(text) && !emails.some((email) => email.includes(flat(text))));
      return [...missed, ...emails.filter((email) => email === '').map(() => 'an email')];
    }, texts.map(asShown));
  await expect.poll(missing, { message: `shown as typed on ${where}`, intervals: SOON }).toEqual([]);
  const found = await page.evaluate((traces) => {
    const frames = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow as Window);
    const made = [window, ...frames].flatMap(({ document: shown }) => [...shown.querySelectorAll(traces)]);
    return [[window, ...frames].some((each) => 'harmed' in each), ...made.map(({ outerHTML }) => outerHTML)];
  }, TRACES);
  expect(found, `what came of payloads on ${where}`).toEqual([false]);
};

/**
 * Parses the server's HTML as a browser does, without running it: in a separate empty page, because the
 * site's security policy forbids it.
 * @returns for each page its text, the fields of its forms, and the traces of payloads
 */
export const readMarkups = async (page: Page, htmls: readonly string[]) => {
  const pages = page.context().pages();
  const empty = pages.find((each) => each.url() === 'about:blank') ?? (await page.context().newPage());
  return empty.evaluate(
    ({ sources, traces, foreign }) =>
      sources.map((source) => {
        const made = new DOMParser().parseFromString(source, 'text/html');
        const leads = ['href', 'src', 'action'].flatMap((name) => [...made.querySelectorAll(`[${name}^="${foreign}"]`)]);
        const fields = [...made.querySelectorAll('input,textarea')] as HTMLInputElement[];
        return {
          text: made.documentElement.textContent,
          fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
          harm: [...made.querySelectorAll(traces), ...leads].map(({ outerHTML }) => outerHTML),
        };
      }),
    { sources: htmls, traces: TRACES, foreign: FOREIGN },
  );
};
export const readMarkup = async (page: Page, html: string) => {
  const [read] = await readMarkups(page, [html]);
  if (!read) throw new Error('Each is read.');
  return read;
};

/** Fails unless the server's page contains each text as typed, and none has become anything but text. */
export const expectHarmlessMarkup = async (page: Page, path: string, texts: readonly string[]): Promise<void> => {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  const { text, harm } = await readMarkup(page, await answer.text());
  expect(harm, `what came of payloads in ${path}`).toEqual([]);
  expect(
    texts.map(asShown).filter((each) => !text.replaceAll(/\r\n?/g, '\n').includes(each)),
    `held as typed by ${path}`,
  ).toEqual([]);
};
