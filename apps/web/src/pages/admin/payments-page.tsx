import { currentStatusOf, type Payment, type PaymentStatusFilter, paymentWays } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useState } from 'react';
import { type AdminPaymentSearch, useAdminPayments, useTill } from '../../features/payments/admin-payment-queries.ts';
import { paymentColumns } from '../../features/payments/payment-columns.tsx';
import { paymentStatusWordOf } from '../../features/payments/payment-status-badge.tsx';
import { RefundDialog } from '../../features/payments/refund-dialog.tsx';
import { TillPanel, wayNames } from '../../features/payments/till-panel.tsx';
import { WaitingPayments, waitsForIn } from '../../features/payments/waiting-payments.tsx';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { AmountFilter } from '../../shared/admin-list/filters/amount-filter.tsx';
import { DayRange } from '../../shared/admin-list/filters/day-range.tsx';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import { MoreFilters } from '../../shared/admin-list/filters/more-filters.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** Payments that need somebody to act come first. */
const statuses = (['needs_review', 'refund_pending', 'paid', 'refunded', 'pending', 'failed', 'expired'] as const).map(
  (value) => ({
    value,
    label: paymentStatusWordOf({ status: value, amountRefunded: 0 }),
  }),
);

const ways = paymentWays.map((value) => ({ value, label: wayNames[value] }));

/**
 * Payments: a read-only table (docs/specification.md section 2), and above it what waits for a person. The
 * status is in the address.
 */
export const PaymentsPage = () => {
  const address = useListAddress<AdminPaymentSearch>();
  const asked = currentStatusOf(address.wordOf('status'));
  const status: PaymentStatusFilter = statuses.find(({ value }) => value === asked)?.value ?? 'all';
  const words = address.wordsOf(['amount', 'way', 'takenBy', 'from', 'to']);
  const { from = '', to = '' } = words;
  const list = useAdminPayments({ status, ...address.wordsOf(['search', 'sort']), ...words }, address.page.after);
  const what = waitsForIn(address.wordOf('waiting'));
  const waiting = useAdminPayments({ status: 'waiting', ...(what === undefined ? {} : { waitsFor: what }) });
  const { data: till } = useTill(address.wordsOf(['search', 'way', 'takenBy', 'from', 'to']));
  const [refunding, setRefunding] = useState<Payment | null>(null);
  return (
    <>
      <PageHeading
        title={screens.adminPayments.title}
        text="Every attempt to pay, and what came in and went out. Open a booking to see all of its payments."
      >
        Payments
      </PageHeading>
      <WaitingPayments
        list={waiting}
        what={what}
        onChoose={(waits) => address.choose({ waiting: waits })}
        onRefund={setRefunding}
      />
      {till ? <TillPanel till={till} /> : null}
      <AdminList
        name="Payments"
        noun="payment"
        list={list}
        columns={paymentColumns}
        page={address.page}
        sort={{ value: address.wordOf('sort'), onChange: (next) => address.choose({ sort: next }) }}
        search={{
          label: 'Booking, name, reference or id',
          value: address.text,
          onChange: address.setText,
          applied: address.search,
        }}
        filters={
          <>
            <FilterSelect
              label="Status"
              every="Every status"
              options={statuses}
              value={status === 'all' ? '' : status}
              onChange={(next) => address.choose({ status: next })}
            />
            <MoreFilters active={Object.keys(words).length}>
              <FilterSelect
                label="Way"
                every="Every way"
                options={ways}
                value={words.way ?? ''}
                onChange={(way) => address.choose({ way })}
              />
              <FilterSelect
                label="Taken by"
                every="Taken by anybody"
                options={(till?.people ?? []).map(({ _id, username }) => ({ value: _id, label: username }))}
                value={words.takenBy ?? ''}
                onChange={(takenBy) => address.choose({ takenBy })}
              />
              <AmountFilter
                label="Amount"
                value={address.wordOf('amount')}
                onChange={(next) => address.choose({ amount: next })}
              />
              <DayRange label="Payment days" from={from} to={to} onChange={(days) => address.choose(days)} />
            </MoreFilters>
          </>
        }
        loadingText="Loading payments..."
        emptyText="No payments found"
        emptyHint="Payments appear here as soon as travellers pay."
        narrowed={address.search !== '' || status !== 'all' || Object.keys(words).length > 0}
        onClear={() => address.choose({ search: '', status: '', amount: '', way: '', takenBy: '', from: '', to: '' })}
      />
      <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />
    </>
  );
};
