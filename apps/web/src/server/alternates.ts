import { addressIn, languages as everyLanguage } from '@wayfarer/words';
import type { SiteLanguage } from './languages.ts';

/** A page's full address in one language, by the name of the language for search engines. */
export type Alternate = { readonly hreflang: string; readonly href: string };

/**
 * The same page in each language of a site, then for readers of any other one: in English. None where there
 * is one language.
 */
export const alternatesOf = (publicUrl: string, path: string, languages: readonly SiteLanguage[]): readonly Alternate[] =>
  languages.length < 2
    ? []
    : [
        ...languages.map(({ code }) => ({ hreflang: everyLanguage[code].tag, href: publicUrl + addressIn(code, path) })),
        { hreflang: 'x-default', href: publicUrl + path },
      ];
