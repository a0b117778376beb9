import type { Page } from '@playwright/test';
import { languages, type TranslatedLanguage } from '@wayfarer/words';
import { leftInEnglish } from '@wayfarer/words/testing/left-in-english';

/** Fields of answers whose texts are the product's own: readers see them in the language of the page. */
const OWN_WORDS = new Set(['quote', 'lines', 'message', 'details', 'status', 'state', 'kind']);

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value, ...value.split('\n')].map(onOneLine);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) => (OWN_WORDS.has(field) ? [] : textsIn(part)));
};

/**
 * What is written in data is the operator's, or a traveller's: each text in the answers that a page gets from
 * now on.
 */
export const rememberData = (page: Page): (() => Promise<readonly string[]>) => {
  const answers: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || !/json/.test(response.headers()['content-type'] ?? '')) return;
    // A page that is left takes its answers with it.
    answers.push(response.json().then(textsIn, () => []));
  });
  return async () => (await Promise.all(answers)).flat();
};

/** Days, times, languages, numbers of bookings, people by their letters, and the demo's accounts. */
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

/** The visible and spoken texts of a page outside of brackets, and its blocks of data. */
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

/** The texts of a page that are not in the data that it has got, and those of the data. */
const ownTexts = async (page: Page, data: readonly string[]): Promise<{ own: string[]; known: ReadonlySet<string> }> => {
  const { outside, blocks } = await readPage(page);
  const known = new Set([...data, ...blocks.flatMap((block) => textsIn(JSON.parse(block || '{}')))]);
  const prose = [...known].join('\n');
  // A paragraph is a part of a text. A word is a text of its own: some paragraph has the word of each label.
  const isKnown = (text: string) =>
    known.has(text) ||
    (text.length > 40 && prose.includes(text)) ||
    text.split(/\s*[,·():–]\s*/).every((part) => known.has(part));
  return { own: outside.map(onOneLine).filter((text) => /\p{L}{2}/u.test(text) && !isKnown(text)), known };
};

/**
 * The texts of a page in the pseudo-language that nobody has translated: outside of brackets, though they are
 * no numbers, days or names, nor in the data that the page has got.
 */
export const untranslatedTexts = async (page: Page, data: readonly string[]): Promise<string[]> => {
  const { own, known } = await ownTexts(page, data);
  const isText = (text: string) => /\p{L}{2}/u.test(text) && !known.has(text);
  return [...new Set(own.filter((text) => isText(text.replaceAll(NAMES, '').trim())))];
};

/** Whether a value stands in a text, and is not a part of a word. */
const isWholeIn = (text: string, value: string): boolean => {
  const at = value.length > 1 ? text.indexOf(value) : -1;
  return at >= 0 && !/\p{L}/u.test(text.slice(Math.max(at - 1, 0), at) + text.slice(at + value.length, at + value.length + 1));
};

/** The texts of a page in another language that have English words besides what is in its data. */
export const englishTexts = async (page: Page, language: TranslatedLanguage, data: readonly string[]): Promise<string[]> => {
  const { own, known } = await ownTexts(page, data);
  // Whole ones: a short value may be a part of a word.
  const namesIn = (text: string): string[] => [...known].filter((name) => isWholeIn(text, name));
  const isEnglish = (text: string) => leftInEnglish(language, text.replaceAll(NAMES, ' '), namesIn(text)).length > 0;
  return [...new Set(own.filter(isEnglish))];
};
