import { type GetTextTranslations, po } from 'gettext-parser';
import { isLanguageCode } from '../languages.ts';
import { type Catalogue, keyOf } from '../words.ts';

/** A text of a catalogue, with what translators are told of it. */
export type Entry = {
  readonly key: string;
  /** Its English: one form, or that of one and that of others. */
  readonly english: readonly string[];
  /** Empty where it is not translated. */
  readonly forms: readonly string[];
  /** The sources that ask for it, by their paths in the repository. */
  readonly files: readonly string[];
  /** Whether nobody who speaks the language has read it. */
  readonly isUnreviewed: boolean;
};

/** What is parsed: a file may have no head. */
type Read = Pick<GetTextTranslations, 'translations'> & Partial<Pick<GetTextTranslations, 'headers'>>;

/** The entries of a gettext catalogue (`.po`, `.pot`), without its head. */
export const readEntries = (source: string): { readonly language: string; readonly entries: readonly Entry[] } => {
  const { headers, translations }: Read = po.parse(source);
  const entries = Object.values(translations)
    .flatMap((ofContext) => Object.values(ofContext))
    .filter(({ msgid }) => msgid !== '')
    .map(({ msgid, msgctxt, msgid_plural, msgstr, comments }) => ({
      key: keyOf(msgid, msgctxt || undefined),
      english: msgid_plural === undefined ? [msgid] : [msgid, msgid_plural],
      forms: msgstr.filter((form) => form !== ''),
      files: comments?.reference?.split('\n') ?? [],
      isUnreviewed: comments?.flag?.split(/,\s*/).includes('fuzzy') === true,
    }));
  return { language: headers?.Language ?? headers?.language ?? '', entries };
};

/** What is said of these entries: those that are translated. */
export const textsOf = (entries: readonly Entry[]): Catalogue['texts'] =>
  Object.fromEntries(entries.filter(({ forms }) => forms.length > 0).map(({ key, forms }) => [key, forms]));

/**
 * The catalogue in a file of gettext's format.
 * @throws Error with one sentence where it is for no language that there is
 */
export const readCatalogue = (source: string): Catalogue => {
  const { language, entries } = readEntries(source);
  if (!isLanguageCode(language)) throw new Error(`A catalogue is for '${language}', which is none of the languages.`);
  return { language, texts: textsOf(entries) };
};
