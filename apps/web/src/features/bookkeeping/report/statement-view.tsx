import { formatMoney, groupDigits, type InvoicesPeriod, type InvoicesSum, type Statement } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../../shared/admin-list/admin-column.ts';
import { formatMonth } from '../../../shared/format/calendar-day.ts';
import { formatAmount } from '../../../shared/format/format-amount.ts';
import { paths } from '../../../shared/paths.ts';
import { Fact } from '../../../shared/ui/display/fact.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { atRate, documentsSum, ratesToTell } from '../documents-sum.ts';
import { type Months, useStatement } from './report-queries.ts';
import { ReportTable } from './report-table.tsx';

type Line = Statement['months'][number] & { key: string };

const feesOf = ({ fees }: InvoicesPeriod): string =>
  fees.map(({ amount, currency }) => formatAmount(amount, currency)).join(', ') || '–';

const Amount = ({ of }: { of: number }) => <span className="whitespace-nowrap">{formatMoney(of)}</span>;

const sum = (id: 'net' | 'tax' | 'gross', heading: string): AdminColumn<Line> => ({
  id,
  heading,
  align: 'end',
  cell: (month) => <Amount of={documentsSum(month)[id]} />,
  csv: (month) => ({ amount: documentsSum(month)[id] }),
});
const gross = (id: string, heading: string, of: (month: Line) => InvoicesSum | undefined): AdminColumn<Line> => ({
  id,
  heading,
  align: 'end',
  cell: (month) => <Amount of={of(month)?.gross ?? 0} />,
  csv: (month) => ({ amount: of(month)?.gross ?? 0 }),
});

/** Below the tax what it is at each rate, and in the file net and tax at each, where there are several. */
const taxColumn = (percents: readonly number[]): AdminColumn<Line> => ({
  ...sum('tax', 'Tax'),
  cell: (month) => {
    const all = documentsSum(month);
    return (
      <span className="block">
        <Amount of={all.tax} />
        {percents.map((percent) => (
          <span key={percent} className="block whitespace-nowrap text-ink-faint text-small">
            {percent}%: {formatMoney(atRate(all, percent).tax)}
          </span>
        ))}
      </span>
    );
  },
  moreCsv: percents.flatMap((percent) => [
    { heading: `Net ${percent}%`, csv: (month: Line) => ({ amount: atRate(documentsSum(month), percent).net }) },
    { heading: `Tax ${percent}%`, csv: (month: Line) => ({ amount: atRate(documentsSum(month), percent).tax }) },
  ]),
});

const columnsOf = (percents: readonly number[]): AdminColumn<Line>[] => [
  {
    id: 'month',
    heading: 'Month',
    place: 'title',
    cell: ({ month }) => (
      <Link
        to={paths.adminInvoices(`month=${month}`)}
        className="row-link whitespace-nowrap font-medium text-ink hover:underline"
      >
        {formatMonth(month)}
      </Link>
    ),
    csv: ({ month }) => month,
    moreCsv: [{ heading: 'Documents', csv: (month) => documentsSum(month).count }],
  },
  gross('invoices', 'Invoices', ({ invoices }) => invoices),
  gross('receipts', 'Receipts', ({ receipts }) => receipts),
  gross('credit-notes', 'Credit notes', ({ creditNotes }) => creditNotes),
  sum('net', 'Net'),
  taxColumn(percents),
  sum('gross', 'Gross'),
  {
    id: 'fees',
    heading: 'Fees',
    align: 'end',
    cell: (month) => <span className="whitespace-nowrap">{feesOf(month)}</span>,
    csv: feesOf,
  },
];

const Total = ({ total }: Pick<Statement, 'total'>) => {
  const sums = documentsSum(total);
  const { count, net, tax, gross: all } = sums;
  const rates = ratesToTell([sums]).map((percent) => `${percent}%: ${formatMoney(atRate(sums, percent).tax)}`);
  return (
    <Card>
      <dl className="figures grid grid-cols-2 gap-4 sm:grid-cols-5" aria-label="Total">
        <Fact name="Documents">{groupDigits(count)}</Fact>
        <Fact name="Net">{formatMoney(net)}</Fact>
        <Fact name="Tax">
          {formatMoney(tax)}
          {rates.map((rate) => (
            <span key={rate} className="block text-ink-faint text-small">
              {rate}
            </span>
          ))}
        </Fact>
        <Fact name="Gross">{formatMoney(all)}</Fact>
        <Fact name="Fees">{feesOf(total)}</Fact>
      </dl>
    </Card>
  );
};

/** The documents of some months, month by month: the statement of a year for whoever does its accounts. */
export const StatementView = ({ months }: { months: Months }) => {
  const { data, error, isFetching, refetch } = useStatement(months);
  const percents = data ? ratesToTell([documentsSum(data.total)]) : [];
  return (
    <ReportTable
      caption="Documents by month"
      filename={`statement-${months.from}-to-${months.to}`}
      columns={columnsOf(percents)}
      lines={data?.months.map((month) => ({ ...month, key: month.month }))}
      total={data && <Total total={data.total} />}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
};
