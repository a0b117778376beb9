import { z } from 'zod';
import { readVersionSchema, versionSchema } from '../values/version.ts';

const MAX_LIMIT = 1_000_000_000;
const WHOLE_RUPEES = `Enter whole rupees, from 0 to ${MAX_LIMIT}.`;
const WHOLE_PERCENT = 'Enter a whole number from 0 to 100.';

const refundLimitSchema = z
  .int(WHOLE_RUPEES)
  .min(0, WHOLE_RUPEES)
  .max(MAX_LIMIT, WHOLE_RUPEES)
  .meta({ description: 'What the desk may refund by cancelling one booking, in rupees' });
const percentSchema = z.int(WHOLE_PERCENT).min(0, WHOLE_PERCENT).max(100, WHOLE_PERCENT);

const limits = {
  refundLimit: refundLimitSchema,
  discountPercent: percentSchema.meta({ description: 'What the desk may take off a price by hand' }),
  leadDiscountPercent: percentSchema.meta({ description: 'What desk leads may take off' }),
};

/** What the desk may do without asking an admin. */
export const deskLimitsFormSchema = z.strictObject({
  ...limits,
  version: readVersionSchema.meta({ description: 'The state that was edited; 0 before the first' }),
});
export type DeskLimitsForm = z.infer<typeof deskLimitsFormSchema>;

export const deskLimitsSchema = z.object({ ...limits, version: versionSchema }).meta({ id: 'DeskLimits' });
export type DeskLimits = z.infer<typeof deskLimitsSchema>;
