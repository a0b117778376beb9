import { bookingNumberOf, displayNameOf, formatMoney, type Payment, type WaitsFor, waitsFor } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import type { PagedList } from '../../shared/api/use-paged-list.ts';
import { paths } from '../../shared/paths.ts';
import { LoadMore } from '../../shared/ui/table/load-more.tsx';
import { dueBackOf } from './due-back.ts';
import { GivenBackButton } from './given-back-button.tsx';
import { PaymentAttention } from './payment-attention.tsx';

const words: Readonly<Record<WaitsFor, string>> = {
  'give-back': 'To give back',
  review: 'To review',
  'failed-refund': 'Failed refunds',
  dispute: 'Disputes to answer',
};
const options = waitsFor.map((value) => ({ value, label: words[value] }));

/** What a payment waits for, by the word in an address. */
export const waitsForIn = (word: string): WaitsFor | undefined => waitsFor.find((what) => what === word);

type WaitingPaymentsProps = {
  list: PagedList<Payment>;
  what: WaitsFor | undefined;
  onChoose: (what: string) => void;
  onRefund: (payment: Payment) => void;
};

/** What is due of a payment, or else all of it: the sum that somebody has to do something about. */
const AmountOf = ({ payment }: { payment: Payment }) => {
  const due = dueBackOf([payment]);
  const [first] = due;
  return first === undefined ? (
    <span className="font-semibold text-ink">{formatMoney(payment.amount)}</span>
  ) : (
    <>
      <span className="font-semibold text-ink">{due.map(({ amount }) => formatMoney(amount)).join(' + ')}</span>
      <span>of {formatMoney(payment.amount)}</span>
    </>
  );
};

const Waiting = ({ payment, onRefund }: Pick<WaitingPaymentsProps, 'onRefund'> & { payment: Payment }) => (
  <li className="space-y-2 rounded-card border border-hairline bg-surface p-4">
    <p className="figures flex flex-wrap items-center gap-x-3 text-ink-soft">
      <AmountOf payment={payment} />
      <span className="wrap-anywhere">{payment.contact?.name ?? displayNameOf(payment.user)}</span>
      {payment.contact?.phone === undefined ? null : <span>{payment.contact.phone}</span>}
      <Link
        to={paths.adminBooking(payment.booking)}
        className="inline-flex min-h-11 items-center font-medium text-accent-strong underline underline-offset-4"
      >
        Booking {bookingNumberOf(payment.booking)}
      </Link>
    </p>
    <PaymentAttention payment={payment} onRefund={onRefund} />
  </li>
);

/**
 * Payments that only a person can resolve, with what to do about each, oldest first. Shows nothing if there
 * are none, unless some of a kind are asked for.
 */
export const WaitingPayments = ({ list, what, onChoose, onRefund }: WaitingPaymentsProps) => {
  const due = dueBackOf(list.entries);
  if (list.entries.length === 0 && what === undefined) return null;
  return (
    <section aria-labelledby="waiting" className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="waiting" className="mr-auto font-bold text-ink text-lead">
          Waiting for you
        </h2>
        <FilterSelect label="Waiting for" every="Everything" options={options} value={what ?? ''} onChange={onChoose} />
        <GivenBackButton due={due.length > 1 ? due : []} label={`Give back (${due.length})`} />
      </div>
      {list.entries.length === 0 && !list.loading ? <p className="text-ink-soft">Nothing of this kind waits.</p> : null}
      <ul className="space-y-3">
        {list.entries.map((payment) => (
          <Waiting key={payment._id} payment={payment} onRefund={onRefund} />
        ))}
      </ul>
      {list.hasMore ? <LoadMore list={list} shown={list.entries.length} noun="payment" /> : null}
    </section>
  );
};
