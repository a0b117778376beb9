import { formatMoney, groupDigits, type TopPackage } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { dashboardSign } from '../../shared/format/dashboard-sign.ts';
import { formatLately } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

type TopPackagesProps = {
  packages: readonly TopPackage[];
  /** 'Last 30 days' */
  period: string;
  /** The moment that they are as of; null if it is that of the other figures. */
  rankedUpTo: string | null;
  dimmed: boolean;
};

/** The packages that earned most in the period. */
export const TopPackages = ({ packages, period, rankedUpTo, dimmed }: TopPackagesProps) => (
  <Card as="section" aria-labelledby="top-packages">
    <h2 id="top-packages" className="font-semibold text-body text-ink">
      Top packages
    </h2>
    <p className="text-ink-faint text-small">
      {period}, by net revenue{rankedUpTo === null ? '' : `; as of ${formatLately(rankedUpTo)}`}
    </p>
    {packages.length === 0 ? (
      <p className="mt-4 text-ink-soft">No bookings in this period yet.</p>
    ) : (
      <ol aria-busy={dimmed || undefined} className={classNames('mt-3', dimmed && 'opacity-50')}>
        {packages.map(({ tourPackageId, title, bookings, revenue }) => (
          <li
            key={tourPackageId}
            className="flex items-baseline justify-between gap-4 border-hairline border-t py-2.5 first:border-t-0"
          >
            <span className="min-w-0">
              <Link to={paths.packageDetail(tourPackageId)} className="touchable block font-medium text-ink hover:underline">
                <span className="line-clamp-1">{title}</span>
              </Link>
              <span className="text-ink-faint text-small">
                {bookings === 1 ? '1 booking' : `${groupDigits(bookings)} bookings`}
              </span>
            </span>
            <span className="figures whitespace-nowrap font-semibold text-ink">{formatMoney(revenue, dashboardSign)}</span>
          </li>
        ))}
      </ol>
    )}
  </Card>
);
