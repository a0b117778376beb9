import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash-of.ts';
import { readStyleSheet, type StyleSheet } from './used-styles.ts';

export type Sheet = { readonly css: string; readonly rules: StyleSheet };

/** The website's `index.html` with its early scripts in it, and apart from it what each page takes in a form of its own. */
export type BuiltPage = {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  /** The tag that loads the code at once. */
  readonly codeTag: string;
  /** Addresses of the style sheets that every page has. */
  readonly styles: readonly string[];
  readonly sheetAt: (address: string) => Sheet;
};

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
  const sheets = new Map<string, Sheet>();
  const sheetAt = (address: string): Sheet => {
    const known = sheets.get(address);
    if (known) return known;
    const css = read(address);
    const sheet = { css, rules: readStyleSheet(css) };
    sheets.set(address, sheet);
    return sheet;
  };
  const styles = [...index.matchAll(STYLE)].map(([, address = '']) => address);
  styles.map(sheetAt);
  return {
    html: index
      .replaceAll(/<!--(?! \/?head -->).*?-->\s*/gs, '')
      .replaceAll(STYLE, '')
      .replace(CODE, '')
      .replaceAll(SCRIPT, (_, file: string) => inlineScript(file)),
    scriptHashes,
    codeTag: CODE.exec(index)?.[0] ?? '',
    styles,
    sheetAt,
  };
};
