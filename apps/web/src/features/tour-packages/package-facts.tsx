import type { TourPackage } from '@wayfarer/contracts';
import { CalendarDays, Clock, IndianRupee } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { durationOf } from '../../shared/format/duration-of.ts';
import { formatMoney } from '../../shared/format/format-money.ts';

const Fact = ({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) => (
  <div className="flex gap-3.5">
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-strong"
    >
      {icon}
    </span>
    <div className="min-w-0">
      <dt className="text-ink-faint text-small">{label}</dt>
      <dd className="figures font-semibold text-ink">{children}</dd>
    </div>
  </div>
);

/** How long, when, and for how much. */
export const PackageFacts = ({ tourPackage }: { tourPackage: TourPackage }) => (
  <dl className="grid gap-5 border-hairline border-y py-6 sm:grid-cols-[auto_1fr_auto] sm:gap-8">
    <Fact label="Duration" icon={<Clock className="size-5" />}>
      {durationOf(tourPackage.itinerary.length)}
    </Fact>
    <Fact label="Available" icon={<CalendarDays className="size-5" />}>
      <span className="whitespace-nowrap">{formatDay(tourPackage.availableFrom)}</span> –{' '}
      <span className="whitespace-nowrap">{formatDay(tourPackage.availableTo)}</span>
    </Fact>
    <Fact label="Price per person" icon={<IndianRupee className="size-5" />}>
      {formatMoney(tourPackage.price)}
    </Fact>
  </dl>
);
