import type { SiteSettings } from '@wayfarer/contracts';
import { todayOnSite } from '../shared/format/calendar-day.ts';
import type { PageFacts } from './page-facts.ts';
import { filesOf } from './page-files.ts';
import { productDataOf } from './product-data.ts';

/** JSON that cannot end the script element that it stands in. */
const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Title, description, canonical address, previews and, for a package, what it is and costs. React escapes every text. */
export const PageHead = ({ facts, settings, publicUrl }: { facts: PageFacts; settings: SiteSettings; publicUrl: string }) => {
  const { description, canonical, tourPackage } = facts;
  const title = facts.title === '' ? settings.brandName : `${facts.title} · ${settings.brandName}`;
  const url = publicUrl + (canonical ?? '/');
  const { styles, scripts } = canonical === null ? { styles: [], scripts: [] } : filesOf(canonical);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={settings.brandName} />
      <meta property="og:type" content={tourPackage === null ? 'website' : 'product'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={publicUrl + facts.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="page-scripts" content={scripts.join(' ')} />
      {styles.map((style) => (
        <link key={style} rel="stylesheet" crossOrigin="" href={style} />
      ))}
      {tourPackage === null ? null : (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any '<', in a block that is never executed
          dangerouslySetInnerHTML={{
            __html: inertJson(productDataOf(tourPackage, publicUrl, url, settings.brandName, todayOnSite())),
          }}
        />
      )}
    </>
  );
};
