import { X } from 'lucide-react';
import { useState } from 'react';
import { clearReturnTo, readReturnTo } from '../../../shared/session/return-to.ts';
import { IconButton } from '../../../shared/ui/actions/icon-button.tsx';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';

/** For a traveller who had to log in on the way to a booking or a payment. It is shown once. */
export const ContinueBookingBar = () => {
  const [address, setAddress] = useState(readReturnTo);
  if (address === null) return null;
  const dismiss = () => {
    clearReturnTo();
    setAddress(null);
  };
  return (
    <section
      aria-label="Your booking"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warm-soft py-3 pr-3 pl-5 text-ink"
    >
      <p className="min-w-52 grow">
        <strong className="font-semibold">You have an unfinished booking.</strong> Pick up where you left off.
      </p>
      <LinkButton to={address} onClick={clearReturnTo}>
        Continue your booking
      </LinkButton>
      <IconButton label="Dismiss" icon={<X className="size-5" />} onClick={dismiss} />
    </section>
  );
};
