import type { Booking } from '@wayfarer/contracts';
import { cancellationDays } from '../../../shared/format/cancellation-words.ts';
import { t } from '../../../shared/words/words.ts';
import { refundLineOf } from '../detail/refund-sentence-of.ts';

/**
 * What was refunded of a booking and, while it can be cancelled, what a cancellation would refund until when.
 */
export const BookingMoney = ({ booking }: { booking: Booking }) => {
  const { refunds, canCancel, bookingStatus, cancellationPolicy, travelDate, plan } = booking;
  // While nothing is paid there is nothing to refund.
  const hasPolicy = canCancel && bookingStatus === 'confirmed';
  if (refunds.length === 0 && !hasPolicy) return null;
  return (
    <div className="space-y-1.5 text-ink-soft text-small">
      {refunds.length === 0 ? null : (
        <ul aria-label={t('Refunds')} className="figures space-y-1">
          {refunds.map((refund) => (
            <li key={`${refund.requestedAt} ${refund.amount} ${refund.state}`}>{refundLineOf(refund)}</li>
          ))}
        </ul>
      )}
      {hasPolicy ? <p>{cancellationDays(cancellationPolicy, travelDate, plan)}</p> : null}
    </div>
  );
};
