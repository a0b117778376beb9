import { useQuery } from '@tanstack/react-query';
import { type Dashboard, type DashboardPeriod, formatMoney, groupDigits } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useSearchParams } from 'react-router-dom';
import { RecentBookings } from '../../features/bookings/admin/recent-bookings.tsx';
import { dashboardQuery } from '../../features/dashboard/dashboard-query.ts';
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx';
import { DeparturesPanel } from '../../features/dashboard/departures-panel.tsx';
import { FigureCards } from '../../features/dashboard/figure-cards.tsx';
import { MonthPanel } from '../../features/dashboard/month-panel.tsx';
import { MonthSoFar } from '../../features/dashboard/month-so-far.tsx';
import { OwedPanel } from '../../features/dashboard/owed-panel.tsx';
import { PeriodPanel } from '../../features/dashboard/period-panel.tsx';
import { periodIn, periods } from '../../features/dashboard/periods.ts';
import { TopPackages } from '../../features/dashboard/top-packages.tsx';
import { UndecidedPanel } from '../../features/dashboard/undecided-panel.tsx';
import { WaitingPanel } from '../../features/dashboard/waiting-panel.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { dashboardSign } from '../../shared/format/dashboard-sign.ts';
import { formatLately } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { ReturnBar } from '../../shared/session/return-bar.tsx';
import { useMay } from '../../shared/session/use-may.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
/** '₹12.5K', only on the axis of a chart: every other amount has its two decimals. */
const formatRevenueShort = (rupees: number): string =>
  `${rupees < 0 ? '−' : ''}${dashboardSign}${compact.format(Math.abs(rupees))}`;

const counted = (count: number): string => groupDigits(count);

type FiguresProps = {
  dashboard: Dashboard & { asked: DashboardPeriod };
  chosen: DashboardPeriod;
  onChoose: (period: DashboardPeriod) => void;
  dimmed: boolean;
};

const Figures = ({ dashboard, chosen, onChoose, dimmed }: FiguresProps) => (
  <>
    {dashboard.countedUpTo === null ? null : (
      <p className="text-ink-faint text-small">Figures as of {formatLately(dashboard.countedUpTo)}</p>
    )}
    <FigureCards {...dashboard} />
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      <MonthPanel
        heading="Bookings per month"
        text="By booking date, in every status"
        column="Bookings"
        months={dashboard.months.map(({ month, bookings }) => ({ month, value: bookings }))}
        written={counted}
        writtenShort={counted}
      />
      <MonthPanel
        heading="Revenue per month"
        text="Received, less refunds"
        column="Revenue"
        months={dashboard.months.map(({ month, revenue }) => ({ month, value: revenue }))}
        written={(value) => formatMoney(value, dashboardSign)}
        writtenShort={formatRevenueShort}
      />
    </div>
    <div className={classNames('grid grid-cols-1 gap-4', dashboard.owedByAge && 'xl:grid-cols-2')}>
      <MonthSoFar {...dashboard} />
      <OwedPanel owed={dashboard.owedByAge} />
    </div>
    <PeriodPanel {...dashboard} chosen={chosen} onChoose={onChoose} dimmed={dimmed} />
    <TopPackages
      packages={dashboard.topPackages}
      period={periods[dashboard.asked].last}
      rankedUpTo={dashboard.rankedUpTo}
      dimmed={dimmed}
    />
    <section aria-labelledby="recent-bookings" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent-bookings" className="font-bold text-ink text-lead">
          Recent Bookings
        </h2>
        <LinkButton to={paths.adminBookings()} variant="quiet" size="small">
          All bookings
        </LinkButton>
      </div>
      <RecentBookings bookings={dashboard.recentBookings} />
    </section>
  </>
);

/** How the agency is doing: figures, in one call. */
const AllFigures = () => {
  const [params, setParams] = useSearchParams();
  const chosen = periodIn(params.get('period'));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(dashboardQuery(chosen));
  const failure = error === null ? null : sentenceOf(error);
  return (
    <>
      {data === undefined && failure !== null ? (
        <FailedState message={failure} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data !== undefined && failure !== null ? (
        <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
          {failure} Showing the last loaded data.
        </RetryNotice>
      ) : null}
      {data === undefined ? (
        failure === null && <DashboardSkeleton />
      ) : (
        <Figures
          dashboard={data}
          chosen={chosen}
          onChoose={(period) => setParams({ period }, { replace: true, preventScrollReset: true })}
          dimmed={isPlaceholderData}
        />
      )}
    </>
  );
};

/**
 * The dashboard (docs/specification.md section 2). It begins with the work of today and the departures of the
 * next days, which is all that the desk sees; then come four figures, two lines over four months, the last
 * five bookings, this month beside that of last year, and a period of choice.
 */
export const DashboardPage = () => {
  const seesFigures = useMay('read-dashboard');
  return (
    <>
      <PageHeading title={screens.adminDashboard.title}>Dashboard</PageHeading>
      <ReturnBar />
      <WaitingPanel />
      <UndecidedPanel />
      <DeparturesPanel />
      {seesFigures ? <AllFigures /> : null}
    </>
  );
};
