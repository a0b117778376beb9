import { z } from 'zod';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { MAX_CANCELLATION_STEPS, MAX_DAYS_BEFORE } from './cancellation-policy.rules.ts';

const daysSentence = `Enter a whole number of days from 0 to ${MAX_DAYS_BEFORE}.`;
const percentSentence = 'Enter a whole percentage from 0 to 100.';

const stepSchema = z.object({
  daysBefore: z.int(daysSentence).min(0, daysSentence).max(MAX_DAYS_BEFORE, daysSentence),
  percent: z.int(percentSentence).min(0, percentSentence).max(100, percentSentence),
});

/**
 * At most six steps, each with fewer days than the one before, and none that refunds more than an earlier
 * one.
 */
export const cancellationPolicySchema = z
  .array(stepSchema, { error: 'The cancellation policy is a list of steps.' })
  .max(MAX_CANCELLATION_STEPS, `A policy has at most ${MAX_CANCELLATION_STEPS} steps.`)
  .superRefine((steps, context) => {
    for (const [index, { daysBefore, percent }] of steps.entries()) {
      const before = steps[index - 1];
      if (!before) continue;
      const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [index, field], message });
      if (daysBefore >= before.daysBefore) refuse('daysBefore', 'Each step must have fewer days than the one above it.');
      if (percent > before.percent) refuse('percent', 'A later step cannot refund more than an earlier one.');
    }
  }, onceFieldsAreRight)
  .meta({
    id: 'CancellationPolicy',
    description: 'With at least `daysBefore` days left before the travel day, `percent` is refunded; below the last step nothing',
  });
