import type { Booking, Contact, NewBooking } from '@wayfarer/contracts';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { rememberedSource } from '../../../shared/booking-source.ts';
import { newPriceIn, newPriceQuestion, type ShownPrice } from '../../../shared/quote/price-change.tsx';
import type { QuoteOrder } from '../../../shared/quote/trip-choice.ts';
import { useConfirm } from '../../../shared/ui/overlays/use-confirm.ts';
import { t } from '../../../shared/words/words.ts';
import { useCreateBooking } from '../booking-queries.ts';
import { keepContact } from './keep-contact.ts';
import { type Refusal, refusalIn } from './refusal.ts';

type BookTripOptions = {
  userId: string;
  packageId: string;
  /** The server said that the price of an order has changed. */
  onNewPrice: (price: ShownPrice, order: QuoteOrder) => void;
  /** The key under which an order is sent; the same for the same order. */
  keyFor: (order: NewBooking) => string;
  /** Others were faster: the day has only this many seats left. */
  onSoldOut: (left: number) => void;
  /** Something that was chosen cannot be had, as the server's sentence says; something else may. */
  onRefused: (refusal: Refusal) => void;
};

/** How many seats are left after a refusal; null if the refusal was not about seats. */
const leftAfter = (thrown: unknown): number | null =>
  thrown instanceof ApiFailure && thrown.code === 'SOLD_OUT' && typeof thrown.details.left === 'number'
    ? thrown.details.left
    : null;

/**
 * Sends a trip as one booking: never twice at a time, never again if only the answer was lost (the key
 * ensures it), never at a price that the traveller did not agree to.
 */
export const useBookTrip = ({ userId, packageId, onNewPrice, keyFor, onSoldOut, onRefused }: BookTripOptions) => {
  const { mutateAsync } = useCreateBooking();
  const confirm = useConfirm();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async (order: NewBooking, shown: ShownPrice): Promise<Booking | null> => {
    try {
      return (await mutateAsync({ order, key: keyFor(order) })).booking;
    } catch (thrown) {
      const price = newPriceIn(thrown);
      if (price === null) throw thrown;
      onNewPrice(price, order);
      const question = newPriceQuestion(shown, price, 'book', t("You haven't booked anything yet."));
      return (await confirm(question)) ? send({ ...order, totalAmount: price.total }, price) : null;
    }
  };

  /**
   * The booking, or null if none was made.
   * @param contact whom to reach about it, who is its first traveller
   * @param priceOf what the traveller is shown, once it is known
   */
  const book = async (order: QuoteOrder, contact: Contact, priceOf: () => Promise<ShownPrice>): Promise<Booking | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const price = await priceOf();
      // The five specified fields (docs/specification.md section 3), and what was chosen beside them.
      const { totalPersons, travelDate, ...chosen } = order;
      const source = rememberedSource();
      const through = source ? { source } : {};
      const sent = { userId, packageId, totalPersons, travelDate, totalAmount: price.total, ...chosen, ...through };
      const booking = await send(sent, price);
      if (booking !== null) await keepContact(booking, contact);
      // Once booked, the page is left: a late second press must not book again.
      isUnderWay.current = booking !== null;
      setBusy(booking !== null);
      return booking;
    } catch (thrown) {
      isUnderWay.current = false;
      setBusy(false);
      const left = leftAfter(thrown);
      const refusal = refusalIn(thrown);
      if (refusal !== null) onRefused(refusal);
      else if (left !== null) onSoldOut(left);
      else setFailure(thrown);
      return null;
    }
  };

  return { book, busy, failure };
};
