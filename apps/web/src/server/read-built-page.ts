import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash-of.ts';
import type { StyleSheet } from './used-styles.ts';

/** The website's `index.html` with its early scripts in it, and apart from it what each page takes in a form of its own. */
export type BuiltPage = {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  /** The tag that loads the code at once. */
  readonly codeTag: string;
  /** Addresses of the style sheets that every page has. */
  readonly styles: readonly string[];
  /** Every style sheet of the site, by its address. */
  readonly sheets: Readonly<Record<string, StyleSheet>>;
};

/** Written by the build (build/website-for-server.ts). */
const STYLE_SHEETS = 'server/style-sheets.json';
const STYLE = /<link rel="stylesheet"[^>]* href="(\/assets\/[\w-]+\.css)">/g;
const SCRIPT = /<script src="(\/[\w-]+\.js)"><\/script>/g;
const CODE = /<script type="module"[^>]*><\/script>/;

/**
 * Puts the early scripts into the page: on a phone's network each file costs another way to the server and back before anything is seen.
 */
export const readBuiltPage = (websiteDir: string): BuiltPage => {
  const read = (file: string): string => readFileSync(join(websiteDir, file), 'utf8');
  const scriptHashes: string[] = [];
  const inlineScript = (file: string): string => {
    // Every page carries it: comments are for its readers here.
    const script = read(file).replaceAll(/^\s*\/\/.*\n|^ +/gm, '');
    scriptHashes.push(hashOf(script));
    return `<script>${script}</script>`;
  };
  const index = read('index.html');
  return {
    html: index
      .replaceAll(/<!--(?! \/?head -->).*?-->\s*/gs, '')
      .replaceAll(STYLE, '')
      .replace(CODE, '')
      .replaceAll(SCRIPT, (_, file: string) => inlineScript(file)),
    scriptHashes,
    codeTag: CODE.exec(index)?.[0] ?? '',
    styles: [...index.matchAll(STYLE)].map(([, address = '']) => address),
    sheets: JSON.parse(read(STYLE_SHEETS)),
  };
};
