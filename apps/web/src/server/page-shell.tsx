import { type AgencyColours, type Inlined, paletteOf, type SiteSettings, WRITTEN_COLOURS } from '@wayfarer/contracts';
import { type LanguageCode, languages } from '@wayfarer/words';
import type { SiteDay } from '../shared/site-settings.ts';
import { escapeHtml, inertJson } from './escape.ts';
import { withFirstFont } from './first-font.ts';
import { hashOf } from './hash-of.ts';
import type { SiteLanguage } from './languages.ts';
import { markupIn } from './markup-in.ts';
import { NeedsCode } from './needs-code.tsx';
import type { BuiltPage } from './read-built-page.ts';
import { withIcons } from './site-mark.ts';

export type PageParts = {
  /** HTML for the head, in place of what is between its two markers. */
  readonly head: string;
  readonly body: string;
  /** Whether the body is only what is shown until the code renders the page, and so needs it at once. */
  readonly awaitsCode: boolean;
  /** The day that it is rendered for; null if it serves any day. */
  readonly siteDay: SiteDay | null;
  /** The path that the body was rendered for; null if the browser has to render it. */
  readonly renderedFor: string | null;
  readonly settings: SiteSettings;
  readonly language: SiteLanguage;
  /** Content of the data block of that name. */
  readonly data: unknown;
};

export type FilledPage = { readonly text: string; readonly inlined: Inlined };

/**
 * Splits the built page at its placeholders. Positions are found once, and inserted text is never searched.
 */
const cut = (source: string): [string, string, string, string] => {
  const found = source.match(
    /^(.*)<!-- head -->.*<!-- \/head -->(.*<script id="site-settings" type="application\/json">)[^<]*(<\/script>.*)<div id="root"><\/div>(.*)$/s,
  );
  const [, start, toSettings, toRoot, end] = found ?? [];
  if (start === undefined || toSettings === undefined || toRoot === undefined || end === undefined)
    throw new Error('The built index.html lacks one of its markers: head, site-settings, root.');
  return [start, toSettings, toRoot, end];
};

// A page that arrives in pieces would be painted in pieces, and the text at a hero's bottom would move:
// browsers that can wait do so.
const WAIT_FOR_END = '<link rel="expect" href="#page-end" blocking="render">';
const END = '<span id="page-end" hidden></span>';

/**
 * Outside of what the website's code renders, so that it is on every screen and needs no code in the browser.
 */
const noticeOf = ({ maintenance }: SiteSettings): string =>
  maintenance === null
    ? ''
    : `<p id="maintenance" role="status" class="fixed inset-x-0 bottom-0 z-50 border-hairline border-t bg-amber-soft px-4 py-3 text-center text-amber text-small">${escapeHtml(maintenance)}</p>`;

/** The colours of the agency, overriding those of the style sheet; nothing if they are the same. */
const coloursOf = (colours: AgencyColours): string => {
  const places = Object.keys(WRITTEN_COLOURS) as (keyof AgencyColours)[];
  if (places.every((place) => colours[place] === WRITTEN_COLOURS[place])) return '';
  const rules = Object.entries(paletteOf(colours)).map(
    ([name, { light, dark }]) => `--color-${name}:light-dark(${light},${dark})`,
  );
  return `:root{${rules.join(';')}}`;
};

const ENGLISH_TAG = '<html lang="en">';
/** The built page is English. Another one names its language, and its texts, for which its code waits. */
const tagOf = ({ code, texts }: SiteLanguage): string => {
  const { tag, direction } = languages[code];
  return texts === null
    ? ENGLISH_TAG
    : `<html lang="${tag}" dir="${direction}" data-language="${code}" data-words="${texts.address}">`;
};
const preloadOf = ({ texts }: SiteLanguage): string =>
  texts === null ? '' : `<link rel="preload" href="${texts.address}" as="fetch" crossorigin>`;

/**
 * The built page as a function of what is inserted.
 * @throws Error when the built page lacks one of its placeholders
 */
export const pageShell = ({ html, scriptHashes, codeTags, style }: BuiltPage): ((parts: PageParts) => FilledPage) => {
  const [start, toSettings, toRoot, end] = cut(html);
  const [beforeTag, afterTag] = start.split(ENGLISH_TAG);
  if (beforeTag === undefined || afterTag === undefined)
    throw new Error(`The built index.html does not begin with ${ENGLISH_TAG}.`);
  const known = new Map<LanguageCode, { tagToHead: string; sheet: string; sheetHash: string }>();
  /** What has the first font of a language; made once. */
  const fontParts = (language: SiteLanguage) => {
    const found = known.get(language.code);
    if (found) return found;
    const sheet = withFirstFont(language, style);
    const made = { tagToHead: withFirstFont(language, afterTag), sheet, sheetHash: hashOf(sheet) };
    known.set(language.code, made);
    return made;
  };
  return ({ head, body, awaitsCode, siteDay, renderedFor, settings, language, data }) => {
    const colours = coloursOf(settings.agency);
    const { tagToHead, sheet, sheetHash } = fontParts(language);
    const inlined = { scriptHashes, styleHashes: [sheetHash, ...(colours === '' ? [] : [hashOf(colours)])] };
    const address = renderedFor === null ? '' : ` data-rendered-for="${escapeHtml(renderedFor)}"`;
    const until = awaitsCode && body !== '' ? ' data-awaits-code class="noscript:hidden"' : '';
    const block = data === null ? '' : `<script id="page-data" type="application/json">${inertJson(data)}</script>`;
    // If the page can be read without its code, start.js loads the code, and its texts, once it is visible.
    const styles = `<style>${sheet}</style>${colours === '' ? '' : `<style>${colours}</style>`}`;
    const tags = `${styles}${body === '' ? '' : WAIT_FOR_END}${awaitsCode ? preloadOf(language) + codeTags : ''}`;
    const last = `${body === '' ? '' : END}${awaitsCode ? markupIn(language, <NeedsCode />) : ''}`;
    const root = `<div id="root"${address}${until}>${body}</div>${last}${noticeOf(settings)}${block}`;
    const text = `${beforeTag}${tagOf(language)}${tagToHead}${head}${tags}${withIcons(toSettings, settings.agency)}${inertJson({ ...settings, siteDay })}${toRoot}${root}${end}`;
    return { text, inlined };
  };
};
