import type { Booking } from '@wayfarer/contracts';
import { Badge, type BadgeTone } from '../../../shared/ui/display/badge.tsx';

const tones: Partial<Record<Booking['bookingStatus'], BadgeTone>> = { confirmed: 'green', cancelled: 'red' };

/**
 * The capitalised status; green confirmed, red cancelled, grey otherwise (docs/specification.md section 2, My
 * Bookings).
 */
export const TravellerStatusBadge = ({ status }: { status: Booking['bookingStatus'] }) => (
  <Badge tone={tones[status] ?? 'grey'}>{status.charAt(0).toUpperCase() + status.slice(1)}</Badge>
);
