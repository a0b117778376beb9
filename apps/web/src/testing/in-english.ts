import { ENGLISH } from '../server/languages.ts';

/** A page of a site that has no other language. */
export const IN_ENGLISH = { language: ENGLISH, languages: [ENGLISH] };
