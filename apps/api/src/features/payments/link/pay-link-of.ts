import { addDays, bookingNumberOf, type PayLink, startOfDay } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { momentText } from '../../../time/moment-text.ts';
import { readAgency } from '../../agency/index.ts';
import { restOf } from '../../attempts/index.ts';
import {
  type BookingRecord,
  type BookingWithPackage,
  bookingRepository,
  presentBookings,
  readStillSold,
  whyNotPayable,
} from '../../bookings/index.ts';
import { hashOfToken } from '../../emails/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';

/** A booking with its link to pay. */
export type Linked = BookingWithPackage & { readonly until: Date };

/**
 * Until when a link counts: as staff or an offer said, or for the rest of a confirmed booking until the trip
 * begins.
 */
const linkEndsAt = (
  { config }: Pick<MoneyDependencies, 'config'>,
  { byStaff, fromOffer, plan, bookingStatus, travelDate }: BookingRecord,
) =>
  plan && bookingStatus === 'confirmed'
    ? startOfDay(addDays(travelDate, 1), config.SITE_TIME_ZONE)
    : (byStaff?.link?.until ?? fromOffer?.until);

/** @throws LINK_INVALID */
export const getLinked = async (dependencies: Pick<MoneyDependencies, 'database' | 'config'>, token: string): Promise<Linked> => {
  const found = await bookingRepository(dependencies.database).findByLinkToken(hashOfToken(token));
  const until = found && linkEndsAt(dependencies, found.booking);
  if (!found || !until) throw new ApiError('LINK_INVALID', t('This is not a link to pay. Please ask the agency for a new one.'));
  noteBooking(found.booking._id);
  return { ...found, until };
};

const sentences: Readonly<Partial<Record<PayLink['state'], () => string>>> = {
  cancelled: () => t('This booking is cancelled. Nothing can be paid for it any more.'),
  closed: () => t('This booking cannot be paid at the moment. Please contact the agency.'),
};

/** When a link ended, on the site's clock, and whom to ask for a new one. */
const endedSentence = async (dependencies: MoneyDependencies, until: Date): Promise<string> => {
  const { phone } = await readAgency(dependencies);
  const moment = momentText(until, dependencies.config.SITE_TIME_ZONE);
  return phone === ''
    ? t('This link ended on {moment}. Please ask the agency for a new one.', { moment })
    : t('This link ended on {moment}. Please ask the agency for a new one: {phone}.', { moment, phone });
};

/** Whether a link can be used at this moment, and why not. */
export const stateOfLink = async (
  dependencies: MoneyDependencies,
  { booking, tourPackage, until }: Linked,
): Promise<Pick<PayLink, 'state' | 'sentence'>> => {
  const stateOf = async (): Promise<PayLink['state']> => {
    if (booking.bookingStatus === 'cancelled') return 'cancelled';
    if (booking.bookingStatus === 'confirmed' && restOf(booking) === 0) return 'paid';
    if (until <= dependencies.clock()) return 'over';
    const isStillSold = await readStillSold(dependencies, [booking]);
    return dependencies.guards.canPay(booking, isStillSold(booking, tourPackage), dependencies) ? 'open' : 'closed';
  };
  const state = await stateOf();
  const sentence = state === 'over' ? await endedSentence(dependencies, until) : (sentences[state]?.() ?? null);
  return { state, sentence: (state === 'closed' && whyNotPayable(booking)) || sentence };
};

/** What whoever has the link sees. */
export const presentLink = async (dependencies: MoneyDependencies, found: Linked): Promise<PayLink> => {
  const { booking, until } = found;
  const nobody = { role: 'user', userId: '' } as const;
  const [[presented], state] = await Promise.all([
    presentBookings(dependencies, [booking], nobody),
    stateOfLink(dependencies, found),
  ]);
  if (!presented) throw new Error('A booking was not presented.');
  return { ...presented, ...state, number: bookingNumberOf(String(booking._id)), payUntil: until.toISOString() };
};

/** Acts for whoever has the link: as the customer, within what staff granted. */
export const payerOf = ({ userId, username }: BookingRecord) =>
  ({ userId: String(userId), username, role: 'user', sessionId: 'link to pay', mayHandleAll: true }) as const;
