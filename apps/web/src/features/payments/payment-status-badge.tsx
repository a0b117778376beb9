import type { Payment } from '@wayfarer/contracts';
import { Badge, type BadgeTone } from '../../shared/ui/display/badge.tsx';

type Look = { word: string; tone: BadgeTone };
const looks: Record<Payment['status'], Look> = {
  creating: { word: 'Starting', tone: 'grey' },
  pending: { word: 'Pending', tone: 'yellow' },
  failed: { word: 'Failed', tone: 'red' },
  expired: { word: 'Expired', tone: 'grey' },
  paid: { word: 'Paid', tone: 'green' },
  needs_review: { word: 'Needs review', tone: 'red' },
  refund_pending: { word: 'Refund pending', tone: 'yellow' },
  refunded: { word: 'Refunded', tone: 'grey' },
};

const PARTLY_REFUNDED: Look = { word: 'Partly refunded', tone: 'yellow' };

type Paid = Pick<Payment, 'status' | 'amountRefunded'>;

const lookOf = ({ status, amountRefunded }: Paid): Look =>
  status === 'paid' && amountRefunded > 0 ? PARTLY_REFUNDED : looks[status];

/** The word for the status of a payment, in the badge and the CSV. */
export const paymentStatusWordOf = (payment: Paid): string => lookOf(payment).word;

/** The status of an attempt to pay. */
export const PaymentStatusBadge = ({ payment }: { payment: Paid }) => {
  const { word, tone } = lookOf(payment);
  return <Badge tone={tone}>{word}</Badge>;
};
