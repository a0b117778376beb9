import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { speak } from '../shared/words/words.ts';
import type { SiteLanguage } from './languages.ts';

/** HTML of what the browser does not render again, in a language. */
export const markupIn = ({ code, texts }: SiteLanguage, element: ReactElement): string => {
  speak(code, texts?.catalogue ?? null);
  return renderToStaticMarkup(element);
};
