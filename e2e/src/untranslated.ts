import type { Page, Response } from '@playwright/test';
import { languages } from '@wayfarer/words';

/** Fields of answers whose texts are the product's own: their readers see them in the language of the page. */
const OWN_WORDS = new Set(['quote', 'lines', 'message', 'details', 'status', 'state', 'kind']);

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replaceAll(/\s+/g, ' ').trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (OWN_WORDS.has(field) ? [] : textsIn(part)));
};

/** What is written in data is the operator's, or a traveller's: each text in the answers that a page gets. */
export const rememberData = (page: Page): ReadonlySet<string> => {
  const known = new Set<string>();
  page.on('response', (response: Response) => {
    const isData = /json/.test(response.headers()['content-type'] ?? '') && response.url().includes('/api/') && response.ok();
    // A page that is left takes its answers with it.
    if (isData)
      void response.json().then(
        (answer) => textsIn(answer).forEach((text) => void known.add(text)),
        () => undefined,
      );
  });
  return known;
};

/** Days, times, languages, numbers of bookings, people by their letters, and the accounts of the demo. */
const NAMES = new RegExp(
  `(?<![\\p{L}])(${[
    ...Object.values(languages).map(({ name }) => name),
    '(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?',
    'Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?',
    'IST',
    '[0-9A-F]{8}',
    '\\p{Lu}{1,2}',
    'traveller|admin',
  ].join('|')})(?![\\p{L}])`,
  'gu',
);

/** The visible and spoken texts of a page outside of brackets, and in blocks of data: texts of the page itself. */
const readPage = (page: Page): Promise<{ outside: string[]; blocks: string[] }> =>
  page.evaluate(() => {
    // What is in another language says so.
    const ofOthers = `[lang]:not(html, [lang="${document.documentElement.lang}"])`;
    const isInline = (element: Element) => /^(inline|contents)/.test(getComputedStyle(element).display);
    const blockOf = (element: Element): Element =>
      isInline(element) && element.parentElement !== null ? blockOf(element.parentElement) : element;
    const outside: string[] = [];
    let block: Element | null = null;
    let depth = 0;
    const readOn = (text: string): void => {
      let left = '';
      for (const letter of text) {
        if (letter === '[') depth += 1;
        else if (letter === ']') depth -= 1;
        else if (depth === 0) left += letter;
      }
      outside.push(left);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement === null || parentElement.closest(`script, style, noscript, ${ofOthers}`) !== null) continue;
      if (!parentElement.checkVisibility() && parentElement.closest('select') === null) continue;
      // A sentence with elements in it is in brackets as a whole, within its block.
      if (blockOf(parentElement) !== block) [block, depth] = [blockOf(parentElement), 0];
      readOn(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[title], [placeholder], [aria-label], [alt]'))
      if (element.checkVisibility() && element.closest(ofOthers) === null)
        for (const name of ['title', 'placeholder', 'aria-label', 'alt']) {
          depth = 0;
          readOn(element.getAttribute(name) ?? '');
        }
    const blocks = [...document.querySelectorAll('script[type="application/json"]')].map(({ textContent }) => textContent ?? '');
    return { outside, blocks };
  });

/**
 * The texts of a page in the pseudo-language that nobody has translated: outside of brackets, though they are
 * no numbers, days or names, nor in the data that the page has got.
 */
export const untranslatedTexts = async (page: Page, data: ReadonlySet<string>): Promise<string[]> => {
  const { outside, blocks } = await readPage(page);
  const known = new Set([...data, ...blocks.flatMap((block) => textsIn(JSON.parse(block || '{}')))]);
  const prose = [...known].join('\n');
  // A paragraph is a part of a text. A word is a text of its own, or each label would be found in some paragraph.
  const isKnown = (text: string) =>
    known.has(text) ||
    (text.length > 40 && prose.includes(text)) ||
    text.split(/\s*[,·():–]\s*/).every((part) => known.has(part));
  const isText = (text: string) => /\p{L}{2}/u.test(text) && !isKnown(text);
  const texts = outside.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(isText);
  return [...new Set(texts.filter((text) => isText(text.replaceAll(NAMES, '').trim())))];
};
