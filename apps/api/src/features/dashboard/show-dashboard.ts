import { calendarDateAt, DASHBOARD_MONTHS, type Dashboard, monthsUpTo, RECENT_BOOKINGS, rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { bookingRepository, figuresOfAllTime, figuresPerMonth, presentBookings } from '../bookings/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { userRepository } from '../users/index.ts';

/** Everything on the dashboard (docs/specification.md section 2): this month and the three before it, empty months as 0. */
export const showDashboard = async (dependencies: Dependencies): Promise<Dashboard> => {
  const { database, clock, config } = dependencies;
  const months = monthsUpTo(calendarDateAt(clock(), config.SITE_TIME_ZONE), DASHBOARD_MONTHS);
  const [packages, users, total, perMonth, recent] = await Promise.all([
    tourPackageRepository(database).count(),
    userRepository(database).count(),
    figuresOfAllTime(database),
    figuresPerMonth(database, `${months[0]}-01`, config.SITE_TIME_ZONE),
    bookingRepository(database).list({ status: 'all', limit: RECENT_BOOKINGS }),
  ]);
  return {
    packages,
    users,
    bookings: total.bookings,
    revenue: rupeesOf(total.revenue),
    months: months.map((month) => {
      const figures = perMonth.get(month);
      return { month, bookings: figures?.bookings ?? 0, revenue: rupeesOf(figures?.revenue ?? 0) };
    }),
    recentBookings: await presentBookings(dependencies, recent.records),
  };
};
