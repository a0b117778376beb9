import { formatMoney, groupDigits, type InvoiceKind, type InvoicesPeriod, type InvoicesSum } from '@wayfarer/contracts';
import { Fragment } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { formatAmount } from '../../shared/format/format-amount.ts';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { atRate, documentsSum, ratesToTell } from './documents-sum.ts';
import { useInvoiceSums } from './invoice-queries.ts';

type Fees = InvoicesPeriod['fees'];

const feeOf = (fees: Fees, currency: string): string =>
  formatAmount(fees.find((fee) => fee.currency === currency)?.amount ?? 0, currency);

/** What the payment provider kept of the money, a row for each currency in which it pays out. */
const FeeRows = ({ now, before }: { now: Fees; before: Fees }) => {
  const currencies = [...new Set([...now, ...before].map(({ currency }) => currency))];
  return currencies.map((currency) => (
    <tr key={currency}>
      <th scope="row" className="py-1 text-start font-medium text-ink-soft">
        Fees
      </th>
      <td className="wrap-anywhere text-end font-semibold text-ink">{feeOf(now, currency)}</td>
      <td className="wrap-anywhere text-end text-ink-soft">{feeOf(before, currency)}</td>
    </tr>
  ));
};

/** The tax at each rate, where there are several. */
const RateRows = ({ now, before }: { now: InvoicesSum; before: InvoicesSum }) =>
  ratesToTell([now, before]).map((percent) => (
    <tr key={percent} className="text-ink-faint text-small">
      <th scope="row" className="py-1 ps-3 text-start font-medium">
        Tax {percent}%
      </th>
      <td className="wrap-anywhere text-end">{formatMoney(atRate(now, percent).tax)}</td>
      <td className="wrap-anywhere text-end">{formatMoney(atRate(before, percent).tax)}</td>
    </tr>
  ));

const rows = ['net', 'tax', 'gross'] as const;
const names = { net: 'Net', tax: 'Tax', gross: 'Gross' } as const;

export const MonthSumsSkeleton = () => <Skeleton className="h-52 rounded-card" />;

/** What the shown documents of a month come to, beside the same days of the year before. */
export const MonthSums = ({ month, kind }: { month: string; kind: InvoiceKind | undefined }) => {
  const { data, error, isFetching, refetch } = useInvoiceSums(month);
  if (error !== null)
    return (
      <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </RetryNotice>
    );
  if (data === undefined) return <MonthSumsSkeleton />;
  const [now, before] = [documentsSum(data.month, kind), documentsSum(data.yearBefore, kind)];
  return (
    <Card>
      <table className="figures w-full">
        <caption className="pb-2 text-start text-ink-soft text-small">
          {formatShortDay(data.month.from)} to {formatShortDay(data.month.to)}, and the same days a year before
        </caption>
        <thead>
          <tr className="text-ink-faint text-small *:pb-1 *:font-medium">
            <th scope="col" className="text-start">
              <span className="sr-only">Sum</span>
            </th>
            <th scope="col" className="text-end">
              {data.month.from.slice(0, 4)}
            </th>
            <th scope="col" className="text-end">
              {data.yearBefore.from.slice(0, 4)}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className="py-1 text-start font-medium text-ink-soft">
              Documents
            </th>
            <td className="text-end">{groupDigits(now.count)}</td>
            <td className="text-end text-ink-soft">{groupDigits(before.count)}</td>
          </tr>
          {rows.map((row) => (
            <Fragment key={row}>
              <tr>
                <th scope="row" className="py-1 text-start font-medium text-ink-soft">
                  {names[row]}
                </th>
                <td className="wrap-anywhere text-end font-semibold text-ink">{formatMoney(now[row])}</td>
                <td className="wrap-anywhere text-end text-ink-soft">{formatMoney(before[row])}</td>
              </tr>
              {row === 'tax' && <RateRows now={now} before={before} />}
            </Fragment>
          ))}
          {kind === undefined && <FeeRows now={data.month.fees} before={data.yearBefore.fees} />}
        </tbody>
      </table>
    </Card>
  );
};
