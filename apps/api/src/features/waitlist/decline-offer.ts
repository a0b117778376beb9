import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { waitlistRepository } from '../departures/index.ts';
import { findOfferBy, stateOfOffer } from './find-offer.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * Refuses the seats of an offer: they are free for the next in line. Refused twice is refused once.
 * @throws LINK_INVALID; CONFLICT with a sentence where it was booked, or is over
 */
export const declineOffer = async (needs: Needs, token: string): Promise<{ message: string }> => {
  const found = await findOfferBy(needs, token);
  const { list, entry } = found;
  const key = { packageId: list.packageId, day: list.day };
  await waitlistRepository(needs.database).decline(key, entry._id, needs.clock());
  const { entry: after, ...now } = await findOfferBy(needs, token);
  if (after.declinedAt) return { message: t('Thank you for telling us. The seats go to the next in line.') };
  const { sentence } = stateOfOffer(needs, { ...now, entry: after });
  throw new ApiError('CONFLICT', sentence ?? t('These seats are being booked.'));
};
