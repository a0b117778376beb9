import { type BookingMoney, restOf } from '../../../shared/deposit/booking-money.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';

/** Says that a confirmed booking owes a rest, and whether that is overdue; nothing of any other. */
export const OwesBadge = ({ booking }: { booking: BookingMoney }) => {
  const rest = restOf(booking);
  if (rest === null) return null;
  return rest.isOverdue ? <Badge tone="red">Overdue</Badge> : <Badge tone="yellow">Owes</Badge>;
};
