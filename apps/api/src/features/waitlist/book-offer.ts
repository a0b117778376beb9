import { t } from '@wayfarer/words';
import { ApiError } from '../../errors/api-error.ts';
import { languageOfPage, offeredLanguage } from '../../language/own-language.ts';
import { runWithAuditContext } from '../../logging/audit-context.ts';
import { type BookingDependencies, bookFromOffer, payLinkUrlOf } from '../bookings/index.ts';
import { waitlistRepository } from '../departures/index.ts';
import { userRepository } from '../users/index.ts';
import { findOfferBy, orderOf, stateOfOffer } from './find-offer.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

/**
 * Books the seats of an offer for the account that was waiting, for whoever has its link. Two presses make
 * one booking.
 * @throws LINK_INVALID; CONFLICT with a sentence where the offer was used, refused, or is over; what
 * `bookFromOffer` throws: nothing is written then
 */
export const bookOffer = async (
  needs: Needs,
  { token, totalAmount }: { readonly token: string; readonly totalAmount: number },
): Promise<{ bookingId: string; payLink: string }> => {
  const { database, config } = needs;
  const found = await findOfferBy(needs, token);
  const { list, entry } = found;
  const { state, sentence } = stateOfOffer(needs, found);
  if (state !== 'open') throw new ApiError('CONFLICT', sentence ?? undefined);
  const user = await userRepository(database).findJoined(String(entry.by));
  if (!user) throw new ApiError('LINK_INVALID');
  const lists = waitlistRepository(database);
  const key = { packageId: list.packageId, day: list.day };
  const claim = async (until: Date): Promise<void> => {
    await lists.claim(key, entry._id, { until, now: needs.clock() });
    const claimed = (await lists.find(key, needs.clock()))?.entries.find(({ _id }) => _id.equals(entry._id));
    if (claimed?.claimedAt && !claimed.declinedAt) return;
    throw new ApiError('CONFLICT', t('These seats are no longer held for you.'));
  };
  // Emails lead to English pages, too: who joined on a German one reads German.
  const language = { ...offeredLanguage(config, entry.language), ...languageOfPage() };
  const order = { ...orderOf(found), _id: entry._id, user, until: entry.offeredUntil, accepted: totalAmount, language };
  const booking = await runWithAuditContext({ by: { kind: 'traveller', id: String(user._id) } }, () =>
    bookFromOffer(needs, order, claim),
  );
  return { bookingId: String(booking._id), payLink: payLinkUrlOf(config, String(booking._id)) };
};
