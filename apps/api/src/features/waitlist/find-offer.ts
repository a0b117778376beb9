import type { SeatOfferView } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { noteBooking } from '../../logging/audit-context.ts';
import { momentText } from '../../time/moment-text.ts';
import { type BookingRecord, bookingRepository, type OfferedOrder, payLinkUrlOf } from '../bookings/index.ts';
import { type Waitlist, type WaitlistEntry, waitlistRepository } from '../departures/index.ts';
import { hashOfToken } from '../emails/index.ts';
import { isOffered } from './wait-state.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
/** An offer with its departure, and the booking that was made from it. */
export type FoundOffer = {
  readonly list: Waitlist;
  readonly entry: WaitlistEntry & { readonly offeredUntil: Date };
  readonly booking: BookingRecord | null;
};

/** @throws LINK_INVALID where nothing was offered under this token, or its account is deleted */
export const findOfferBy = async ({ database, clock }: Needs, token: string): Promise<FoundOffer> => {
  const hash = hashOfToken(token);
  const list = await waitlistRepository(database).findByToken(hash, clock());
  const entry = list?.entries.find((one) => one.token === hash);
  const offeredUntil = entry?.offeredUntil;
  if (!list || !entry || !offeredUntil)
    throw new ApiError('LINK_INVALID', t('This is not an offer of seats. Please look at your bookings, or ask the agency.'));
  const booking = entry.claimedAt ? await bookingRepository(database).findById(entry._id) : null;
  if (booking) noteBooking(booking._id);
  return { list, entry: { ...entry, offeredUntil }, booking };
};

/** What would be booked from it. */
export const orderOf = ({ list, entry }: FoundOffer): OfferedOrder => ({
  packageId: list.packageId,
  travelDate: list.day,
  totalPersons: entry.persons,
  party: entry.party,
  singleRooms: entry.singleRooms,
});

/** Whether an offer can be used at this moment, and why not. */
export const stateOfOffer = (
  { clock, config }: Needs,
  { list, entry, booking }: FoundOffer,
): Pick<SeatOfferView, 'state' | 'sentence' | 'bookingId' | 'payLink'> => {
  if (booking)
    return {
      state: 'booked',
      sentence: t('You have booked these seats already.'),
      bookingId: String(booking._id),
      ...(booking.bookingStatus === 'pending' ? { payLink: payLinkUrlOf(config, String(booking._id)) } : {}),
    };
  if (entry.declinedAt) return { state: 'declined', sentence: t('You have refused these seats. Others have them now.') };
  if (list.isCancelled) return { state: 'closed', sentence: t('This departure is cancelled.') };
  if (isOffered(list, entry, clock())) return { state: 'open', sentence: null };
  const moment = momentText(entry.offeredUntil, config.SITE_TIME_ZONE);
  return {
    state: 'over',
    sentence: t('This offer ended on {moment}. Others have the seats now. You can join the waitlist again.', { moment }),
  };
};
