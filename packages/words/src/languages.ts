/** One of the languages that travellers may read. */
export type Language = {
  /** In itself, for the switch between languages. */
  readonly name: string;
  /** In English, for staff. */
  readonly english: string;
  /** Its name for browsers and screen readers (BCP 47). */
  readonly tag: string;
  /** As previews of links name it, with a country (Open Graph). */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** How many forms a text with a number has, as `nplurals` of a catalogue. */
  readonly forms: number;
  /** Which of the forms a whole number takes, as `plural` of a catalogue. */
  readonly formOf: (count: number) => number;
};

const oneAndOthers = (count: number): number => Number(count !== 1);
const upToOneAndOthers = (count: number): number => Number(count > 1);
const arabicForm = (count: number): number => {
  if (count <= 2) return count;
  const hundredth = count % 100;
  return hundredth >= 3 && hundredth <= 10 ? 3 : hundredth >= 11 ? 4 : 5;
};

/**
 * Every language, by its code in addresses and in `lang`. The last two are made from the English texts, to
 * find what is not translated, too long or not mirrored: 'xx' has accents, brackets and two fifths more,
 * 'xr' is read from right to left.
 */
export const languages = {
  en: { name: 'English', english: 'English', tag: 'en', locale: 'en_GB', direction: 'ltr', forms: 2, formOf: oneAndOthers },
  de: { name: 'Deutsch', english: 'German', tag: 'de', locale: 'de_DE', direction: 'ltr', forms: 2, formOf: oneAndOthers },
  fr: { name: 'Français', english: 'French', tag: 'fr', locale: 'fr_FR', direction: 'ltr', forms: 2, formOf: upToOneAndOthers },
  es: { name: 'Español', english: 'Spanish', tag: 'es', locale: 'es_ES', direction: 'ltr', forms: 2, formOf: oneAndOthers },
  hi: { name: 'हिन्दी', english: 'Hindi', tag: 'hi', locale: 'hi_IN', direction: 'ltr', forms: 2, formOf: upToOneAndOthers },
  ar: { name: 'العربية', english: 'Arabic', tag: 'ar', locale: 'ar_AR', direction: 'rtl', forms: 6, formOf: arabicForm },
  pt: {
    name: 'Português',
    english: 'Portuguese',
    tag: 'pt-PT',
    locale: 'pt_PT',
    direction: 'ltr',
    forms: 2,
    formOf: oneAndOthers,
  },
  xx: {
    name: 'Pseudo-language',
    english: 'Pseudo-language',
    tag: 'en-XA',
    locale: 'en_GB',
    direction: 'ltr',
    forms: 2,
    formOf: oneAndOthers,
  },
  xr: {
    name: 'Mirrored pseudo-language',
    english: 'Mirrored pseudo-language',
    tag: 'en-XB',
    locale: 'en_GB',
    direction: 'rtl',
    forms: 2,
    formOf: oneAndOthers,
  },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** In which the texts are written in the sources, and which has no prefix in addresses. */
export const BASE_LANGUAGE = 'en' satisfies LanguageCode;

/** Every language that has a catalogue: all but English. */
export type TranslatedLanguage = Exclude<LanguageCode, typeof BASE_LANGUAGE>;

/** What the addresses of a language begin with: nothing in English, `/de` in German. */
export const prefixOf = (language: LanguageCode): string => (language === BASE_LANGUAGE ? '' : `/${language}`);

/** The address of a path in a language: `/de` is that of `/`. */
export const addressIn = (language: LanguageCode, path: string): string =>
  path === '/' ? prefixOf(language) || '/' : prefixOf(language) + path;

export const isLanguageCode = (text: string): text is LanguageCode => Object.hasOwn(languages, text);

export const isTranslated = (language: LanguageCode): language is TranslatedLanguage => language !== BASE_LANGUAGE;

export const translatedLanguages = Object.keys(languages)
  .filter((code) => isLanguageCode(code))
  .filter((code) => isTranslated(code));

/** Those whose texts are made from the English ones, for tests. */
export const isPseudo = (language: LanguageCode): language is 'xx' | 'xr' => language === 'xx' || language === 'xr';
