import { defineEndpoint } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { seatsRoutes } from './seats.routes.ts';
import { seatsQuerySchema, seatsSchema } from './seats.schema.ts';

export const seatsEndpoints = {
  listSeats: defineEndpoint(seatsRoutes.listSeats, { params: idParams, query: seatsQuerySchema, answer: seatsSchema }),
};
