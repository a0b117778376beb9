import {
  type Booking,
  type DeskBooking,
  formatMoney,
  has,
  type MinorUnits,
  minorUnitsOf,
  rupeesOf,
  type TakenPayment,
} from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { assertLanguageOffered, offeredLanguage } from '../../../language/own-language.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { assertReceivedOn } from '../../../time/assert-received-on.ts';
import { findOffer, type Offer, readSaleTerms, withDefaultDeposit } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { presentBooking } from '../booking.presenter.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import type { ByStaff } from '../booking-parts.model.ts';
import { findDurable } from '../change-booking.ts';
import { assertCanBeBooked } from '../create/assert-can-be-booked.ts';
import { assertOffered } from '../create/assert-offered.ts';
import { assertOldEnough } from '../create/assert-old-enough.ts';
import { bookingIdFor, deskFingerprintOf } from '../create/booking-id-for.ts';
import { planOf } from '../create/plan-of.ts';
import { assertPayable, assertPriceIs, storeOrder } from '../create/store-order.ts';
import { payLinkHashOf } from '../pay-link.ts';
import { nameContact } from '../travellers/name-contact.ts';
import { assertHoldFits } from './assert-hold-fits.ts';
import { customerOf } from './customer-of.ts';
import { deskPriceOf } from './desk-price.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'logger' | 'reached' | 'guards'>;

/** Records what was taken for a booking, and confirms it; once per `requestKey`. */
export type TakePayment = (caller: Caller, bookingId: string, taken: TakenPayment & { requestKey: string }) => Promise<unknown>;

/**
 * @param least what confirms it: the whole price, or its deposit
 * @throws VALIDATION for a payment of nothing, one that does not confirm it or is more than it costs, or one
 * on a day that cannot be
 */
const assertPaymentFits = (
  needs: Needs,
  { total, least }: { total: MinorUnits; least: MinorUnits },
  { paid, link }: DeskBooking,
): void => {
  if (total === 0 && (link || paid)) throw wrongField(link ? 'link' : 'paid', 'This booking costs nothing. Choose free.');
  if (!paid) return;
  const amount = minorUnitsOf(paid.amount);
  if (amount < least || amount > total) {
    const atLeast = `Enter from ${formatMoney(rupeesOf(least))}, the deposit, up to ${formatMoney(rupeesOf(total))}.`;
    throw wrongField('paid.amount', least === total ? 'A booking is paid in full: enter its total.' : atLeast);
  }
  assertReceivedOn(needs, 'paid.receivedOn', paid.receivedOn, needs.clock());
};

const assertMayExceed = ({ role }: Caller, { overCapacity }: DeskBooking): void => {
  const sentence = 'Only admins book more than there are seats.';
  if (overCapacity && !has(role, 'exceed-capacity')) throw new ApiError('FORBIDDEN', sentence, { overCapacity: sentence });
};

const byStaffOf = ({ config }: Needs, id: BookingRecord['_id'], discount: number, order: DeskBooking): ByStaff => ({
  note: order.note ?? null,
  ...(discount > 0 ? { discount: { amount: discount, reason: order.free?.reason ?? order.discount?.reason ?? null } } : {}),
  ...(order.overCapacity ? { overCapacity: { note: order.overCapacity.note } } : {}),
  ...(order.link ? { link: { until: new Date(order.link.holdUntil), token: payLinkHashOf(config, String(id)) } } : {}),
});

/** Everything is checked before anything is written; a new customer stays only with the booking. */
const book = async (
  needs: Needs,
  caller: Caller,
  _id: BookingRecord['_id'],
  found: Offer | null,
  order: DeskBooking,
): Promise<BookingRecord> => {
  const terms = await readSaleTerms(needs);
  assertMayExceed(caller, order);
  assertLanguageOffered(needs.config, order.language);
  const offer = withDefaultDeposit(assertOffered(needs, found), terms);
  assertCanBeBooked(terms, caller, offer, order.travelDate);
  assertOldEnough(offer, order);
  const { link, travelDate: day } = order;
  if (link) assertHoldFits(terms, offer, { travelDate: day, holdUntil: link.holdUntil, field: 'link.holdUntil' });
  const customer = await customerOf(needs, order.customer, _id, order.language);
  const { priced, discount } = await deskPriceOf(needs, caller, offer, order, customer.id);
  assertPayable(priced.quote.total);
  assertPriceIs(priced, order.totalAmount);
  const { total } = priced.quote;
  const least = planOf(needs, offer, { ...order, ...priced, _id })?.deposit ?? total;
  assertPaymentFits(needs, { total, least }, order);
  const { id: userId, username } = await customer.add();
  try {
    const { totalPersons, travelDate } = order;
    const booked = { _id, userId, username, totalPersons, travelDate, byStaff: byStaffOf(needs, _id, discount, order) };
    const said = { ...offeredLanguage(needs.config, customer.language), ...(order.source ? { source: order.source } : {}) };
    return await storeOrder(needs, { ...booked, ...said }, offer, priced);
  } catch (thrown) {
    // A failure after the booking was stored must not take its customer away.
    if (!(await bookingRepository(needs.database).findById(_id))) await customer.drop();
    throw thrown;
  }
};

/**
 * Books a package for a customer: with a link to pay, paid already, or free. However often it is sent under
 * one key, there is one booking, one customer and one payment.
 * @param take records money that was taken by hand
 * @throws VALIDATION at its field; FORBIDDEN over the capacity; NOT_FOUND, EMAIL_TAKEN, PRICE_CHANGED,
 * PACKAGE_NOT_BOOKABLE, SOLD_OUT, CONFLICT for a code that is used up, IDEMPOTENCY_KEY_REUSED
 */
export const bookAtDesk = async (
  needs: Needs,
  take: TakePayment,
  caller: Caller,
  order: DeskBooking,
  key?: string,
): Promise<{ booking: Booking }> => {
  const bookings = bookingRepository(needs.database);
  const [{ id, isNew }, found] = await Promise.all([
    bookingIdFor(needs, caller, deskFingerprintOf(order), key),
    findOffer(needs.database, order.packageId),
  ]);
  const made = isNew ? null : await findDurable(bookings, id);
  const booking = made ?? (await book(needs, caller, id, found, order));
  noteBooking(booking._id);
  await nameContact(needs, { booking, tourPackage: found ?? undefined }, order.customer, order.invoiceTo);
  if (order.paid) await take(caller, String(id), { ...order.paid, requestKey: `desk ${String(id)}` });
  const after = order.paid ? ((await bookings.findById(id)) ?? booking) : booking;
  return { booking: await presentBooking(needs, { booking: after, tourPackage: found ?? undefined }, caller) };
};
