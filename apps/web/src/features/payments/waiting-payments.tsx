import { bookingNumberOf, displayNameOf, formatMoney, type Payment } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { PagedList } from '../../shared/api/use-paged-list.ts';
import { paths } from '../../shared/paths.ts';
import { LoadMore } from '../../shared/ui/table/load-more.tsx';
import { PaymentAttention } from './payment-attention.tsx';

type WaitingPaymentsProps = {
  list: PagedList<Payment>;
  onRefund: (payment: Payment) => void;
};

/**
 * Payments that only a person can resolve, with what to do about each, oldest first. Shows nothing if there
 * are none.
 */
export const WaitingPayments = ({ list, onRefund }: WaitingPaymentsProps) => {
  if (list.entries.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="space-y-3">
      <h2 id="waiting" className="font-bold text-ink text-lead">
        Waiting for you
      </h2>
      <ul className="space-y-3">
        {list.entries.map((payment) => (
          <li key={payment._id} className="space-y-2 rounded-card border border-hairline bg-surface p-4">
            <p className="figures flex flex-wrap items-center gap-x-3 text-ink-soft">
              <span className="font-semibold text-ink">{formatMoney(payment.amount)}</span>
              <span className="wrap-anywhere">{displayNameOf(payment.user)}</span>
              <Link
                to={paths.adminBooking(payment.booking)}
                className="inline-flex min-h-11 items-center font-medium text-accent-strong underline underline-offset-4"
              >
                Booking {bookingNumberOf(payment.booking)}
              </Link>
            </p>
            <PaymentAttention payment={payment} onRefund={onRefund} />
          </li>
        ))}
      </ul>
      {list.hasMore ? <LoadMore list={list} shown={list.entries.length} noun="payment" /> : null}
    </section>
  );
};
