import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SiteLanguage, speakAs } from './languages.ts';

/** HTML of what the browser does not render again, in a language. */
export const markupIn = (language: SiteLanguage, element: ReactElement): string => {
  speakAs(language);
  return renderToStaticMarkup(element);
};
