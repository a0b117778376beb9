import type { SiteSettings } from '@wayfarer/contracts';
import { addressIn, BASE_LANGUAGE, languages as everyLanguage } from '@wayfarer/words';
import { todayOnSite } from '../shared/format/calendar-day.ts';
import { alternatesOf } from './alternates.ts';
import { inertJson } from './escape.ts';
import type { SiteLanguage } from './languages.ts';
import type { PageFacts } from './page-facts.ts';

type PageHeadProps = {
  facts: PageFacts;
  /** The scripts of its code, the entry first. */
  scripts: readonly string[];
  settings: SiteSettings;
  publicUrl: string;
  language: SiteLanguage;
  languages: readonly SiteLanguage[];
};

/**
 * Title, description, canonical address, previews and, for a package or destination, structured data. React
 * escapes every text.
 */
export const PageHead = ({ facts, scripts, settings, publicUrl, language, languages }: PageHeadProps) => {
  const { description, canonical, kind, dataOf } = facts;
  const title = facts.title === '' ? settings.brandName : `${facts.title} · ${settings.brandName}`;
  const url = publicUrl + addressIn(facts.isUntranslated ? BASE_LANGUAGE : language.code, canonical ?? '/');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {canonical === null || facts.isUntranslated
        ? null
        : alternatesOf(publicUrl, canonical, languages).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
      <meta property="og:site_name" content={settings.brandName} />
      {languages.length < 2 ? null : <meta property="og:locale" content={everyLanguage[language.code].locale} />}
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={publicUrl + facts.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="page-scripts" content={scripts.join(' ')} />
      {dataOf === null ? null : (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any '<', never executed
          dangerouslySetInnerHTML={{
            __html: inertJson(
              dataOf({
                publicUrl,
                url,
                brandName: settings.brandName,
                today: todayOnSite(),
                timeZone: settings.siteTimeZone,
              }),
            ),
          }}
        />
      )}
    </>
  );
};
