import type { Booking } from '@wayfarer/contracts';
import { Badge, type BadgeTone } from '../../../shared/ui/display/badge.tsx';

const tones: Partial<Record<Booking['bookingStatus'], BadgeTone>> = { confirmed: 'green', cancelled: 'red' };

/**
 * Green for confirmed, red for cancelled, yellow otherwise (docs/specification.md section 4, the admin's
 * list).
 */
export const AdminStatusBadge = ({ status }: { status: Booking['bookingStatus'] }) => (
  <Badge tone={tones[status] ?? 'yellow'}>{status.charAt(0).toUpperCase() + status.slice(1)}</Badge>
);
