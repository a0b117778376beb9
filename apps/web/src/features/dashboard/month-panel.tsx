import { lazy, Suspense } from 'react';
import { Card } from '../../shared/ui/card.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { monthNameOf, shortMonthNameOf } from './month-name-of.ts';

// chart.js arrives beside the figures, not before them.
const MonthChart = lazy(async () => ({ default: (await import('./month-chart.tsx')).MonthChart }));

export interface MonthValue {
  /** YYYY-MM */
  month: string;
  value: number;
}

interface MonthPanelProps {
  heading: string;
  /** What is counted, in a few words. */
  text: string;
  months: readonly MonthValue[];
  /** How a value is written in the table, and shorter beside the axis. */
  written: (value: number) => string;
  writtenShort: (value: number) => string;
}

/** A line over the last months, and the same values as a table that needs neither eyes for lines nor a mouse. */
export const MonthPanel = ({ heading, text, months, written, writtenShort }: MonthPanelProps) => (
  <Card className="flex flex-col">
    <h2 className="font-semibold text-body text-ink">{heading}</h2>
    <p className="text-ink-faint text-small">{text}</p>
    <div aria-hidden="true" className="mt-5 h-52">
      <Suspense fallback={<Skeleton className="size-full" />}>
        <MonthChart months={months} written={written} writtenShort={writtenShort} />
      </Suspense>
    </div>
    <table className="figures mt-4 w-full table-fixed border-hairline border-t text-small">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr>
          {months.map(({ month }) => (
            <th key={month} scope="col" className="pt-3 text-left font-medium text-ink-faint">
              <span className="sr-only">{monthNameOf(month)}</span>
              <span aria-hidden="true">{shortMonthNameOf(month)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {months.map(({ month, value }) => (
            <td key={month} className="pt-0.5 pr-1 font-semibold text-ink [overflow-wrap:anywhere]">
              {written(value)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </Card>
);
