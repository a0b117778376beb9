import { reportGroups } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { MoneyReportView } from '../../features/bookkeeping/report/money-report.tsx';
import { MonthsFields } from '../../features/bookkeeping/report/months-fields.tsx';
import { monthsOf } from '../../features/bookkeeping/report/report-months.ts';
import { SourceLink } from '../../features/bookkeeping/report/source-link.tsx';
import { StatementView } from '../../features/bookkeeping/report/statement-view.tsx';
import { useListAddress } from '../../shared/admin-list/use-list-address.ts';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { Tabs } from '../../shared/ui/layout/tabs.tsx';

const labels = { trip: 'Trips', month: 'Months', source: 'Sources', country: 'Countries' } as const;

/** Bookings and money by trip, month, source and country, and the documents of a year. All in the address. */
export const ReportsPage = () => {
  const address = useListAddress<object>();
  const months = monthsOf(address.wordOf('from'), address.wordOf('to'));
  const view = reportGroups.find((group) => group === address.wordOf('by')) ?? 'trip';
  const isStatement = address.wordOf('by') === 'statement';
  return (
    <>
      <PageHeading
        title={screens.adminReports.title}
        text="Money counts in the month in which it came or went, a booking in the month in which it was made."
      >
        Reports
      </PageHeading>
      <MonthsFields months={months} onChange={address.choose} />
      <div className="mt-6">
        <Tabs
          label="Reports"
          selected={isStatement ? 'statement' : view}
          onSelect={(by) => address.choose({ by })}
          tabs={[
            ...reportGroups.map((by) => ({
              key: by,
              label: labels[by],
              content: (
                <div className="space-y-6">
                  <MoneyReportView key={by} by={by} months={months} />
                  {by === 'source' ? <SourceLink /> : null}
                </div>
              ),
            })),
            { key: 'statement', label: 'Statement', content: <StatementView months={months} /> },
          ]}
        />
      </div>
    </>
  );
};
