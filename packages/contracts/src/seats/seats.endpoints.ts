import { defineEndpoints } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { seatsQuerySchema, seatsSchema } from './seats.schema.ts';

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
});
