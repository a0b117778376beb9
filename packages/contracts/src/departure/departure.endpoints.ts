import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { seatsQuerySchema } from '../seats/seats.schema.ts';
import { idParams } from '../values/id-shapes.ts';
import { departureChangeSchema, departureParams, departureSchema, staffDepartureSchema } from './departure.schema.ts';

export const departureEndpoints = defineEndpoints({
  listPackageDepartures: {
    summary:
      'The departures of a package from one day to another, those that can no longer be booked too; at most 400 days at once',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    query: seatsQuerySchema,
    answer: z.array(departureSchema),
  },
  showDeparture: {
    summary: 'One departure with its seats; the id is the package id',
    access: 'read-departures',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: departureParams,
    answer: staffDepartureSchema,
  },
  changeDeparture: {
    summary:
      'Close a departure, so that nothing more of it is sold, or open it again; give it seats of its own; leave a note for the guide',
    access: 'change-departures',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: departureParams,
    body: departureChangeSchema,
    erasable: ['note'],
    answer: z.object({ departure: staffDepartureSchema }),
  },
});
