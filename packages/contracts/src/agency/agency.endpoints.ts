import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { agencyFormSchema, agencySchema } from './agency.schema.ts';

export const agencyEndpoints = defineEndpoints({
  editAgency: {
    summary: 'Change what the agency says about itself and how it looks; without a new logo it keeps the current one',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    body: agencyFormSchema,
    answer: z.object({ agency: agencySchema }),
  },
});
