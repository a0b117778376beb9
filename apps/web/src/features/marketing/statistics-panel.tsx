import { siteSettings } from '../../shared/site-settings.ts';
import { ownText } from '../../shared/words/own-text.tsx';
import { t } from '../../shared/words/words.ts';

/** Home's figures (docs/specification.md section 9). */
export const StatisticsPanel = () => (
  <section aria-label={t('Our figures')} className="gutters">
    <ul className="grid grid-cols-2 gap-x-6 gap-y-10 rounded-panel bg-accent-soft px-6 py-10 sm:px-10 sm:py-14 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      {siteSettings.agency.figures.map(({ figure, label }, at) => (
        <li key={label} className="text-center">
          <span className="figures block font-bold text-accent-strong text-title">
            <bdi>{figure}</bdi>
          </span>{' '}
          <span {...ownText(siteSettings.agency, `figures/${at}/label`)} className="mt-1 block text-ink-soft">
            {label}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
