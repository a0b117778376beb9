import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { dashboardPeriodSchema, dashboardSchema, incompleteSchema, waitingSchema } from './dashboard.schema.ts';

export const dashboardEndpoints = defineEndpoints({
  showDashboard: {
    summary: 'The figures of the dashboard',
    access: 'read-dashboard',
    errors: ['VALIDATION'],
    query: z.object({ period: dashboardPeriodSchema.default('30d') }),
    answer: dashboardSchema,
  },
  showWaiting: {
    summary: 'What waits for a person: the first thing on the dashboard, and the counts of the menu',
    access: 'read-waiting',
    errors: [],
    answer: waitingSchema,
  },
  listIncomplete: {
    summary: 'Departures of the next seven days with paid bookings on which somebody is not named, or has not said what is asked',
    access: 'read-bookings',
    errors: [],
    answer: incompleteSchema,
  },
});
