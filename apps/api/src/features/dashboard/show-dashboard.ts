import {
  addDays,
  type CalendarDate,
  DASHBOARD_MONTHS,
  type Dashboard,
  type DashboardPeriod,
  dashboardPeriods,
  MAX_LISTED_DEPARTURES,
  monthOf,
  monthsUpTo,
  RECENT_BOOKINGS,
  rupeesOf,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { todayOf } from '../../time/today-of.ts';
import { listBookings, presentBookings, sumOwedByAge } from '../bookings/index.ts';
import { addBookings } from '../figures/index.ts';
import { type Figures, readFigures } from '../keep-figures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { listComingDepartures } from './coming-departures.ts';
import { countWaiting } from './count-waiting.ts';
import { monthFiguresOf } from './month-figures.ts';
import { periodFiguresOf } from './period-figures.ts';
import { withTitle } from './with-title.ts';

/** This month and the three before it, empty months as 0. */
const listMonths = async (figures: Figures, today: CalendarDate): Promise<Dashboard['months']> => {
  const months = monthsUpTo(today, DASHBOARD_MONTHS);
  const days = await figures.listDays('bookings', `${months[0]}-01`, today);
  return months.map((month) => {
    const ofMonth = [...days].filter(([day]) => monthOf(day) === month).map(([, sums]) => sums);
    const { pending, confirmed, cancelled, received, refunded } = addBookings(ofMonth);
    return { month, bookings: pending + confirmed + cancelled, revenue: rupeesOf(received - refunded) };
  });
};

/**
 * Everything on the dashboard (docs/specification.md section 2), from daily sums: what it reads does not grow
 * with the number of bookings (docs/decisions/0032).
 */
export const showDashboard = async (dependencies: Dependencies, caller: Caller, name: DashboardPeriod): Promise<Dashboard> => {
  const { database, clock, config } = dependencies;
  const today = todayOf({ clock, config });
  const days = dashboardPeriods[name];
  const figures = await readFigures(dependencies);
  const [months, monthFigures, period, periodBefore, departures, waiting, recent, owed] = await Promise.all([
    listMonths(figures, today),
    monthFiguresOf(figures, today),
    periodFiguresOf(figures, today, days),
    periodFiguresOf(figures, addDays(today, -days), days),
    listComingDepartures(figures, today, MAX_LISTED_DEPARTURES),
    countWaiting(dependencies, caller, figures),
    listBookings(database, { status: 'all', limit: RECENT_BOOKINGS }, config.SITE_TIME_ZONE),
    sumOwedByAge(database, today),
  ]);
  const ranked = figures.rankings[days] ?? [];
  const named = [...ranked, ...departures.flatMap(({ largest }) => largest)];
  const titles = await tourPackageRepository(database).titlesOf(named.map(({ tourPackageId }) => tourPackageId));
  const { bookings, packages, users } = figures.totals;
  const { at, rankedAt } = figures;
  return {
    packages,
    users,
    bookings: bookings.pending + bookings.confirmed + bookings.cancelled,
    revenue: rupeesOf(bookings.received - bookings.refunded),
    months,
    recentBookings: await presentBookings(dependencies, recent.records),
    ...monthFigures,
    period,
    periodBefore,
    topPackages: ranked.map(withTitle(titles)).map((one) => ({ ...one, revenue: rupeesOf(one.revenue) })),
    departures: departures.map((day) => ({ ...day, largest: day.largest.map(withTitle(titles)) })),
    waiting,
    ...(owed.length > 0 ? { owedByAge: owed.map((one) => ({ ...one, amount: rupeesOf(one.amount) })) } : {}),
    countedUpTo: at.toISOString(),
    // Where ranking takes long it is done less often.
    rankedUpTo: rankedAt < at ? rankedAt.toISOString() : null,
  };
};
