import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page with the files in it that its first paint waits for, and what a policy must say to allow exactly these. */
export type InlinedPage = {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const STYLE = /<link rel="stylesheet"[^>]* href="(\/assets\/[\w-]+\.css)">/g;
const SCRIPT = /<script src="(\/[\w-]+\.js)"><\/script>/g;

/**
 * Puts the built page's style sheet and its early script into the page: on a phone's network each of them costs another way to the server
 * and back before anything is seen.
 */
export const inlineFirstFiles = (websiteDir: string): InlinedPage => {
  const scriptHashes: string[] = [];
  const styleHashes: string[] = [];
  const contentOf = (file: string, hashes: string[]): string => {
    const content = readFileSync(join(websiteDir, file), 'utf8');
    hashes.push(hashOf(content));
    return content;
  };
  const html = readFileSync(join(websiteDir, 'index.html'), 'utf8')
    .replace(STYLE, (_, file: string) => `<style>${contentOf(file, styleHashes)}</style>`)
    .replace(SCRIPT, (_, file: string) => `<script>${contentOf(file, scriptHashes)}</script>`);
  return { html, scriptHashes, styleHashes };
};

/** A policy that also allows what was put into the page, by its hash. */
export const allowInlined = (policy: string, { scriptHashes, styleHashes }: InlinedPage): string =>
  policy
    .replace(/(^|;)script-src [^;]*/, (directive) => [directive, ...scriptHashes].join(' '))
    .replace(/(^|;)style-src [^;]*/, (directive) => [directive, ...styleHashes].join(' '));
