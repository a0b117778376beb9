import { addressIn, languages } from '@wayfarer/words';
import { useLocation } from 'react-router-dom';
import { siteSettings } from '../../shared/site-settings.ts';
import { pageLanguage, t } from '../../shared/words/words.ts';

/** The same page in each language of this site, as a whole new page; nothing where there is one language. */
export const LanguageSwitch = () => {
  const { pathname } = useLocation();
  if (siteSettings.languages.length < 2) return null;
  return (
    <nav aria-label={t('Language')}>
      <ul className="flex flex-wrap gap-x-5">
        {siteSettings.languages.map((code) => (
          <li key={code}>
            <a
              href={addressIn(code, pathname)}
              hrefLang={languages[code].tag}
              lang={languages[code].tag}
              aria-current={code === pageLanguage() ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-ink-soft text-small underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
