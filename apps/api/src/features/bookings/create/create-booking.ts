import type { Booking, NewBooking } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { objectIdOf } from '../../../database/object-ids.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { languageOfPage, offeredLanguage } from '../../../language/own-language.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { agreedTextsNow } from '../../agency/index.ts';
import { findOffer, type Offer, readSaleTerms, withDefaultDeposit } from '../../tour-packages/index.ts';
import { userRepository } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { presentBooking } from '../booking.presenter.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { findDurable } from '../change-booking.ts';
import { keysOf, type LimitSubject, limitSubjectOf } from '../limits/limit-subject.ts';
import { assertFewUnpaid } from '../limits/limit-unpaid.ts';
import { assertHoldsPaced } from '../limits/pace-holds.ts';
import type { PacePersons } from '../limits/pace-persons.ts';
import { assertCanBeBooked } from './assert-can-be-booked.ts';
import { assertOffered } from './assert-offered.ts';
import { assertOldEnough } from './assert-old-enough.ts';
import { bookingIdFor, fingerprintOf } from './booking-id-for.ts';
import { priceWithCode } from './price-order.ts';
import { assertPayable, assertPriceIs, storeOrder } from './store-order.ts';

/** `pacePersons`: of calls by travellers; seeds and tests that book by themselves have none. */
type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'logger' | 'reached' | 'guards'> & {
  readonly pacePersons?: PacePersons;
};

/** Who travels, and how they read: as the page, or as their account where somebody else books. */
const getTraveller = async (
  { database, config }: Needs,
  caller: Caller,
  userId: string,
): Promise<Pick<BookingRecord, 'username' | 'language'>> => {
  if (caller.userId === userId) return { username: caller.username, ...languageOfPage() };
  const user = await userRepository(database).findById(userId);
  if (!user) throw new ApiError('NOT_FOUND', t('There is no such user.'));
  return { username: user.username, ...offeredLanguage(config, user.language) };
};

const book = async (
  needs: Needs,
  caller: Caller,
  _id: BookingRecord['_id'],
  tourPackage: Offer,
  order: NewBooking,
  { limitSubject, agreed }: { limitSubject: LimitSubject | null; agreed: BookingRecord['agreed'] | null },
): Promise<BookingRecord> => {
  const userId = order.userId.toLowerCase();
  const { totalPersons, travelDate } = order;
  const priced = await priceWithCode(needs, tourPackage, order, objectIdOf(userId));
  assertPayable(priced.quote.total);
  assertPriceIs(priced, order.totalAmount);
  if (limitSubject) {
    await assertFewUnpaid(needs, limitSubject, { _id, totalPersons });
    await needs.pacePersons?.(limitSubject.account, totalPersons);
  }
  return storeOrder(
    needs,
    {
      _id,
      userId: objectIdOf(userId),
      ...(await getTraveller(needs, caller, userId)),
      totalPersons,
      travelDate,
      ...(agreed ? { agreed } : {}),
      ...(order.source ? { source: order.source } : {}),
      ...(limitSubject ? { unpaidOf: keysOf(limitSubject) } : {}),
    },
    tourPackage,
    priced,
  );
};

/**
 * Books a package as it is offered now; the booking keeps a snapshot of it. The server calculates the total.
 * Once answered, the booking survives any crash.
 * @param key the caller's idempotency key: repeating the order under it returns the same booking
 * @throws NOT_FOUND, PACKAGE_NOT_BOOKABLE; VALIDATION for a closed travel day, or at what was chosen;
 * CONFLICT for a code that is used up; PRICE_CHANGED with the right total; SOLD_OUT with what is left;
 * TOO_MANY_UNPAID with what to do first; IDEMPOTENCY_KEY_REUSED
 */
export const createBooking = async (
  needs: Needs,
  caller: Caller,
  order: NewBooking,
  key?: string,
): Promise<{ booking: Booking }> => {
  const limitSubject = limitSubjectOf(needs.config, caller, order.userId.toLowerCase());
  const [{ id, isNew }, offer, terms, agreed, [paced]] = await Promise.all([
    bookingIdFor(needs, caller, fingerprintOf(order), key),
    findOffer(needs.database, order.packageId),
    readSaleTerms(needs),
    // Whoever books for somebody else has not agreed in their place.
    caller.userId === order.userId.toLowerCase() ? agreedTextsNow(needs) : null,
    // The refusal is applied below: a booking already made under the same key is returned, whatever is
    // unpaid.
    Promise.allSettled([limitSubject ? assertHoldsPaced(needs, limitSubject, order) : undefined]),
  ]);
  const made = isNew ? null : await findDurable(bookingRepository(needs.database), id);
  const bookOffer = (offered: Offer) => {
    if (paced.status === 'rejected') throw paced.reason;
    assertCanBeBooked(terms, caller, offered, order.travelDate);
    assertOldEnough(offered, order);
    return book(needs, caller, id, offered, order, { limitSubject, agreed });
  };
  const booking = made ?? (await bookOffer(withDefaultDeposit(assertOffered(needs, offer), terms)));
  noteBooking(booking._id);
  return { booking: await presentBooking(needs, { booking, tourPackage: offer ?? undefined }, caller) };
};
