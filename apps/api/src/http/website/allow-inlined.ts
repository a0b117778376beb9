import { createHash } from 'node:crypto';

/** What stands in a page and is allowed there by its hash alone. */
export type Inlined = { readonly scriptHashes: readonly string[]; readonly styleHashes: readonly string[] };

/** A script's or a style sheet's name in a security policy. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** A policy that also allows what was put into the page. */
export const allowInlined = (policy: string, { scriptHashes, styleHashes }: Inlined): string =>
  policy
    .replace(/(^|;)script-src [^;]*/, (directive) => [directive, ...scriptHashes].join(' '))
    .replace(/(^|;)style-src [^;]*/, (directive) => [directive, ...styleHashes].join(' '));
