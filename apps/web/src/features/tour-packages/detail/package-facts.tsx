import { formatMoney, type TourPackage } from '@wayfarer/contracts';
import { CalendarDays, Clock, IndianRupee, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { cancellationWords } from '../../../shared/format/cancellation-words.ts';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { unitWordsOf } from '../../../shared/quote/unit-words.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { isScheduled } from '../is-scheduled.ts';

type FactWithIconProps = {
  label: string;
  icon: ReactNode;
  className?: string;
  children: ReactNode;
};

/** For travellers, who find it by its icon; a `Fact` of an admin's detail screen has none. */
const FactWithIcon = ({ label, icon, className, children }: FactWithIconProps) => (
  <div className={classNames('relative min-h-11 min-w-0 pl-14.5', className)}>
    <dt className="text-ink-faint text-small">
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 grid size-11 place-items-center rounded-control bg-accent-soft text-accent-strong"
      >
        {icon}
      </span>
      {label}
    </dt>
    <dd className="figures font-semibold text-ink">{children}</dd>
  </div>
);

/** How long, when, and for how much. */
export const PackageFacts = ({ tourPackage }: { tourPackage: TourPackage }) => (
  <dl className="grid gap-5 border-hairline border-y py-6 sm:grid-cols-[auto_1fr_auto] sm:gap-8">
    <FactWithIcon label="Duration" icon={<Clock className="size-5" />}>
      {durationOf(tourPackage.itinerary.length)}
    </FactWithIcon>
    {isScheduled(tourPackage) ? (
      <FactWithIcon label="Next departure" icon={<CalendarDays className="size-5" />}>
        {tourPackage.nextDay === null ? 'None' : formatDay(tourPackage.nextDay)}
      </FactWithIcon>
    ) : (
      <FactWithIcon label="Available" icon={<CalendarDays className="size-5" />}>
        <span className="whitespace-nowrap">{formatDay(tourPackage.nextDay ?? tourPackage.availableFrom)}</span> –{' '}
        <span className="whitespace-nowrap">{formatDay(tourPackage.availableTo)}</span>
      </FactWithIcon>
    )}
    <FactWithIcon label={`Price ${unitWordsOf(tourPackage)}`} icon={<IndianRupee className="size-5" />}>
      {formatMoney(tourPackage.price)}
    </FactWithIcon>
    <FactWithIcon label="Cancellation" icon={<Undo2 className="size-5" />} className="sm:col-span-3">
      {cancellationWords(tourPackage.cancellationPolicy)}
    </FactWithIcon>
  </dl>
);
