import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { dashboardPeriodSchema, dashboardSchema, departuresSchema } from './dashboard.schema.ts';

export const dashboardEndpoints = defineEndpoints({
  showDashboard: {
    summary: 'The figures of the dashboard',
    access: 'read-dashboard',
    errors: ['VALIDATION'],
    query: z.object({ period: dashboardPeriodSchema.default('30d') }),
    answer: dashboardSchema,
  },
  listDepartures: {
    summary: 'The departures of the next seven days, with their persons and seats',
    access: 'read-departures',
    errors: [],
    answer: departuresSchema,
  },
});
