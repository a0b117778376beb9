import { defineRoutes } from '../define-route.ts';

export const seatsRoutes = defineRoutes({
  listSeats: {
    method: 'GET',
    path: '/api/package/{id}/seats',
    summary: 'How many seats are left: the days on which some are taken, at most 400 days at once',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND'],
  },
});
