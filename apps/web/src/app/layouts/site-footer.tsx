import { screens } from '@wayfarer/contracts/screens';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CurrencyPlace } from '../../shared/currency/currency-room.tsx';
import { paths } from '../../shared/paths.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { useBrowserValue } from '../../shared/ui/browser/use-browser-value.ts';
import { ThemeSwitch } from '../../shared/ui/layout/theme-switch.tsx';
import { addressOf, t } from '../../shared/words/words.ts';
import { BrandLink } from './brand-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const linkStyle = 'inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline';

/**
 * Specified as links without a target (docs/specification.md section 2): until admins set one they do
 * nothing.
 */
const PlaceholderLink = ({ target, children }: { target: string; children: string }) => {
  if (target.startsWith('/'))
    return (
      <Link to={target} className={linkStyle}>
        {children}
      </Link>
    );
  return target === '' ? (
    <button type="button" className={linkStyle}>
      {children}
    </button>
  ) : (
    <a href={target} className={linkStyle}>
      {children}
    </a>
  );
};

const LanguageOffer = lazy(async () => ({
  default: (await loadPart(() => import('./language-offer.tsx'))).LanguageOffer,
}));

/** Only in a browser, after hydration, and only where there is a choice. */
const LanguageOfferPlace = () =>
  useBrowserValue(() => siteSettings.languages.length > 1, false) ? (
    <Suspense>
      <LanguageOffer />
    </Suspense>
  ) : null;

/** The foot of every public page. */
export const SiteFooter = () => (
  <footer className="border-hairline border-t bg-sunken">
    <div className="gutters flex flex-wrap items-start justify-between gap-x-16 gap-y-8 py-12">
      <div className="max-w-xs">
        <BrandLink />
        <p className="mt-2 text-ink-soft">{t('Find your perfect destination and book your dream vacation easily.')}</p>
      </div>
      <nav aria-label={t('Footer')}>
        <ul className="grid grid-cols-2 gap-x-12 sm:gap-x-16">
          <li>
            <Link to={paths.aboutUs()} className={linkStyle}>
              {t('About Us')}
            </Link>
          </li>
          <li>
            <PlaceholderLink target={siteSettings.agency.contributeLink}>{t('Contribute')}</PlaceholderLink>
          </li>
          <li>
            <Link to={paths.destinations()} className={linkStyle}>
              {t('Destinations')}
            </Link>
          </li>
          <li>
            <PlaceholderLink target={siteSettings.agency.contactLink}>{t('Contact Us')}</PlaceholderLink>
          </li>
          {siteSettings.texts.map((name) => (
            <li key={name}>
              <Link to={paths[name]()} className={linkStyle}>
                {screens[name].title}
              </Link>
            </li>
          ))}
        </ul>
        {/* The menu of small screens needs JavaScript. Browsers that have it never render this, so they do not load it. */}
        <noscript>
          {import.meta.env.SSR ? (
            <ul className="grid grid-cols-2 gap-x-12 sm:gap-x-16 lg:hidden">
              <li>
                <a href={addressOf(paths.packageList())} className={linkStyle}>
                  {t('Packages')}
                </a>
              </li>
              <li>
                <a href={addressOf(paths.contact())} className={linkStyle}>
                  {t('Write to us')}
                </a>
              </li>
            </ul>
          ) : null}
        </noscript>
      </nav>
    </div>
    <div className="gutters flex flex-wrap items-center justify-between gap-4 border-hairline border-t py-5">
      <p className="text-ink-faint text-small">{t('© 2025 {brand}. All rights reserved.', { brand: siteSettings.brandName })}</p>
      <LanguageSwitch />
      <CurrencyPlace />
      <div className="noscript:hidden">
        <ThemeSwitch />
      </div>
    </div>
    <LanguageOfferPlace />
  </footer>
);
