import type { CalendarDate, ManifestEntry } from '@wayfarer/contracts';
import { type ReactNode, useState } from 'react';
import { downloadCsv } from '../../shared/admin-list/export/download-csv.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { Toolbar } from '../../shared/ui/table/toolbar.tsx';
import { ArrivalBar } from './arrival-bar.tsx';
import { filterManifest, type ShownArrival } from './filter-manifest.ts';
import { ManifestBooking } from './manifest-booking.tsx';
import { manifestCsv } from './manifest-csv.ts';
import { canBeTicked, firstDayOfTicks, type Manifest } from './manifest-query.ts';
import { ManifestTotalsList } from './manifest-totals-list.tsx';
import { useArrivals } from './offline/use-arrivals.ts';
import { useKeptDepartures } from './offline/use-kept-departures.ts';

const arrivalOptions: ReadonlyArray<{ value: ShownArrival; label: string }> = [
  { value: 'all', label: 'All' },
  { value: 'expected', label: 'To come' },
  { value: 'here', label: 'Here' },
  { value: 'no-show', label: 'No-show' },
];

const keptWords = (isKept: boolean): string =>
  isKept
    ? 'Kept on this device until you log out, for a place without a network.'
    : 'This browser cannot keep it for a place without a network: print it, or leave this page open.';

type ManifestSectionProps = {
  packageId: string;
  day: CalendarDate;
  startTime: string | undefined;
  manifest: Manifest;
  /** What a booking owes, and taking it. */
  money: (entry: ManifestEntry) => ReactNode;
};

/**
 * Everybody who travels on a day: what has to be ready, who is here, and how to reach them; to tick, print
 * and save.
 */
export const ManifestSection = ({ packageId, day, startTime, manifest, money }: ManifestSectionProps) => {
  const { entries, waiting, refusals, tick } = useArrivals(packageId, day, manifest.entries);
  const isKept = useKeptDepartures(packageId, day);
  const mayTick = useMay('check-in');
  const [words, setWords] = useState('');
  const [arrival, setArrival] = useState<ShownArrival>('all');
  const shown = filterManifest(entries, { words, arrival });
  const canTick = mayTick && canBeTicked(day);
  return (
    <section aria-label="Travellers" className="mt-8 space-y-5">
      <ManifestTotalsList entries={entries} />
      <p className="text-ink-soft text-small">
        {manifest.asOf === null ? null : `As of ${formatMoment(new Date(manifest.asOf).toISOString())}. `}
        {isKept === null ? null : <span className="print:hidden">{keptWords(isKept)}</span>}
      </p>
      {manifest.isWhole ? null : <Notice>These are the first {manifest.entries.length} bookings.</Notice>}
      {mayTick && !canTick ? (
        <Notice tone="grey">{`Arrivals can be ticked from ${formatDay(firstDayOfTicks(day))} on.`}</Notice>
      ) : null}
      <Toolbar
        search={{ label: 'Find a person or booking', value: words, onChange: setWords }}
        action={
          <Button
            variant="secondary"
            disabled={shown.length === 0}
            onClick={() => downloadCsv(`travellers-of-${day}`, [manifestCsv(shown, { day, startTime: startTime ?? '' })])}
          >
            Export CSV
          </Button>
        }
      >
        <Segmented label="Arrival" options={arrivalOptions} value={arrival} onValueChange={setArrival} />
      </Toolbar>
      {shown.length === 0 ? <p className="text-ink-soft">Nobody here matches.</p> : null}
      <div className="space-y-4">
        {shown.map((booking) => (
          <ManifestBooking
            key={booking.entry._id}
            booking={booking}
            money={money(booking.entry)}
            onTick={canTick ? (traveller, ticked) => void tick({ booking: booking.entry._id, traveller, arrival: ticked }) : null}
          />
        ))}
      </div>
      {canTick ? <ArrivalBar entries={entries} waiting={waiting} refusals={refusals} /> : null}
    </section>
  );
};
