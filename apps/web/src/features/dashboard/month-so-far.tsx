import { type Dashboard, formatMoney, groupDigits } from '@wayfarer/contracts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { dashboardSign } from '../../shared/format/dashboard-sign.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { Compared } from './compared.tsx';
import { monthNameOf } from './month-name-of.ts';
import { PeriodFigure } from './period-figure.tsx';

type MonthSoFarProps = Pick<Dashboard, 'monthSoFar' | 'monthLastYear'>;

/** This month up to today beside the same days a year before; nothing where an earlier version answers. */
export const MonthSoFar = ({ monthSoFar: now, monthLastYear: before }: MonthSoFarProps) => {
  if (now === undefined || before === undefined) return null;
  const than = `${formatShortDay(before.from)} – ${formatShortDay(before.to)}`;
  return (
    <Card as="section" aria-labelledby="month-so-far">
      <h2 id="month-so-far" className="font-semibold text-body text-ink">
        {monthNameOf(now.from.slice(0, 7))} so far
      </h2>
      <p className="text-ink-faint text-small">
        {formatShortDay(now.from)} – {formatShortDay(now.to)}, beside the same days a year before
      </p>
      <dl className="mt-5 grid gap-y-0 sm:grid-cols-2">
        <PeriodFigure
          label="Net revenue"
          value={formatMoney(now.revenue, dashboardSign)}
          meaning={`${formatMoney(before.revenue, dashboardSign)} then, from bookings made on these days`}
        >
          <Compared value={now.revenue} before={before.revenue} than={than} />
        </PeriodFigure>
        <PeriodFigure
          label="Bookings made"
          value={groupDigits(now.bookings)}
          meaning={`${groupDigits(before.bookings)} then, in every status`}
        >
          <Compared value={now.bookings} before={before.bookings} than={than} />
        </PeriodFigure>
      </dl>
    </Card>
  );
};
