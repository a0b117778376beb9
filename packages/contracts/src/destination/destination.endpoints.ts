import { z } from 'zod';
import { defineEndpoint } from '../define-endpoints.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import { destinationRoutes } from './destination.routes.ts';
import { destinationFormSchema, destinationSchema } from './destination.schema.ts';

export const destinationEndpoints = {
  listDestinations: defineEndpoint(destinationRoutes.listDestinations, {
    query: z.object(pageQuery),
    answer: z.array(destinationSchema),
  }),
  addDestination: defineEndpoint(destinationRoutes.addDestination, {
    body: destinationFormSchema,
    answer: z.object({ newDestination: destinationSchema }),
    status: 201,
  }),
  editDestination: defineEndpoint(destinationRoutes.editDestination, {
    params: idParams,
    body: destinationFormSchema,
    answer: z.object({ destination: destinationSchema }),
  }),
  deleteDestination: defineEndpoint(destinationRoutes.deleteDestination, { params: idParams, answer: idAnswerSchema }),
};
