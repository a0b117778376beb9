import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { dashboardPeriodSchema, dashboardSchema, departuresQuerySchema, departuresSchema } from './dashboard.schema.ts';

export const dashboardEndpoints = defineEndpoints({
  showDashboard: {
    summary: 'The figures of the dashboard',
    access: 'read-dashboard',
    errors: ['VALIDATION'],
    query: z.object({ period: dashboardPeriodSchema.default('30d') }),
    answer: dashboardSchema,
  },
  listDepartures: {
    summary:
      'The departures of the next seven days, or of others, at most 42, with their persons and seats; those of a schedule without bookings too',
    access: 'read-departures',
    errors: ['VALIDATION'],
    query: departuresQuerySchema,
    answer: departuresSchema,
  },
});
