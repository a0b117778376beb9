import { hasPriceFields, type Line, quoteInRupees, rupeesOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { readSaleTerms, withDefaultDeposit } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { waitsUntil } from '../booking.policy.ts';
import type { BookingChange } from '../booking-change.ts';
import type { BookingWithPackage } from '../package-now.ts';
import { seatsOfBooking } from '../seats-of-booking.ts';
import { planOf } from './plan-of.ts';
import { type Order, type PricedOrder, priceOrder, priceWithCode } from './price-order.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>;
type Counted = Pick<BookingChange, 'seats' | 'choice'>;
type Priced = Counted & Pick<BookingChange, 'package' | 'totalAmount' | 'plan'>;

/**
 * Whether a booking waits for its payment for longer than its price holds. Where there is one price, it holds
 * for good.
 */
const isPriceOver = ({ booking, tourPackage }: BookingWithPackage, { clock }: Pick<Needs, 'clock'>): boolean =>
  Boolean(booking.choice ?? tourPackage?.schedule ?? (tourPackage && hasPriceFields(tourPackage))) &&
  waitsUntil(booking) <= clock();

/** What was ordered, without its code. */
const orderOf = ({ travelDate, totalPersons, choice: { code: _code, ...chosen } = { lines: [] } }: BookingRecord): Order => ({
  travelDate,
  totalPersons,
  ...chosen,
});

const quoteAgain = async (
  needs: Needs,
  booking: BookingRecord,
  tourPackage: NonNullable<BookingWithPackage['tourPackage']>,
): Promise<PricedOrder> => {
  const order = orderOf(booking);
  try {
    return await priceWithCode(needs, tourPackage, { ...order, code: booking.choice?.code?.code }, booking.userId);
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    // A code that is over, or used up by others, changes the price. Anything else is no longer sold.
    if (thrown.details && 'code' in thrown.details) return priceOrder(tourPackage, order);
    throw new ApiError('NOT_PAYABLE', [thrown.message, t('Please book again.')].join(' '));
  }
};

/** How many seats a booking takes by what its package says now; nothing where that is the same. */
const seatsAgain = (booking: BookingRecord, { seats = booking.totalPersons }: PricedOrder): Pick<Counted, 'seats'> =>
  seats === seatsOfBooking(booking) ? {} : { seats };

/** What its day counts for a booking, seats and extras, by what its package says now. */
const countedBy = (booking: BookingRecord, priced: PricedOrder): Counted => {
  if (!booking.choice) return seatsAgain(booking, priced);
  const { counted: _before, ...choice } = booking.choice;
  const counted = priced.choice?.counted;
  return { ...seatsAgain(booking, priced), choice: { ...choice, ...(counted ? { counted } : {}) } };
};

/**
 * The seats and extras of an unpaid booking count as long as they are held. Who pays after that at the price
 * of before takes what a new booking would.
 * @returns what to store with the payment; nothing where its package no longer sells what was chosen
 */
export const countAgain = (needs: Pick<Needs, 'clock'>, found: BookingWithPackage): Counted => {
  const { booking, tourPackage } = found;
  if (!tourPackage || !isPriceOver(found, needs)) return {};
  try {
    return countedBy(booking, priceOrder(tourPackage, orderOf(booking)));
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return {};
  }
};

/** A booking that had no plan, and gets none, is not written one. */
const replacing = (booking: BookingRecord, plan: BookingRecord['plan']): Pick<BookingChange, 'plan'> =>
  plan || booking.plan ? { plan: plan ?? null } : {};

/** Other names of what was chosen are no other price. */
const unnamed = (lines: readonly Line[] | undefined): string | undefined =>
  lines && JSON.stringify(lines.map(({ text: _text, ...line }) => line));

/**
 * The price of an unpaid booking holds as long as its seats. After that it is made anew.
 * @param accepted the total that the traveller has agreed to, in rupees
 * @param isOver whether the price no longer holds
 * @returns what to store with the new attempt: where the price is the same, the seats that it takes now
 * @throws PRICE_CHANGED with the new total, its lines and the former total, unless it was accepted;
 * NOT_PAYABLE where what was chosen is no longer sold
 */
export const priceAgain = async (
  needs: Needs,
  found: BookingWithPackage,
  accepted: number | undefined,
  isOver = isPriceOver(found, needs),
): Promise<Priced> => {
  const { booking, tourPackage } = found;
  if (!isOver || !tourPackage) return {};
  const sold = withDefaultDeposit(tourPackage, await readSaleTerms(needs));
  const priced = await quoteAgain(needs, booking, sold);
  const { quote, choice } = priced;
  const plan = planOf(needs, sold, { ...booking, ...priced });
  if (quote.total === booking.totalAmount && unnamed(choice?.lines) === unnamed(booking.choice?.lines))
    return { ...countedBy(booking, priced), ...replacing(booking, plan) };
  if (accepted !== rupeesOf(quote.total))
    throw new ApiError('PRICE_CHANGED', undefined, { ...quoteInRupees(quote), formerAmount: rupeesOf(booking.totalAmount) });
  const unitPrice = quote.lines[0]?.unit ?? booking.package.unitPrice;
  return {
    package: { ...booking.package, unitPrice },
    totalAmount: quote.total,
    ...replacing(booking, plan),
    ...seatsAgain(booking, priced),
    choice: choice ?? { lines: quote.lines },
  };
};
