import { displayNameOf, formatMoney, type Payment, type WaitsFor, waitsFor } from '@wayfarer/contracts';
import { bookingColumn } from '../../shared/admin-list/booking-column.tsx';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import type { PagedList } from '../../shared/api/use-paged-list.ts';
import { CallLink } from '../../shared/ui/actions/call-link.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/table/data-table.tsx';
import { LoadMore } from '../../shared/ui/table/load-more.tsx';
import { dueBackOf } from './due-back.ts';
import { GivenBackButton } from './given-back-button.tsx';
import { RefundButton } from './refund-button.tsx';

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
  return due.length === 0 ? (
    <span className="font-semibold text-ink">{formatMoney(payment.amount)}</span>
  ) : (
    <>
      <span className="block font-semibold text-ink">{due.map(({ amount }) => formatMoney(amount)).join(' + ')}</span>
      <span className="block text-ink-faint">of {formatMoney(payment.amount)}</span>
    </>
  );
};

/** A row for each: who and how to reach them, how much, why it waits, and the button that ends it. */
const columnsOf = (onRefund: (payment: Payment) => void): DataColumn<Payment>[] => [
  {
    id: 'customer',
    heading: 'Customer',
    place: 'title',
    cell: ({ contact, user }) => (
      <span className="block min-w-24">
        <span className="one-line font-semibold text-ink">{contact?.name ?? displayNameOf(user)}</span>
        {contact?.phone === undefined ? null : <CallLink person={contact} />}
      </span>
    ),
  },
  bookingColumn,
  { id: 'amount', heading: 'Amount', align: 'end', cell: (payment) => <AmountOf payment={payment} /> },
  {
    id: 'why',
    heading: 'What to do',
    cell: ({ attention }) =>
      attention && (
        <span className="figures block min-w-48 text-start text-ink-soft">
          <span className="font-semibold text-amber">{attention.reason}</span> {attention.todo}
        </span>
      ),
  },
  {
    id: 'actions',
    heading: 'Actions',
    place: 'actions',
    cell: (payment) => (
      <span className="inline-flex gap-2">
        <GivenBackButton due={dueBackOf([payment])} label="Give back" />
        {payment.attention?.canGiveBack ? <RefundButton payment={payment} onRefund={onRefund} /> : null}
      </span>
    ),
  },
];

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
        <h2 id="waiting" className="me-auto font-bold text-ink text-lead">
          Waiting for you
        </h2>
        <FilterSelect label="Waiting for" every="Everything" options={options} value={what ?? ''} onChange={onChoose} />
        <GivenBackButton due={due.length > 1 ? due : []} label={`Give back (${due.length})`} />
      </div>
      {list.entries.length === 0 && !list.loading ? <p className="text-ink-soft">Nothing of this kind waits.</p> : null}
      {list.entries.length === 0 ? null : (
        <DataTable
          caption="Waiting for you"
          columns={columnsOf(onRefund)}
          rows={list.entries}
          rowKeyOf={({ _id }) => _id}
          dimmed={list.stale}
        />
      )}
      {list.hasMore ? <LoadMore list={list} shown={list.entries.length} noun="payment" /> : null}
    </section>
  );
};
