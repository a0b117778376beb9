import { type Dashboard, type DashboardPeriod, formatMoney, groupDigits } from '@wayfarer/contracts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { dashboardSign } from '../../shared/format/dashboard-sign.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { Compared } from './compared.tsx';
import { PeriodFigure } from './period-figure.tsx';
import { periods } from './periods.ts';

const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const counted = (count: number): string => groupDigits(count);

type PeriodPanelProps = Pick<Dashboard, 'period' | 'periodBefore'> & {
  /** The period of these figures. */
  asked: DashboardPeriod;
  chosen: DashboardPeriod;
  onChoose: (period: DashboardPeriod) => void;
  /** True while another period loads. */
  dimmed: boolean;
};

/** The figures of the last days or months, each compared with the same number before. */
export const PeriodPanel = ({ period, periodBefore, asked, chosen, onChoose, dimmed }: PeriodPanelProps) => {
  const than = periods[asked].before;
  return (
    <Card as="section" aria-labelledby="period-heading">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="period-heading" className="font-semibold text-body text-ink">
            {periods[asked].last}
          </h2>
          <p className="text-ink-faint text-small">
            {formatShortDay(period.from)} – {formatShortDay(period.to)}
          </p>
        </div>
        <Segmented
          label="Period"
          options={Object.entries(periods).map(([value, { label }]) => ({ value: value as DashboardPeriod, label }))}
          value={chosen}
          onValueChange={onChoose}
        />
      </div>
      <dl
        aria-busy={dimmed || undefined}
        className={classNames('mt-5 grid gap-y-0 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4', dimmed && 'opacity-50')}
      >
        <PeriodFigure
          label="Net revenue"
          value={formatMoney(period.revenue, dashboardSign)}
          meaning="From bookings made in this period"
        >
          <Compared value={period.revenue} before={periodBefore.revenue} than={than} />
        </PeriodFigure>
        <PeriodFigure label="Bookings made" value={counted(period.bookings)} meaning="In every status">
          <Compared value={period.bookings} before={periodBefore.bookings} than={than} />
        </PeriodFigure>
        <PeriodFigure
          label="Paid"
          value={counted(period.paid)}
          meaning={
            period.bookings === 0 ? 'No bookings to pay' : `${share.format(period.paid / period.bookings)} of the bookings made`
          }
        >
          <Compared value={period.paid} before={periodBefore.paid} than={than} />
        </PeriodFigure>
        <PeriodFigure
          label="Occupancy"
          value={period.occupancy === null ? '–' : share.format(period.occupancy)}
          meaning="Seats sold on departures with limited seats"
        >
          <Compared value={period.occupancy} before={periodBefore.occupancy} than={than} />
        </PeriodFigure>
      </dl>
    </Card>
  );
};
