import type { Dependencies } from '../../../dependencies.ts';
import type { ComposedEmail } from '../../emails/index.ts';
import { cancellationOf, refundAll } from '../cancellation.ts';
import { cancelledOf } from './cancelled-email.ts';
import { composeAbout } from './compose-about.ts';

/**
 * The email that a booking would get if the agency cancelled its departure now. Null where it is cancelled
 * already, or has no traveller any more.
 */
export const previewCancellation = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  bookingId: string,
  words: { readonly reason: string; readonly letter: string },
): Promise<ComposedEmail | null> => {
  const at = clock();
  const email = await composeAbout(database, bookingId, at, (booking, { firstDay: _firstDay, person: _person, ...to }) => {
    const cancelled = cancellationOf(booking, refundAll, at);
    const after = { ...booking, ...cancelled, staffCancel: { terms: 'agency' as const, at, ...words } };
    return cancelled && cancelledOf(after, booking.bookingStatus, to);
  });
  return email && 'to' in email ? email : null;
};
