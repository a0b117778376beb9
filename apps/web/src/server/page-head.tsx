import type { SiteSettings } from '@wayfarer/contracts';
import { todayOnSite } from '../shared/format/calendar-day.ts';
import { inertJson } from './escape.ts';
import type { PageFacts } from './page-facts.ts';

type PageHeadProps = {
  facts: PageFacts;
  /** The scripts of its code, the entry first. */
  scripts: readonly string[];
  settings: SiteSettings;
  publicUrl: string;
};

/**
 * Title, description, canonical address, previews and, for a package or destination, structured data. React
 * escapes every text.
 */
export const PageHead = ({ facts, scripts, settings, publicUrl }: PageHeadProps) => {
  const { description, canonical, kind, dataOf } = facts;
  const title = facts.title === '' ? settings.brandName : `${facts.title} · ${settings.brandName}`;
  const url = publicUrl + (canonical ?? '/');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={settings.brandName} />
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
