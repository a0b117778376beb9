import { expect, type Page } from '@playwright/test';
import { EMAIL_FRAME_PATH } from '@wayfarer/contracts';
import { FOREIGN, MARK } from './every-payload.ts';

/** What would have come of a payload that was obeyed. */
const TRACES = [
  `[${MARK}]`,
  '[onerror],[onload],[onfocus],[ontoggle],[onmouseover]',
  `iframe:not([src='${EMAIL_FRAME_PATH}']),object,embed,base,math`,
  'a[href^="javascript:" i],form[action*="harm"],meta[http-equiv=refresh]',
].join(',');

/** As a page shows it: line ends are those of HTML, and nothing is around it. */
export const asShown = (text: string): string => text.trim().replaceAll(/\r\n?/g, '\n');

/** Thousands of pages are waited for, in milliseconds: each is there sooner than what a poll waits by itself. */
export const SOON = [20, 20, 40, 40, 80, 160, 320];

/** Fails unless the page shows each text as it was typed, and none has become anything but text, in an email that it shows neither. */
export const expectHarmless = async (page: Page, where: string, texts: readonly string[]): Promise<void> => {
  const missing = () =>
    page.evaluate((all) => {
      const fields = [...document.querySelectorAll('input,textarea')].map((field) => (field as HTMLInputElement).value);
      const shown = [document.body.textContent, ...fields].join('\n').replaceAll(/\r\n?/g, '\n');
      // An email has a text in one line, and in its subject as much of it as fits.
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
 * What the server made, read as a browser reads it and without running it: on an empty page beside, because the site's own let nobody do that.
 * @returns of each its text, the fields of its forms, and what came of payloads
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

/** Fails unless the server's page holds each text as it was typed, and none has become anything but text. */
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
