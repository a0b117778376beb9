import { z } from 'zod';
import { bookingSchema } from '../booking/booking.schema.ts';

/** Months that the charts cover: this one and the three before it; bookings that the table lists (docs/specification.md section 9). */
export const DASHBOARD_MONTHS = 4;
export const RECENT_BOOKINGS = 5;

/** Everything that the dashboard shows, counted by the server. Revenue is money received less money given back, in rupees. */
export const dashboardSchema = z
  .object({
    packages: z.int(),
    bookings: z.int(),
    users: z.int(),
    revenue: z.number(),
    months: z
      .array(z.object({ month: z.string().meta({ example: '2026-11' }), bookings: z.int(), revenue: z.number() }))
      .length(DASHBOARD_MONTHS),
    recentBookings: z.array(bookingSchema).max(RECENT_BOOKINGS),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof dashboardSchema>;
