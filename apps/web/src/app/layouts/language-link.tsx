import { addressIn, type LanguageCode, languages } from '@wayfarer/words';
import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '../../shared/words/chosen-language.ts';

type LanguageLinkProps = { language: LanguageCode } & Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang' | 'onClick'>;

/** The same page in a language, as a whole new page, which is then the chosen one. */
export const LanguageLink = ({ language, children, ...rest }: LanguageLinkProps) => {
  const { pathname } = useLocation();
  const { tag } = languages[language];
  const address = addressIn(language, pathname);
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    // What is looked for, and the key in an emailed link; the server renders pages without either.
    const { search, hash } = window.location;
    currentTarget.href = address + search + hash;
    chooseLanguage(language);
  };
  return (
    <a {...rest} href={address} hrefLang={tag} lang={tag} onClick={follow}>
      {children}
    </a>
  );
};
