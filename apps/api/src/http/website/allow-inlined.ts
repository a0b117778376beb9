import type { Inlined } from '@wayfarer/contracts';

/** A policy that also allows what was put into the page. */
export const allowInlined = (policy: string, { scriptHashes, styleHashes }: Inlined): string =>
  policy
    .replace(/(^|;)script-src [^;]*/, (directive) => [directive, ...scriptHashes].join(' '))
    .replace(/(^|;)style-src [^;]*/, (directive) => [directive, ...styleHashes].join(' '));
