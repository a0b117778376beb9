import { type Booking, formatMoney, minorUnitsOf, type NewBooking, rupeesOf, totalOf } from '@wayfarer/contracts';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import type { Question } from '../../../shared/ui/overlays/confirm.ts';
import { useConfirm } from '../../../shared/ui/overlays/use-confirm.ts';
import { useCreateBooking } from '../booking-queries.ts';

/**
 * Persons times price in minor units, as rupees: 3 × 1999.99 is 5999.97 (docs/specification.md section 9).
 */
export const totalInRupeesOf = (price: number, persons: number): number => rupeesOf(totalOf(minorUnitsOf(price), persons));

type BookTripOptions = {
  userId: string;
  packageId: string;
  /** The server said that the price has changed: to `price`, in rupees per person. */
  onNewPrice: (price: number) => void;
  /** The key under which an order is sent; the same for the same order. */
  keyFor: (order: NewBooking) => string;
  /** Others were faster: the day has only this many seats left. */
  onSoldOut: (left: number) => void;
  /** The day cannot be booked, as the server's sentence says; another may. */
  onDayRefused: (sentence: string) => void;
};

export type Order = Pick<NewBooking, 'totalPersons' | 'travelDate'>;

/**
 * The right total of a refused order, which the server has computed; null if the refusal was not about the
 * price.
 */
const newTotalOf = (thrown: unknown): number | null =>
  thrown instanceof ApiFailure && thrown.code === 'PRICE_CHANGED' && typeof thrown.details.totalAmount === 'number'
    ? thrown.details.totalAmount
    : null;

const newPriceQuestion = (newTotal: number, oldTotal: number): Question => ({
  title: 'The price has changed',
  text: `The total has gone ${newTotal > oldTotal ? 'up' : 'down'} from ${formatMoney(oldTotal)} to ${formatMoney(newTotal)}. You haven't booked anything yet.`,
  confirmLabel: `Book for ${formatMoney(newTotal)}`,
  cancelLabel: 'Not now',
});

/** How many seats are left after a refusal; null if the refusal was not about seats. */
const leftAfter = (thrown: unknown): number | null =>
  thrown instanceof ApiFailure && thrown.code === 'SOLD_OUT' && typeof thrown.details.left === 'number'
    ? thrown.details.left
    : null;

/** Why the server refused the day; null if the refusal was not about it. */
const dayRefusalOf = (thrown: unknown): string | null =>
  thrown instanceof ApiFailure && (thrown.code === 'PACKAGE_NOT_BOOKABLE' || thrown.code === 'VALIDATION')
    ? (thrown.fields.travelDate ?? null)
    : null;

/**
 * Sends a trip as one booking: never twice at a time, never again if only the answer was lost (the key
 * ensures it), never at a price that the traveller did not agree to.
 */
export const useBookTrip = ({ userId, packageId, onNewPrice, keyFor, onSoldOut, onDayRefused }: BookTripOptions) => {
  const { mutateAsync } = useCreateBooking();
  const confirm = useConfirm();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async (order: NewBooking): Promise<Booking | null> => {
    try {
      return (await mutateAsync({ order, key: keyFor(order) })).booking;
    } catch (thrown) {
      const totalAmount = newTotalOf(thrown);
      if (totalAmount === null) throw thrown;
      onNewPrice(rupeesOf(Math.round(minorUnitsOf(totalAmount) / order.totalPersons)));
      return (await confirm(newPriceQuestion(totalAmount, order.totalAmount))) ? send({ ...order, totalAmount }) : null;
    }
  };

  /** The booking, or null if none was made. */
  const book = async ({ totalPersons, travelDate }: Order, price: number): Promise<Booking | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    // Exactly the five specified fields (docs/specification.md section 3).
    const order = { userId, packageId, totalPersons, travelDate, totalAmount: totalInRupeesOf(price, totalPersons) };
    try {
      const booking = await send(order);
      // Once booked, the page is left: a late second press must not book again.
      isUnderWay.current = booking !== null;
      setBusy(booking !== null);
      return booking;
    } catch (thrown) {
      isUnderWay.current = false;
      setBusy(false);
      const left = leftAfter(thrown);
      const refusal = dayRefusalOf(thrown);
      if (left !== null) onSoldOut(left);
      else if (refusal !== null) onDayRefused(refusal);
      else setFailure(thrown);
      return null;
    }
  };

  return { book, busy, failure };
};
