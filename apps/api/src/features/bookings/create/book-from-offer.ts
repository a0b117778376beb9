import type { CalendarDate, Party } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { OwnLanguage } from '../../../language/own-language.ts';
import { agreedTextsNow } from '../../agency/index.ts';
import { findOffer, type Offer, readSaleTerms } from '../../tour-packages/index.ts';
import type { UserRecord } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { payLinkHashOf } from '../pay-link.ts';
import { holdEndsAt } from '../seats/booking-seats.ts';
import { assertCanBeBooked } from './assert-can-be-booked.ts';
import { assertOffered } from './assert-offered.ts';
import { assertOldEnough } from './assert-old-enough.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { assertPayable, assertPriceIs, storeOrder } from './store-order.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;

/** A party that was offered seats, as it would book them. */
export type OfferedOrder = {
  readonly packageId: string;
  readonly travelDate: CalendarDate;
  readonly totalPersons: number;
  readonly party?: Party | undefined;
  readonly singleRooms?: number | undefined;
};

/**
 * What a departure costs a party that waits for it, or was offered seats of it, at this moment.
 * @throws NOT_FOUND, PACKAGE_NOT_BOOKABLE; VALIDATION at the day, or at who comes
 */
export const quoteOffer = async (
  needs: Pick<Needs, 'database' | 'clock' | 'config'>,
  { packageId, ...order }: OfferedOrder,
): Promise<PricedOrder & { offer: Offer }> => {
  const [found, terms] = await Promise.all([findOffer(needs.database, packageId), readSaleTerms(needs)]);
  const offer = assertOffered(needs, found);
  assertCanBeBooked(terms, { role: 'user' }, offer, order.travelDate);
  assertOldEnough(offer, order);
  const priced = priceOrder(offer, order);
  assertPayable(priced.quote.total);
  return { ...priced, offer };
};

/**
 * Books the seats of an offer for the account that was waiting, at the price of now. They are held at least
 * as long as the offer, and as those of every booking.
 * @param accepted the total that was shown, in rupees
 * @param claim takes the offer, once everything else is right; it throws where that is over
 * @throws NOT_FOUND, PACKAGE_NOT_BOOKABLE, VALIDATION; PRICE_CHANGED with the new total
 */
export const bookFromOffer = async (
  needs: Needs,
  {
    _id,
    user,
    until,
    accepted,
    language,
    ...order
  }: OfferedOrder & {
    readonly _id: ObjectId;
    readonly user: Pick<UserRecord, '_id' | 'username'>;
    readonly until: Date;
    /** In which its traveller reads. */
    readonly language: OwnLanguage;
    readonly accepted: number;
  },
  claim: (heldUntil: Date) => Promise<void>,
): Promise<BookingRecord> => {
  const [{ offer, ...priced }, agreed] = await Promise.all([quoteOffer(needs, order), agreedTextsNow(needs)]);
  assertPriceIs(priced, accepted);
  const heldUntil = new Date(Math.max(until.getTime(), holdEndsAt(needs.clock()).getTime()));
  await claim(heldUntil);
  await needs.reached?.('seats-held');
  const { totalPersons, travelDate } = order;
  const fromOffer = { until: heldUntil, token: payLinkHashOf(needs.config, String(_id)) };
  const booked = { _id, userId: user._id, username: user.username, totalPersons, travelDate, fromOffer, ...language };
  return storeOrder(needs, { ...booked, ...(agreed ? { agreed } : {}) }, offer, priced);
};
