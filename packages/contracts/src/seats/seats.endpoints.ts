import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { departureChangeSchema, departureParams, departureSchema, seatsQuerySchema, seatsSchema } from './seats.schema.ts';

export const seatsEndpoints = defineEndpoints({
  listSeats: {
    summary:
      'Seats per travel day: the days on which some are taken or that are closed, with how many are left, paid and held; at most 400 days at once',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    query: seatsQuerySchema,
    answer: seatsSchema,
  },
  changeDeparture: {
    summary: 'Close a travel day of a package, so that nothing more of it is sold, or open it again; the id is the package id',
    access: 'change-departures',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: departureParams,
    body: departureChangeSchema,
    answer: z.object({ departure: departureSchema }),
  },
});
