import { auditContext } from '../../../logging/audit-context.ts';
import type { Written } from '../booking-trail.model.ts';

/** The caller that is being answered, or the job that runs, at this moment. */
export const writtenNow = (): Written => {
  const { by, requestId, clock } = auditContext();
  return { at: clock(), by, requestId };
};
