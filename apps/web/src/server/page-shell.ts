import type { Inlined } from '@wayfarer/contracts';
import { escapeHtml, inertJson } from './escape.ts';
import { hashOf } from './hash-of.ts';
import type { BuiltPage } from './read-built-page.ts';
import { usedStyles } from './used-styles.ts';

export type PageParts = {
  /** HTML for the head, in place of what stands between its two marks. */
  readonly head: string;
  readonly body: string;
  /** Addresses of the style sheets that it needs; those of every page may be among them. */
  readonly styles: readonly string[];
  /** The path that the body was rendered for; null where the browser has to begin anew. */
  readonly renderedFor: string | null;
  /** For the data block of that name. */
  readonly data: unknown;
};

export type FilledPage = { readonly text: string; readonly inlined: Inlined };

/** Cuts the built page where it is filled. Positions are found once, and nothing that is filled in is searched again. */
const cut = (source: string): [string, string, string, string] => {
  const found = source.match(
    /^(.*)<!-- head -->.*<!-- \/head -->(.*<script id="site-settings" type="application\/json">)[^<]*(<\/script>.*)<div id="root"><\/div>(.*)$/s,
  );
  const [, start, toSettings, toRoot, end] = found ?? [];
  if (start === undefined || toSettings === undefined || toRoot === undefined || end === undefined)
    throw new Error('The built index.html has lost one of its marks: head, site-settings, root.');
  return [start, toSettings, toRoot, end];
};

// A page that arrives in pieces would be painted in pieces, and what stands at a hero's foot would move: browsers that can wait do so.
const WAIT_FOR_END = '<link rel="expect" href="#page-end" blocking="render">';
const END = '<span id="page-end" hidden></span>';

/**
 * What a page has of styles and code. With words: the rules that it uses, and the addresses of whole sheets for the code that start.js
 * loads once the page is seen. Without: all rules, and the code at once.
 */
const firstFiles = ({ styles, sheets, codeTag }: BuiltPage, own: readonly string[], body: string) => {
  const addresses = [...new Set([...styles, ...own])];
  const rules = addresses.flatMap((address) => {
    const sheet = sheets[address];
    if (sheet === undefined) throw new Error(`The built website has no style sheet ${address}.`);
    return sheet;
  });
  const style = body === '' ? rules.map(({ text }) => text).join('') : usedStyles(rules, body);
  const rest = body === '' ? codeTag : `<meta name="page-styles" content="${addresses.join(' ')}">${WAIT_FOR_END}`;
  return { tags: `<style>${style}</style>${rest}`, styleHashes: [hashOf(style)] };
};

/**
 * The built page as a function of what goes into it.
 * @throws Error when the built page has lost one of the places to fill
 */
export const pageShell = (built: BuiltPage, settings: unknown): ((parts: PageParts) => FilledPage) => {
  const [start, toSettings, toRoot, end] = cut(built.html);
  return ({ head, body, styles, renderedFor, data }) => {
    const address = renderedFor === null ? '' : ` data-rendered-for="${escapeHtml(renderedFor)}"`;
    const block = data === null ? '' : `<script id="page-data" type="application/json">${inertJson(data)}</script>`;
    const { tags, styleHashes } = firstFiles(built, styles, body);
    const root = `<div id="root"${address}>${body}</div>${body === '' ? '' : END}${block}`;
    const text = `${start}${head}${tags}${toSettings}${inertJson(settings)}${toRoot}${root}${end}`;
    return { text, inlined: { scriptHashes: built.scriptHashes, styleHashes } };
  };
};
