import { useEffect, useRef, useState } from 'react';
import { useStartPayment } from './payment-queries.ts';

export type PayNowOptions = {
  userId: string | null;
  bookingId: string | undefined;
  /** The server refused: the booking may no longer be what the page shows. */
  onRefused: () => void;
};

/** Pay Now: one payment session per press, then the browser leaves for the provider's page. */
export const usePayNow = ({ userId, bookingId, onRefused }: PayNowOptions) => {
  const { mutateAsync } = useStartPayment();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const rest = () => {
    sending.current = false;
    setBusy(false);
  };

  // The browser's 'back' may restore this page with a button that would stay busy for ever.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => (event.persisted ? rest() : undefined);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  });

  const payNow = async (): Promise<void> => {
    if (!userId || !bookingId) {
      // The one browser alert of the product (docs/specification.md section 8).
      window.alert('Booking Id or User Not Found');
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const session = await mutateAsync({ userId, bookingId });
      // Stays busy: the browser is leaving the page.
      window.location.assign(session.url);
    } catch (thrown) {
      setFailure(thrown);
      rest();
      onRefused();
    }
  };

  return { payNow, busy, failure };
};
