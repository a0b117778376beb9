import { hasPriceFields, quoteInRupees, rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { BookingWithPackage } from '../booking.model.ts';
import { waitsUntil } from '../booking.policy.ts';
import type { BookingChange } from '../booking-change.ts';
import { type PricedOrder, priceOrder, priceWithCode } from './price-order.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>;
type Priced = Pick<BookingChange, 'package' | 'seats' | 'choice' | 'totalAmount'>;

/**
 * Whether a booking waits for its payment for longer than its price holds. Where there is one price, it holds
 * for good.
 */
const isPriceOver = ({ booking, tourPackage }: BookingWithPackage, { clock }: Needs): boolean =>
  Boolean(booking.choice ?? tourPackage?.schedule ?? (tourPackage && hasPriceFields(tourPackage))) &&
  waitsUntil(booking) <= clock();

const quoteAgain = async (needs: Needs, { booking, tourPackage }: BookingWithPackage): Promise<PricedOrder | null> => {
  if (!tourPackage) return null;
  const { travelDate, totalPersons, userId, choice = { lines: [] } } = booking;
  const { code, ...chosen } = choice;
  const order = { travelDate, totalPersons, ...chosen };
  try {
    return await priceWithCode(needs, tourPackage, { ...order, code: code?.code }, userId);
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    // A code that is over, or used up by others, changes the price. Anything else is no longer sold.
    if (thrown.details && 'code' in thrown.details) return priceOrder(tourPackage, order);
    throw new ApiError('NOT_PAYABLE', `${thrown.message} Please book again.`);
  }
};

/**
 * The price of an unpaid booking holds as long as its seats. After that it is made anew.
 * @param accepted the total that the traveller has agreed to, in rupees
 * @returns what to store with the new attempt; nothing where the price is the same
 * @throws PRICE_CHANGED with the new total and its lines, unless it was accepted; NOT_PAYABLE where what was
 * chosen is no longer sold
 */
export const priceAgain = async (needs: Needs, found: BookingWithPackage, accepted: number | undefined): Promise<Priced> => {
  const { booking } = found;
  const priced = isPriceOver(found, needs) ? await quoteAgain(needs, found) : null;
  if (!priced) return {};
  const { quote, seats, choice } = priced;
  const before = booking.choice?.lines;
  if (quote.total === booking.totalAmount && JSON.stringify(choice?.lines) === JSON.stringify(before)) return {};
  if (accepted !== rupeesOf(quote.total)) throw new ApiError('PRICE_CHANGED', undefined, quoteInRupees(quote));
  const unitPrice = quote.lines[0]?.unit ?? booking.package.unitPrice;
  return {
    package: { ...booking.package, unitPrice },
    totalAmount: quote.total,
    ...(seats === undefined ? {} : { seats }),
    choice: choice ?? { lines: quote.lines },
  };
};
