import type { Dependencies } from '../../dependencies.ts';
import { inLanguage } from '../../language/in-language.ts';
import { languageRead } from '../../language/own-language.ts';
import { spokenOffer } from '../bookings/index.ts';
import { departureKeyOf, type SeatDayRecord, waitlistRepository } from '../departures/index.ts';
import type { ComposedEmail } from '../emails/index.ts';
import { findOffer } from '../tour-packages/index.ts';
import { accountNamesOf, canBeWrittenTo, nameInEmails, userRepository } from '../users/index.ts';
import { offerNonceOf } from './offer-link.ts';
import { isOffered } from './wait-state.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * The email of an offer: that seats are held, until when, and where they are booked or refused; nothing once
 * the offer is over. One is due with each offer, and an account has one offer of a departure at a time.
 * @param entry the id of the one who waits
 */
export const composeOffer = async (
  { database, clock, config }: Needs,
  { _id }: Pick<SeatDayRecord, '_id'>,
  entry: string,
): Promise<ComposedEmail | null> => {
  const key = departureKeyOf(_id);
  const list = await waitlistRepository(database).find(key, clock());
  const offered = list?.entries.find((one) => String(one._id) === entry);
  if (!list || !offered?.offeredUntil || offered.claimedAt || !isOffered(list, offered, clock())) return null;
  const [user, tourPackage] = await Promise.all([
    userRepository(database).findJoined(String(offered.by)),
    findOffer(database, key.packageId),
  ]);
  if (!canBeWrittenTo(user) || !tourPackage) return null;
  const names = await accountNamesOf(database, [user._id]);
  const { destination, schedule, title } = inLanguage(languageRead(config, offered.language), () => spokenOffer(tourPackage));
  return {
    to: user.email,
    isConfirmed: Boolean(user.emailVerifiedAt),
    userId: user._id,
    bookingId: null,
    language: offered.language,
    content: {
      kind: 'waitlist-offer',
      username: user.username,
      ...nameInEmails(user, names.get(String(user._id))),
      nonce: offerNonceOf(offered._id),
      validUntil: offered.offeredUntil,
      title,
      place: destination ? `${destination.name}, ${destination.country}` : title,
      travelDate: key.day,
      ...(schedule?.startTime === undefined ? {} : { startTime: schedule.startTime }),
      totalPersons: offered.persons,
    },
  };
};
