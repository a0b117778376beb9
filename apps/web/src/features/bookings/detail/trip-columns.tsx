import type { ReactNode } from 'react';
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { t } from '../../../shared/words/words.ts';

type TripColumnsProps = {
  summary: ReactNode;
  /** On phones the summary is above while the user books or pays, and below once that is done. */
  summaryPosition?: 'above' | 'below';
  /** Stays at the bottom of a phone's screen. */
  bar?: ReactNode;
  children: ReactNode;
};

/** The layout of booking, payment and success: the task, and the summary beside it. */
export const TripColumns = ({ summary, summaryPosition = 'above', bar, children }: TripColumnsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12">
    {summaryPosition === 'below' ? <div className="min-w-0">{children}</div> : null}
    <aside aria-label={t('Your trip')} className="lg:sticky lg:top-[calc(var(--nav-height)+1.5rem)] lg:order-last lg:self-start">
      {summary}
    </aside>
    {summaryPosition === 'above' ? <div className="min-w-0">{children}</div> : null}
    {bar}
  </div>
);

/** The shape of the summary while it loads. */
export const TripSummarySkeleton = () => (
  <Card padded={false}>
    <div className="flex items-center gap-4 p-4 lg:block lg:p-0">
      <Skeleton className="aspect-8/5 w-28 shrink-0 lg:w-full lg:rounded-none" />
      <div className="grow space-y-2 lg:px-6 lg:pt-5">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </div>
    <div className="space-y-4 px-4 pb-5 lg:px-6 lg:pt-5 lg:pb-6">
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-8" />
    </div>
  </Card>
);
