import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { pageQuery } from '../values/page-query.ts';
import { activityEntrySchema, activityFilter } from './activity.schema.ts';

export const activityEndpoints = defineEndpoints({
  listActivity: {
    summary: 'What staff changed, with old and new values, latest first',
    access: 'show-activity',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...activityFilter }),
    answer: z.array(activityEntrySchema),
  },
});
