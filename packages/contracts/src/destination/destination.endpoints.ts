import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { languageOrAllQuery } from '../translation/translation.schema.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { pageQuery, searchQuery } from '../values/page-query.ts';
import { destinationFormSchema, destinationSchema, destinationSortSchema } from './destination.schema.ts';

export const destinationEndpoints = defineEndpoints({
  listDestinations: {
    summary: 'List destinations',
    access: 'everyone',
    cached: true,
    errors: ['VALIDATION'],
    query: z.object({
      ...pageQuery,
      search: searchQuery.search.meta({
        description: 'Words that each begin one of the name or country; what is found is by name',
      }),
      sort: destinationSortSchema.optional(),
      ...languageOrAllQuery,
    }),
    answer: z.array(destinationSchema),
  },
  findDestination: {
    summary: 'One destination',
    access: 'everyone',
    cached: true,
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    query: z.object(languageOrAllQuery),
    answer: destinationSchema,
  },
  addDestination: {
    summary: 'Add a destination with its picture',
    access: 'change-catalogue',
    errors: ['VALIDATION'],
    body: destinationFormSchema,
    answer: z.object({ newDestination: destinationSchema }),
    status: 201,
  },
  editDestination: {
    summary: 'Edit a destination; without a picture it keeps the current one',
    access: 'change-catalogue',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    body: destinationFormSchema,
    answer: z.object({ destination: destinationSchema }),
  },
  deleteDestination: {
    summary: 'Withdraw a destination that no package uses',
    access: 'change-catalogue',
    errors: ['VALIDATION', 'NOT_FOUND', 'DESTINATION_IN_USE'],
    params: idParams,
    answer: idAnswerSchema,
  },
  restoreDestination: {
    summary: 'Put a withdrawn destination back into the lists',
    access: 'change-catalogue',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: z.object({ destination: destinationSchema }),
  },
});
