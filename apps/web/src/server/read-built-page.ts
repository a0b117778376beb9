import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash-of.ts';

/**
 * The website's `index.html` with its early scripts inlined, and separately the parts that are inserted
 * elsewhere.
 */
export type BuiltPage = {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  /** The tags that load the code immediately. */
  readonly codeTags: string;
  /** Every rule that a first screen may need. */
  readonly style: string;
};

const STYLE = /<link rel="stylesheet"[^>]* href="(\/assets\/[\w-]+\.css)">/g;
const SCRIPT = /<script src="(\/[\w-]+\.js)"><\/script>/g;
const CODE = /<script type="module"[^>]*><\/script>/g;

/**
 * Inlines early scripts and styles into the page: on a phone's network each file costs another round trip
 * before anything is visible.
 */
export const readBuiltPage = (websiteDir: string): BuiltPage => {
  const read = (file: string): string => readFileSync(join(websiteDir, file), 'utf8');
  const scriptHashes: string[] = [];
  const inlineScript = (file: string): string => {
    // It is part of every page, so comments are removed.
    const script = read(file).replaceAll(/^\s*\/\/.*\n|^ +/gm, '');
    scriptHashes.push(hashOf(script));
    return `<script>${script}</script>`;
  };
  const index = read('index.html');
  return {
    html: index
      .replaceAll(/<!--(?! \/?head -->).*?-->\s*/gs, '')
      .replaceAll(STYLE, '')
      .replaceAll(CODE, '')
      .replaceAll(SCRIPT, (_, file: string) => inlineScript(file)),
    scriptHashes,
    codeTags: [...index.matchAll(CODE)].join(''),
    style: [...index.matchAll(STYLE)].map(([, address = '']) => read(address)).join(''),
  };
};
