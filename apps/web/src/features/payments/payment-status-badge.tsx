import type { Payment } from '@wayfarer/contracts';
import { Badge, type BadgeTone } from '../../shared/ui/display/badge.tsx';

const looks: Record<Payment['status'], { word: string; tone: BadgeTone }> = {
  creating: { word: 'Starting', tone: 'grey' },
  pending: { word: 'Pending', tone: 'yellow' },
  failed: { word: 'Failed', tone: 'red' },
  expired: { word: 'Expired', tone: 'grey' },
  paid: { word: 'Paid', tone: 'green' },
  needs_review: { word: 'Needs review', tone: 'red' },
  refund_pending: { word: 'Refund pending', tone: 'yellow' },
  refunded: { word: 'Refunded', tone: 'grey' },
};

/** The word for a status, in the badge and the CSV. */
export const paymentStatusWordOf = (status: Payment['status']): string => looks[status].word;

/** The status of an attempt to pay. */
export const PaymentStatusBadge = ({ status }: { status: Payment['status'] }) => (
  <Badge tone={looks[status].tone}>{looks[status].word}</Badge>
);
