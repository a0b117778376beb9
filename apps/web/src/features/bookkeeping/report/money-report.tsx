import type { ReportGroup } from '@wayfarer/contracts';
import { groupHeadings, reportColumns } from './report-columns.tsx';
import { type Months, useMoneyReport } from './report-queries.ts';
import { ReportTable } from './report-table.tsx';
import { ReportTotal } from './report-total.tsx';

/** Bookings and money of some months, by one thing. */
export const MoneyReportView = ({ by, months }: { by: ReportGroup; months: Months }) => {
  const { data, error, isFetching, refetch } = useMoneyReport(by, months);
  return (
    <ReportTable
      caption={`By ${groupHeadings[by].toLowerCase()}`}
      filename={`report-${by}-${months.from}-to-${months.to}`}
      columns={reportColumns(by)}
      lines={data?.lines}
      total={data && <ReportTotal total={data.total} />}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
};
