import { lazy, Suspense } from 'react';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import type { MonthValue } from './month-chart.tsx';
import { monthNameOf } from './month-name-of.ts';

// chart.js loads in parallel with the figures, not before them.
const MonthChart = lazy(async () => ({ default: (await loadPart(() => import('./month-chart.tsx'))).MonthChart }));

type MonthPanelProps = {
  heading: string;
  /** What is counted, in a few words. */
  text: string;
  /** 'Bookings': the heading of the values in the table. */
  column: string;
  months: readonly MonthValue[];
  /** Formats a value for the table, and shorter for the axis. */
  written: (value: number) => string;
  writtenShort: (value: number) => string;
};

/** A line over the last months, and the same values as an accessible table. */
export const MonthPanel = ({ heading, text, column, months, written, writtenShort }: MonthPanelProps) => (
  <Card className="flex flex-col">
    <h2 className="font-semibold text-body text-ink">{heading}</h2>
    <p className="text-ink-faint text-small">{text}</p>
    <div aria-hidden="true" className="relative mt-5 h-52 min-w-0">
      <Suspense fallback={<Skeleton className="size-full" />}>
        <MonthChart months={months} written={written} writtenShort={writtenShort} />
      </Suspense>
    </div>
    <table className="figures mt-5 w-full text-small">
      <caption className="sr-only">{heading}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Month</th>
          <th scope="col">{column}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, value }) => (
          <tr key={month} className="border-hairline border-t">
            <th scope="row" className="py-2 text-start font-normal text-ink-soft">
              {monthNameOf(month)}
            </th>
            <td className="py-2 ps-4 text-end font-semibold text-ink">{written(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
);
