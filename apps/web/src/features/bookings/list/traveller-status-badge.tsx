import type { Booking } from '@wayfarer/contracts';
import { Badge, type BadgeTone } from '../../../shared/ui/display/badge.tsx';
import { tc } from '../../../shared/words/words.ts';

const tones: Partial<Record<Booking['bookingStatus'], BadgeTone>> = { confirmed: 'green', cancelled: 'red' };
const words: Readonly<Record<Booking['bookingStatus'], () => string>> = {
  pending: () => tc('a booking', 'Pending'),
  confirmed: () => tc('a booking', 'Confirmed'),
  cancelled: () => tc('a booking', 'Cancelled'),
};

/**
 * The capitalised status; green confirmed, red cancelled, grey otherwise (docs/specification.md section 2, My
 * Bookings).
 */
export const TravellerStatusBadge = ({ status }: { status: Booking['bookingStatus'] }) => (
  <Badge tone={tones[status] ?? 'grey'}>{words[status]()}</Badge>
);
