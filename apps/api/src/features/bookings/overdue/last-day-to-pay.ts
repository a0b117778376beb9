import { addDays, type CalendarDate } from '@wayfarer/contracts';
import type { OverdueRule } from '../../agency/index.ts';
import type { BookingRecord } from '../booking.model.ts';

type Owing = Pick<BookingRecord, 'plan' | 'travelDate'>;

/**
 * The last day on which an overdue booking is paid in time, before the site cancels it; null where it never
 * does: without the rule, and where the trip would begin by then, as with what is paid on arrival.
 */
export const lastDayToPay = ({ plan, travelDate }: Owing, rule: OverdueRule | null): CalendarDate | null => {
  if (!plan || rule === null) return null;
  const isLater = rule.since > plan.dueOn;
  const lastDay = addDays(isLater ? rule.since : plan.dueOn, rule.days);
  return addDays(lastDay, 1) < travelDate ? lastDay : null;
};
