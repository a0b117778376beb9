import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnWordsFile } from '@wayfarer/contracts';
import { BASE_LANGUAGE, type Catalogue, isLanguageCode, type LanguageCode, prefixOf } from '@wayfarer/words';
import { speak } from '../shared/words/words.ts';

/** A language in which this site has pages. */
export type SiteLanguage = {
  readonly code: LanguageCode;
  /** What its addresses begin with; empty in English. */
  readonly prefix: string;
  /** null: English as it is in the code. */
  readonly texts: {
    readonly catalogue: Catalogue;
    readonly address: string;
    /** Of its first font file, where it has one of its own. */
    readonly font?: string | undefined;
  } | null;
};

export const ENGLISH: SiteLanguage = { code: BASE_LANGUAGE, prefix: '', texts: null };

/** Says every text in a language, until the next page is rendered: rendering is synchronous. */
export const speakAs = ({ code, texts }: SiteLanguage): void => speak({ language: code, catalogue: texts?.catalogue ?? null });

/**
 * English and the other languages that an installation offers, with their texts from the built website, or
 * those of the operator in place of them.
 * @throws Error when the website was built without one of them
 */
export const readLanguages = (
  folder: string,
  offered: readonly string[],
  ownWords: readonly OwnWordsFile[] = [],
): readonly SiteLanguage[] => {
  const ownIn = (code: string): OwnWordsFile | undefined => ownWords.find(({ catalogue }) => catalogue.language === code);
  const english: SiteLanguage = { ...ENGLISH, texts: ownIn(BASE_LANGUAGE) ?? null };
  if (offered.length === 0) return [english];
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const addresses = read('server/languages.json') as Readonly<Record<string, string>>;
  const fonts = read('server/fonts.json') as Readonly<Record<string, string>>;
  const others = offered.map((code): SiteLanguage => {
    const address = addresses[code];
    if (!isLanguageCode(code) || address === undefined) throw new Error(`The website has no texts in the language '${code}'.`);
    const words = ownIn(code) ?? { catalogue: read(address) as Catalogue, address };
    return { code, prefix: prefixOf(code), texts: { ...words, font: fonts[code] } };
  });
  return [english, ...others];
};

/** The language of an address, and the path without its prefix. */
export const languageAt = (
  known: readonly SiteLanguage[],
  path: string,
): { readonly language: SiteLanguage; readonly path: string } => {
  const language = known.find(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)));
  if (language) return { language, path: path.slice(language.prefix.length) || '/' };
  return { language: known.find(({ prefix }) => prefix === '') ?? ENGLISH, path };
};
