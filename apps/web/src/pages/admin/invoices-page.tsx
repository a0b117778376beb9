import { useQueryClient } from '@tanstack/react-query';
import { type ListedInvoice, monthOf } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { groupInvoices } from '../../features/bookkeeping/group/group-invoice-dialog.tsx';
import { invoiceColumns } from '../../features/bookkeeping/invoice-columns.tsx';
import { type InvoiceSearch, useInvoices } from '../../features/bookkeeping/invoice-queries.ts';
import { kindOptions } from '../../features/bookkeeping/invoice-words.ts';
import { MonthFiles } from '../../features/bookkeeping/month-files.tsx';
import { MonthSums, MonthSumsSkeleton } from '../../features/bookkeeping/month-sums.tsx';
import { AdminList } from '../../shared/admin-list/admin-list.tsx';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import { MonthBar } from '../../shared/admin-list/filters/month-bar.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { isMonth } from '../../shared/format/month.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/**
 * The bookkeeper's month: its invoices, receipts and credit notes, what they come to, and its files. A search
 * looks through all months. Month, kind and search are in the address.
 */
export const InvoicesPage = () => {
  const address = useListAddress<InvoiceSearch>();
  const mayIssue = useMay('issue-invoices');
  const queryClient = useQueryClient();
  const asked = address.wordOf('month');
  const month = isMonth(asked) ? asked : monthOf(todayOnSite());
  const { kind } = address.wordsOf(['kind']);
  const isSearching = address.search !== '';
  const list = useInvoices(
    { ...(isSearching ? { search: address.search } : { month }), ...(kind ? { kind } : {}) },
    address.page.after,
  );
  return (
    <>
      <PageHeading title={screens.adminInvoices.title} text="Every invoice, receipt and credit note, a month at a time.">
        Invoices
      </PageHeading>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <MonthBar
          month={month}
          onMonth={(next) => address.choose({ month: next, search: '' })}
          onToday={() => address.choose({ month: '', search: '' })}
        />
        <MonthFiles month={month} />
      </div>
      {/* After the list, so that a failure of both is told once; what a search finds is not of one month. */}
      {list.loading && !isSearching ? <MonthSumsSkeleton /> : null}
      {list.loading || isSearching || list.failure !== null ? null : <MonthSums month={month} kind={kind} />}
      <AdminList
        name="Invoices"
        noun="invoice"
        list={list}
        columns={invoiceColumns}
        page={address.page}
        search={{
          label: 'Number, name, booking',
          value: address.text,
          onChange: address.setText,
          applied: address.search,
        }}
        filters={
          <FilterSelect
            label="Kind"
            every="All kinds"
            options={kindOptions}
            value={kind ?? ''}
            onChange={(next) => address.choose({ kind: next })}
          />
        }
        {...(mayIssue
          ? {
              bulk: {
                nameOf: ({ _id }: ListedInvoice) => _id,
                actions: [groupInvoices],
                onDone: () => void queryClient.invalidateQueries({ queryKey: laterQueryKeys.invoices.all }),
              },
            }
          : {})}
        loadingText="Loading invoices..."
        emptyText="No invoices found"
        emptyHint="An invoice is issued once a booking is paid, a receipt for a part of its price, and a credit note with each refund."
        narrowed={isSearching || kind !== undefined}
        onClear={() => address.choose({ search: '', kind: '' })}
      />
    </>
  );
};
