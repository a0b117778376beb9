import { type CalendarDate, calendarDateAt, type MinorUnits } from '@wayfarer/contracts';
import { BASE_LANGUAGE } from '@wayfarer/words';
import type { ObjectId } from '../../../database/object-ids.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { inLanguage } from '../../../language/in-language.ts';
import { dayText } from '../../../time/day-text.ts';
import { todayOf } from '../../../time/today-of.ts';
import { closingPages, paidOf } from '../../attempts/index.ts';
import { anotherDayHashOf } from '../another-day-link.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import type { BookingChange } from '../booking-change.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { changeBooking } from '../change-booking.ts';
import { isAsked } from '../is-asked.ts';
import type { BookingWithPackage, PackageNow } from '../package-now.ts';
import { assertIsChangeable } from '../trip-change/assert-changeable.ts';
import { assertIsSold, assertListFits } from '../trip-change/assert-fits.ts';
import { beginChange, giveUpChange, MAX_MAKING_MS, seatChange } from '../trip-change/begin-change.ts';
import { finishChanges } from '../trip-change/finish-changes.ts';
import { dropChange } from '../trip-change/make-change.ts';
import { withRestOwed } from '../trip-change/owe-rest.ts';
import { orderAfter, type PricedChange, priceChange } from '../trip-change/price-change.ts';
import type { ChangedTrip, PendingChange } from '../trip-change.model.ts';
import { moveProblemOf } from './decide-another-day.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'config' | 'reached' | 'guards'>;
type Reads = Pick<BookingDependencies, 'database' | 'clock' | 'config'>;
type Found = { readonly booking: BookingRecord; readonly tourPackage: PackageNow };

/** What is offered to the bookings of a departure that is cancelled, and what they are told. */
export type DayOffer = {
  /** The departure that is cancelled. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly until: Date;
  readonly at: Date;
  readonly reason: string | null;
  readonly letter: string | null;
};

/** Rounds of reading and acting while others change the booking. */
const MAX_ROUNDS = 12;
const AGENCY = { role: 'admin' } as const;

/** What a move comes to: on the agency's terms, and never dearer, because it takes the difference off. */
const priceMove = async (needs: Reads, found: Found, day: CalendarDate): Promise<PricedChange & { off: MinorUnits }> => {
  const order = orderAfter(found.booking, { travelDate: day });
  const priced = await priceChange(needs, found, order, 'agency');
  const off = Math.max(0, priced.to.totalAmount - found.booking.totalAmount);
  return { ...(off === 0 ? priced : await priceChange(needs, found, order, 'agency', off)), off };
};

/** Stored with the change: not in the language of whoever asks for it. */
const reasonOf = (from: CalendarDate): string =>
  inLanguage(BASE_LANGUAGE, () => `Moved from ${dayText(from)}, which was cancelled.`);

/** A rest is never due before it is clear on which day they travel. */
const withTimeToPay = ({ config }: Reads, to: ChangedTrip, until: Date): ChangedTrip => {
  const earliest = calendarDateAt(until, config.SITE_TIME_ZONE);
  return to.plan && to.plan.dueOn < earliest ? { ...to, plan: { ...to.plan, dueOn: earliest } } : to;
};

/**
 * The change that moves a booking to the other day, with nothing to pay for it.
 * @throws ApiError where it cannot be moved to that day
 */
export const preparedFor = async (needs: Reads, found: Found, { to: day, from, until }: DayOffer): Promise<PendingChange> => {
  const { booking } = found;
  const { to, money, off } = await priceMove(needs, found, day);
  await assertIsSold(needs, AGENCY, booking, to);
  await assertListFits(needs, found, to, []);
  const paid = paidOf(booking);
  return {
    stay: (booking.lastStay ?? 0) + 1,
    until: new Date(needs.clock().getTime() + MAX_MAKING_MS),
    to: withTimeToPay(needs, withRestOwed(needs, booking, to, paid - money.refund), until),
    toPay: 0,
    refund: money.refund,
    paid,
    leaving: [],
    isByAgency: true,
    isByTraveller: false,
    isOffer: true,
    ...(off > 0 ? { discount: { amount: off, reason: reasonOf(from) } } : {}),
  };
};

/**
 * Prepares the move, or goes on with what another process has prepared: stored first, with its seats held
 * until the offer ends.
 * @returns its stay; null for another round
 * @throws ApiError where this booking cannot be moved
 */
const prepare = async (needs: Needs, read: BookingWithPackage, offer: DayOffer): Promise<number | null> => {
  const { booking, tourPackage } = read;
  const { changing, leftovers = [] } = booking;
  if (leftovers.length > 0) {
    await finishChanges(needs, booking);
    return null;
  }
  if (changing?.isOffer) {
    if (changing.until > needs.clock()) return (await seatChange(needs, read, changing, offer.until)) ? changing.stay : null;
    await giveUpChange(needs, booking, changing.stay);
    return null;
  }
  if (changing || !tourPackage) throw new ApiError('CONFLICT');
  assertIsChangeable(booking, todayOf(needs));
  const prepared = await preparedFor(needs, { booking, tourPackage }, offer);
  return (await beginChange(needs, read, prepared, offer.until)) ? prepared.stay : null;
};

/** Asks, unless something was paid or refunded since the move was prepared: then it is dropped. */
const askedBy =
  (needs: Needs, { from, to, until, at: cancelledAt, reason, letter }: DayOffer, stay: number) =>
  (booking: BookingRecord): BookingChange | null => {
    const { _id, changing } = booking;
    if (!changing?.isOffer || changing.stay !== stay || isAsked(booking)) return null;
    const at = needs.clock();
    const anotherDay = { stay, at, from, to, until, token: anotherDayHashOf(needs.config, String(_id)) };
    if (moveProblemOf({ ...booking, anotherDay }) !== null) return dropChange(booking, at);
    return {
      changing: { ...changing, until },
      anotherDay,
      staffCancel: { terms: 'agency', at: cancelledAt, reason, letter },
      // Nothing is paid for a departure that is cancelled.
      commands: closingPages(booking, at),
    };
  };

/**
 * Offers another day to one booking of a departure that is cancelled: seats are held on it, and one write
 * asks its traveller until when, with the letter. Whatever crashes, it may be repeated, also by several
 * processes: there is one letter.
 * @returns false where this booking gets no offer: it is not paid, is being changed or looked at, or does not
 * fit on the other day
 */
export const offerAnotherDay = async (needs: Needs, offer: DayOffer, id: ObjectId): Promise<boolean> => {
  const bookings = bookingRepository(needs.database);
  for (let round = 0; round < MAX_ROUNDS && offer.until > needs.clock(); round += 1) {
    const found = await bookings.findWithPackage(String(id));
    if (!found) return false;
    const { bookingStatus, travelDate } = found.booking;
    if (bookingStatus === 'cancelled' || travelDate !== offer.from || isAsked(found.booking)) return true;
    try {
      const stay = await prepare(needs, found, offer);
      const asked = stay === null ? null : await changeBooking(bookings, id, askedBy(needs, offer, stay));
      await needs.reached?.('decision-stored');
      if (asked && isAsked(asked)) return true;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      return false;
    }
  }
  return false;
};
