import type { PaymentSession } from '@wayfarer/contracts';
import { useState } from 'react';
import { useOneAtATime } from '../../shared/forms/use-one-at-a-time.ts';
import { newPriceIn, newPriceQuestion, type ShownPrice } from '../../shared/quote/price-change.tsx';
import { useConfirm } from '../../shared/ui/overlays/use-confirm.ts';
import { t } from '../../shared/words/words.ts';
import type { PaymentChoice } from './choice/use-payment-choice.ts';
import { useStartPayment } from './payment-queries.ts';

export type PayNowOptions = {
  userId: string | null;
  bookingId: string | undefined;
  /** What the page shows. */
  price: ShownPrice;
  /** How much of it is paid. */
  choice: PaymentChoice;
  /** The server refused: the booking may no longer be what the page shows. */
  onRefused: () => void;
};

/** Pay Now: one payment session per press, then the browser leaves for the provider's page. */
export const usePayNow = ({ userId, bookingId, price, choice, onRefused }: PayNowOptions) => {
  const { mutateAsync } = useStartPayment();
  const confirm = useConfirm();
  const { busy, begin, rest } = useOneAtATime();
  const [failure, setFailure] = useState<unknown>(null);

  /** The payment page; null if its new price was not agreed to. */
  const open = async (
    ids: { userId: string; bookingId: string },
    shown: ShownPrice,
    totalAmount?: number,
  ): Promise<PaymentSession | null> => {
    try {
      const agreed = totalAmount === undefined ? {} : { totalAmount };
      return await mutateAsync({ ...ids, ...agreed, ...choice.sent(totalAmount) });
    } catch (thrown) {
      const changed = newPriceIn(thrown);
      if (changed === null) throw thrown;
      const question = newPriceQuestion(shown, changed, 'pay', t('You haven’t been charged.'));
      const isDeposit = choice.value === 'deposit';
      const isAgreed = await confirm(isDeposit ? { ...question, confirmLabel: t('Pay the new deposit') } : question);
      return isAgreed ? open(ids, changed, changed.total) : null;
    }
  };

  const payNow = async (): Promise<void> => {
    if (!userId || !bookingId) {
      // The one browser alert of the product (docs/specification.md section 8).
      window.alert(t('Booking Id or User Not Found'));
      return;
    }
    if (busy || !choice.isReady() || !begin()) return;
    setFailure(null);
    try {
      const session = await open({ userId, bookingId }, price);
      // Stays busy: the browser is leaving the page.
      if (session !== null) window.location.assign(session.url);
      else rest();
    } catch (thrown) {
      setFailure(thrown);
      rest();
      onRefused();
    }
  };

  return { payNow, busy, failure, forget: () => setFailure(null) };
};
