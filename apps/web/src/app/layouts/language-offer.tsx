import { type LanguageCode, languages } from '@wayfarer/words';
import { languageOffers } from '@wayfarer/words/language-offers';
import { X } from 'lucide-react';
import { useState } from 'react';
import { siteSettings } from '../../shared/site-settings.ts';
import { IconButton } from '../../shared/ui/actions/icon-button.tsx';
import { chooseLanguage, hasChosenLanguage } from '../../shared/words/chosen-language.ts';
import { pageLanguage } from '../../shared/words/words.ts';
import { LanguageLink } from './language-link.tsx';

/** Of this site's languages, the one that the browser names first; undefined if it names none of them. */
const languageOfReader = (): LanguageCode | undefined => {
  const named = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return named.flatMap((code) => siteSettings.languages.find((known) => known === code) ?? [])[0];
};

/**
 * Tells a reader of another language, in it, that the page is there in it. It moves nothing, is not read out,
 * and once a language is chosen or the bar is closed it never comes again.
 */
export const LanguageOffer = () => {
  const [isClosed, setClosed] = useState(hasChosenLanguage);
  const language = languageOfReader();
  const words = language && languageOffers[language];
  if (isClosed || language === undefined || words === undefined || language === pageLanguage()) return null;
  const { tag, direction } = languages[language];
  const close = () => {
    chooseLanguage(pageLanguage());
    setClosed(true);
  };
  return (
    <aside
      lang={tag}
      dir={direction}
      aria-label={words.offer}
      className="no-print fixed inset-x-3 bottom-[calc(var(--bottom-bar-height,0px)+0.75rem)] z-30 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] items-center gap-2 rounded-control border border-hairline bg-raised py-1 ps-5 pe-1 shadow-float [@media(height<30rem)]:static"
    >
      <LanguageLink
        language={language}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {words.offer}
      </LanguageLink>
      <IconButton label={words.stay} icon={<X className="size-5" />} onClick={close} />
    </aside>
  );
};
