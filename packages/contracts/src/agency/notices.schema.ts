import { z } from 'zod';
import { emailSchema } from '../values/text.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';

/**
 * What the agency gets by email besides messages. Not among its public settings: nobody else learns the
 * address.
 */
export const noticesFormSchema = z.strictObject({
  paidBookingsTo: emailSchema
    .nullable()
    .meta({ description: 'Gets an email for each booking that is paid or overdue; null: nobody does' }),
  version: readVersionSchema.meta({ description: 'The state that was edited; 0 before the first' }),
});
export type NoticesForm = z.infer<typeof noticesFormSchema>;

export const noticesSchema = z
  .object({ paidBookingsTo: z.string().nullable(), version: versionSchema })
  .meta({ id: 'AgencyNotices' });
export type Notices = z.infer<typeof noticesSchema>;
