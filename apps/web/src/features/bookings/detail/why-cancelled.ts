import type { Booking } from '@wayfarer/contracts';
import { t } from '../../../shared/words/words.ts';

/** Why a booking was cancelled by the agency, or automatically; null for every other. */
export const whyCancelled = ({
  cancellationReason,
  agencyReason,
}: Pick<Booking, 'cancellationReason' | 'agencyReason'>): string | null => {
  if (cancellationReason === 'seats_sold')
    return t(
      'Your seats were no longer held when your payment arrived, and others had booked them, so this booking was cancelled.',
    );
  if (cancellationReason === 'code_used_up')
    return t(
      'Your promotion code was no longer held when your payment arrived, and it had been used up, so this booking was cancelled.',
    );
  if (cancellationReason === 'overdue')
    return t('What was still owed had not been paid so long after its due day that this booking was cancelled.');
  return agencyReason === undefined ? null : t('We had to cancel this booking. {reason}', { reason: agencyReason });
};
