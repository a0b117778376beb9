import type { ReactNode } from 'react';

type PeriodFigureProps = { label: string; value: string; meaning: string; children: ReactNode };

/** One of the figures of a period in a row of them, with how it compares and what it means. */
export const PeriodFigure = ({ label, value, meaning, children }: PeriodFigureProps) => (
  <div className="min-w-0 border-hairline border-t py-4 sm:border-t-0 sm:border-s sm:py-0 sm:ps-5 sm:first:border-s-0 sm:first:ps-0 sm:max-lg:nth-[2n+1]:border-s-0 sm:max-lg:nth-[2n+1]:ps-0">
    <dt className="font-medium text-ink-soft text-small">{label}</dt>
    <dd className="figures mt-1 font-bold text-ink text-lead wrap-anywhere">{value}</dd>
    <dd className="mt-1 text-ink-soft text-small">{children}</dd>
    <dd className="mt-1 text-ink-faint text-small">{meaning}</dd>
  </div>
);
