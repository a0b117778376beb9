import {
  choiceProblemOf,
  discountLineOf,
  hasPriceFields,
  type MinorUnits,
  type NewBooking,
  type Party,
  type Prices,
  partyOf,
  type Quote,
  quantityOf,
  quoteOf,
  seatsOf,
} from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { type CodeRecord, discountOf } from '../../codes/index.ts';
import { pricesOf, type TourPackageRecord } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookedChoice } from '../booking-parts.model.ts';
import { usableCode } from '../codes/usable-code.ts';

export type Order = Pick<NewBooking, 'travelDate' | 'totalPersons' | 'party' | 'extras' | 'singleRooms' | 'code'>;
/** What of a package says what it charges. */
type Priced = Parameters<typeof pricesOf>[0] & Pick<TourPackageRecord, 'dayPrices'> & Pick<Prices, 'defaultDeposit'>;
/** What an order costs, and what a booking keeps of it. */
export type PricedOrder = { quote: Quote } & Pick<BookingRecord, 'seats' | 'choice'>;

/** Extras that a departure has only so many of, as its day counts them. */
const countedOf = ({ extras = [] }: Prices, order: Order, seats: number): NonNullable<BookedChoice['counted']> =>
  extras.flatMap(({ stock, ...extra }) => {
    const quantity = quantityOf(extra, order, seats);
    return stock === undefined || quantity === 0 ? [] : [{ id: extra.id, quantity, stock }];
  });

const choiceOf = (
  prices: Prices,
  order: Order,
  { party, seats, lines, code }: { party: Party; seats: number; code: CodeRecord | undefined } & Pick<Quote, 'lines'>,
): BookedChoice => {
  const counted = countedOf(prices, order, seats);
  return {
    lines,
    ...(prices.categories ? { party } : {}),
    ...(order.extras ? { extras: order.extras } : {}),
    ...(order.singleRooms ? { singleRooms: order.singleRooms } : {}),
    ...(code ? { code: { id: code._id, code: code.code, discount: -(lines.at(-1)?.sum ?? 0) } } : {}),
    ...(counted.length > 0 ? { counted } : {}),
  };
};

/**
 * What an order costs at this moment.
 * @throws VALIDATION at `party`, `extras.‹id›` or `singleRooms`
 */
export const priceOrder = (offer: Priced, order: Order, code?: CodeRecord): PricedOrder => {
  const prices = pricesOf(offer);
  const party = partyOf(prices, order);
  const problem = choiceProblemOf(prices, { ...order, party });
  if (problem) throw wrongField(problem.path.join('.'), problem.message);
  const seats = seatsOf(prices, party);
  const quote = quoteOf(prices, {
    ...order,
    day: order.travelDate,
    party,
    own: offer.dayPrices?.[order.travelDate],
    discount: code && discountOf(code),
  });
  return {
    quote,
    ...(seats === order.totalPersons ? {} : { seats }),
    ...(code || hasPriceFields(offer) ? { choice: choiceOf(prices, order, { party, seats, lines: quote.lines, code }) } : {}),
  };
};

/**
 * The same with its code, where it has one.
 * @throws also VALIDATION or CONFLICT at `code`, TOO_MANY_REQUESTS
 */
export const priceWithCode = async (
  needs: Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>,
  offer: { readonly _id: ObjectId } & Priced,
  order: Order,
  by: ObjectId | null,
): Promise<PricedOrder> => {
  const priced = priceOrder(offer, order);
  if (order.code === undefined) return priced;
  const use = { packageId: String(offer._id), travelDate: order.travelDate, total: priced.quote.total, by };
  return priceOrder(offer, order, await usableCode(needs, order.code, use));
};

/** The same with an amount that staff take off, as its last line. */
export const withDiscount = (
  { quote, choice = { lines: quote.lines }, ...rest }: PricedOrder,
  amount: MinorUnits,
): PricedOrder => {
  const lines = [...quote.lines, discountLineOf(amount)];
  return { ...rest, quote: { lines, total: quote.total - amount }, choice: { ...choice, lines } };
};
