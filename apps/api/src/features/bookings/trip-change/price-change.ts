import {
  discountLineOf,
  feeLineOf,
  type MoneyOfChange,
  moneyOfChange,
  type NewTripChange,
  percentOnDay,
  personsOf,
  takenOffIn,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import type { BookingRecord } from '../booking.model.ts';
import { favourOf, moneyOf } from '../cancellation.ts';
import { planOf, splitOfOrder } from '../create/plan-of.ts';
import { type Order, type PricedOrder, priceOrder } from '../create/price-order.ts';
import type { PackageNow } from '../package-now.ts';
import type { ChangedTrip } from '../trip-change.model.ts';
import { withBookedPrices } from './keep-prices.ts';
import { keptCodeOf } from './kept-code.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
/** On whose terms: the agency's, or the traveller's with a fee in minor units. */
export type Terms = 'agency' | { readonly fee: number };
/** What is booked instead, and what it comes to. */
export type PricedChange = { readonly to: ChangedTrip; readonly money: MoneyOfChange };

/** What of a booking is to be otherwise; what is not named stays. */
export const orderAfter = ({ travelDate, totalPersons, choice }: BookingRecord, wish: NewTripChange): Order => {
  const party = wish.party ?? (wish.totalPersons === undefined ? choice?.party : undefined);
  const extras = wish.extras ?? choice?.extras;
  const singleRooms = wish.singleRooms ?? choice?.singleRooms;
  return {
    travelDate: wish.travelDate ?? travelDate,
    totalPersons: wish.totalPersons ?? (wish.party ? personsOf(wish.party) : totalPersons),
    ...(party ? { party } : {}),
    ...(extras ? { extras } : {}),
    ...(singleRooms ? { singleRooms } : {}),
  };
};

/** The price with the code that the booking has, as far as it is also for this. */
const pricedWithCode = async (
  { database }: Needs,
  booking: BookingRecord,
  offer: PackageNow,
  order: Order,
): Promise<PricedOrder> => {
  const without = priceOrder(offer, order);
  const code = await keptCodeOf(database, booking, order, without.quote.total);
  if (code) return priceOrder(offer, order, code);
  // Its use stays with the booking, and goes back with it.
  const used = booking.choice?.code;
  return used
    ? { ...without, choice: { ...(without.choice ?? { lines: without.quote.lines }), code: { ...used, discount: 0 } } }
    : without;
};

/**
 * What a change comes to at this moment: the new price with what staff have taken off, and what is paid, kept
 * and given back for it.
 * @param off what staff take off besides, in minor units
 * @throws VALIDATION at `party`, `extras.‹id›` or `singleRooms`
 */
export const priceChange = async (
  needs: Needs,
  { booking, tourPackage }: { booking: BookingRecord; tourPackage: PackageNow },
  order: Order,
  terms: Terms,
  off = 0,
): Promise<PricedChange> => {
  const today = todayOf(needs);
  const isSameDay = order.travelDate === booking.travelDate;
  const offer = isSameDay ? withBookedPrices(tourPackage, booking) : tourPackage;
  const priced = await pricedWithCode(needs, booking, offer, order);
  const discount = Math.min(takenOffIn(booking.choice?.lines ?? []) + off, priced.quote.total);
  const price = priced.quote.total - discount;
  const ordered = { ...booking, ...order, seats: priced.seats ?? order.totalPersons };
  const money = moneyOf(booking);
  const favour = favourOf(booking);
  const planned = (total: number) => ({ ...ordered, quote: { ...priced.quote, total: total + favour } });
  const dueOf = (total: number): number => splitOfOrder(needs, offer, planned(total)).now - favour;
  const percent = percentOnDay(booking.package.cancellationPolicy, money, booking.travelDate, today);
  const change = moneyOfChange(money, { price: price - favour, dueOf }, terms === 'agency' ? terms : { percent, fee: terms.fee });
  const lines = [
    ...priced.quote.lines,
    ...(discount > 0 ? [discountLineOf(discount)] : []),
    ...(change.fees > 0 ? [feeLineOf(change.fees)] : []),
  ];
  const hasChoice = priced.choice || booking.choice || discount > 0 || change.fees > 0;
  return {
    money: change,
    to: {
      travelDate: order.travelDate,
      totalPersons: order.totalPersons,
      seats: priced.seats ?? order.totalPersons,
      ...(hasChoice ? { choice: { ...priced.choice, lines } } : {}),
      totalAmount: change.total + favour,
      plan: planOf(needs, offer, planned(change.total)),
      ...(change.ceiling === undefined ? {} : { policyCeiling: change.ceiling }),
      keptDeposit: change.keptDeposit,
      package: {
        ...booking.package,
        unitPrice: priced.quote.lines[0]?.unit ?? booking.package.unitPrice,
        ...(isSameDay || tourPackage.schedule?.startTime === undefined ? {} : { startTime: tourPackage.schedule.startTime }),
      },
    },
  };
};
