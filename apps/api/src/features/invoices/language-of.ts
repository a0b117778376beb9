import type { OwnLanguage } from '../../language/own-language.ts';
import type { InvoiceRecord } from './invoice.model.ts';

/** In which language a document was issued, for those that refer to it: a credit note reads as it does. */
export const languageOf = ({ language }: Pick<InvoiceRecord, 'language'>): OwnLanguage =>
  language === undefined ? {} : { language };

/** The language of several documents together, where it is one; else English. */
export const sharedLanguageOf = (documents: readonly Pick<InvoiceRecord, 'language'>[]): OwnLanguage => {
  const [first, ...others] = documents;
  return first && others.every(({ language }) => language === first.language) ? languageOf(first) : {};
};
