import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { markOf } from '../../shared/site-mark.ts';
import { siteSettings } from '../../shared/site-settings.ts';

const BrandMark = () => <img src={markOf(siteSettings.agency)} alt="" width={32} height={32} className="size-8 object-contain" />;

/** The mark and the brand's name; links to Home. On the narrowest phones only the mark is shown. */
export const BrandLink = ({ compact = false }: { compact?: boolean }) => (
  <Link
    to={paths.home()}
    className="touchable inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-control font-bold text-ink text-lead tracking-tight"
  >
    <BrandMark />
    <span className={compact ? 'sr-only min-[24rem]:not-sr-only' : undefined}>{siteSettings.brandName}</span>
  </Link>
);
