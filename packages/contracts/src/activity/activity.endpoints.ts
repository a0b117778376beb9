import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import { activityEntrySchema, activityFilter, formerValueQuery, formerValueSchema } from './activity.schema.ts';

export const activityEndpoints = defineEndpoints({
  showFormerValue: {
    summary: 'The former value of a price or a text that an action changed, whole',
    access: 'show-activity',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    query: z.object(formerValueQuery),
    answer: formerValueSchema,
  },
  listActivity: {
    summary: 'What staff changed, with old and new values, latest first',
    access: 'show-activity',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...activityFilter }),
    answer: z.array(activityEntrySchema),
  },
});
