import type { Booking, NewBooking } from '@wayfarer/contracts';
import { minorUnitsOf, rupeesOf, totalOf } from '@wayfarer/contracts/rules';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import type { Question } from '../../shared/ui/confirm.ts';
import { useConfirm } from '../../shared/ui/use-confirm.ts';
import { useCreateBooking } from './booking-queries.ts';
import { findLostBooking, isUnsure } from './find-lost-booking.ts';

/** Persons times price in minor units, as rupees: 3 × 1999.99 is 5999.97 (SPEC.md section 9). */
export const totalInRupeesOf = (price: number, persons: number): number => rupeesOf(totalOf(minorUnitsOf(price), persons));

interface BookTripOptions {
  userId: string;
  packageId: string;
  /** Asks the server for today's price. */
  readPrice: () => Promise<number>;
}

export type Order = Pick<NewBooking, 'totalPersons' | 'travelDate'>;

const newTotalOf = async (failure: ApiFailure, persons: number, readPrice: () => Promise<number>): Promise<number> => {
  const price = await readPrice();
  const told = failure.details.totalAmount;
  return typeof told === 'number' ? told : totalInRupeesOf(price, persons);
};

const newPriceQuestion = (newTotal: number, oldTotal: number): Question => ({
  title: 'The price has changed',
  text: `The total is ${formatMoney(newTotal)} now. It was ${formatMoney(oldTotal)} when you filled in the form. Nothing is booked yet.`,
  confirmLabel: `Book for ${formatMoney(newTotal)}`,
  cancelLabel: 'Not now',
});

/** Sends a trip as one booking: never twice at a time, never again where an answer was merely lost, never at a price nobody agreed to. */
export const useBookTrip = ({ userId, packageId, readPrice }: BookTripOptions) => {
  const { mutateAsync } = useCreateBooking();
  const confirm = useConfirm();
  const under = useRef({ way: false, doubt: false });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async (order: NewBooking): Promise<Booking | null> => {
    try {
      return (await mutateAsync(order)).booking;
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure) || thrown.code !== 'PRICE_CHANGED') throw thrown;
      const totalAmount = await newTotalOf(thrown, order.totalPersons, readPrice);
      return (await confirm(newPriceQuestion(totalAmount, order.totalAmount))) ? send({ ...order, totalAmount }) : null;
    }
  };

  /** The booking, or null where none was made. */
  const book = async ({ totalPersons, travelDate }: Order, price: number): Promise<Booking | null> => {
    if (under.current.way) return null;
    under.current.way = true;
    setBusy(true);
    setFailure(null);
    // Exactly the five written fields (SPEC.md section 3).
    const order = { userId, packageId, totalPersons, travelDate, totalAmount: totalInRupeesOf(price, totalPersons) };
    try {
      const lost = under.current.doubt ? await findLostBooking(order) : null;
      const booking = lost ?? (await send(order));
      // Once booked, the page is left: a second press that is heard late must not book again.
      under.current = { way: booking !== null, doubt: false };
      setBusy(booking !== null);
      return booking;
    } catch (thrown) {
      under.current = { way: false, doubt: under.current.doubt || isUnsure(thrown) };
      setBusy(false);
      setFailure(thrown);
      return null;
    }
  };

  return { book, busy, failure };
};
