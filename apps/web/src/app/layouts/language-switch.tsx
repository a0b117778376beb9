import { languages } from '@wayfarer/words';
import { siteSettings } from '../../shared/site-settings.ts';
import { pageLanguage, t } from '../../shared/words/words.ts';
import { LanguageLink } from './language-link.tsx';

/** The same page in each language of this site; nothing where there is one language. */
export const LanguageSwitch = () =>
  siteSettings.languages.length < 2 ? null : (
    <nav aria-label={t('Language')}>
      <ul className="flex flex-wrap gap-x-5">
        {siteSettings.languages.map((code) => (
          <li key={code}>
            <LanguageLink
              language={code}
              aria-current={code === pageLanguage() ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-ink-soft text-small underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {languages[code].name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
