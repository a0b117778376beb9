import { isPublic, type ScreenName, screens } from '@wayfarer/contracts/screens';
import { type LanguageCode, languages } from '@wayfarer/words';
import { languageOffers } from '@wayfarer/words/language-offers';
import { X } from 'lucide-react';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { routerPathOf } from '../../shared/paths.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { IconButton } from '../../shared/ui/actions/icon-button.tsx';
import { chooseLanguage, hasChosenLanguage } from '../../shared/words/chosen-language.ts';
import { pageLanguage } from '../../shared/words/words.ts';
import { LanguageLink } from './language-link.tsx';
import { useEndInView } from './use-end-in-view.ts';

/** Of this site's languages, the one that the browser names first; undefined if it names none of them. */
const languageOfReader = (): LanguageCode | undefined => {
  const named = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return named.flatMap((code) => siteSettings.languages.find((known) => known === code) ?? [])[0];
};

const publicNames = (Object.keys(screens) as ScreenName[]).filter(isPublic);
/** Whoever books, pays or looks after a trip has come through these. */
const isBrowsing = (path: string): boolean =>
  publicNames.some((name) => matchPath(routerPathOf(screens[name].path), path) !== null);

/**
 * Tells a reader of another language, in it, that the page is there in it. It moves nothing, is not read out,
 * and once a language is chosen or the bar is closed it never comes again. Beside the switch, at the end of
 * the page, it is not needed, and would hide it, as it would hide the button of the next step of a booking.
 */
export const LanguageOffer = () => {
  const [isClosed, setClosed] = useState(hasChosenLanguage);
  const [end, isAtEnd] = useEndInView();
  const { pathname } = useLocation();
  const language = languageOfReader();
  const words = language && languageOffers[language];
  if (isClosed || !isBrowsing(pathname) || language === undefined || words === undefined || language === pageLanguage())
    return null;
  const { tag, direction } = languages[language];
  const close = () => {
    chooseLanguage(pageLanguage());
    setClosed(true);
  };
  return (
    <div ref={end}>
      {isAtEnd ? null : (
        <aside
          lang={tag}
          dir={direction}
          aria-label={words.offer}
          className="language-offer no-print fixed inset-x-3 bottom-[calc(var(--bottom-bar-height,0px)+0.75rem)] z-30 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] items-center gap-2 rounded-control border border-hairline bg-raised py-1 ps-5 pe-1 shadow-float [@media(height<30rem)]:static"
        >
          <LanguageLink
            language={language}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {words.offer}
          </LanguageLink>
          <IconButton label={words.stay} icon={<X className="size-5" />} onClick={close} />
        </aside>
      )}
    </div>
  );
};
