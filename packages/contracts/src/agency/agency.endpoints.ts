import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { agencyFormSchema, agencySchema } from './agency.schema.ts';

export const agencyEndpoints = defineEndpoints({
  editAgency: {
    summary: 'Change what the agency says of itself and looks like; without a logo it keeps the present one',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    body: agencyFormSchema,
    answer: z.object({ agency: agencySchema }),
  },
});
