import type { LanguageCode } from './languages.ts';

/** What a reader of a language is told on a page in another one. */
type LanguageOffer = {
  /** That the page is there in this language, as the name of the link to it. */
  readonly offer: string;
  /** The button that keeps the page as it is. */
  readonly stay: string;
};

/**
 * Each in its own language, since the page's language is not the reader's. Nobody speaks a pseudo-language.
 * Apart from the languages, which every page loads.
 */
export const languageOffers: Readonly<Partial<Record<LanguageCode, LanguageOffer>>> = {
  en: { offer: 'This page is available in English.', stay: 'Close' },
  de: { offer: 'Diese Seite gibt es auf Deutsch.', stay: 'Schließen' },
  fr: { offer: 'Cette page existe en français.', stay: 'Fermer' },
  es: { offer: 'Esta página está disponible en español.', stay: 'Cerrar' },
  hi: { offer: 'यह पृष्ठ हिन्दी में उपलब्ध है।', stay: 'बंद करें' },
  ar: { offer: 'هذه الصفحة متاحة بالعربية.', stay: 'إغلاق' },
  pt: { offer: 'Esta página existe em português.', stay: 'Fechar' },
};
