import type { CalendarDate, ManifestEntry } from '@wayfarer/contracts';
import { type ReactNode, useState } from 'react';
import { downloadCsv } from '../../shared/admin-list/export/download-csv.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { useMedia } from '../../shared/ui/browser/use-media.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { besideList } from '../../shared/ui/layout/beside-list.ts';
import { Toolbar } from '../../shared/ui/table/toolbar.tsx';
import { ArrivalBar } from './arrival-bar.tsx';
import { filterManifest, type ShownArrival } from './filter-manifest.ts';
import { ManifestBooking } from './manifest-booking.tsx';
import { manifestCsv } from './manifest-csv.ts';
import type { OnTick } from './manifest-person.tsx';
import { canBeTicked, firstDayOfTicks, type Manifest } from './manifest-query.ts';
import { ManifestTable } from './manifest-table.tsx';
import { ManifestTotalsList } from './manifest-totals-list.tsx';
import { useArrivals } from './offline/use-arrivals.ts';
import { useKeptDepartures } from './offline/use-kept-departures.ts';
import { RoomingList } from './rooming-list.tsx';

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

const views = [
  { value: 'people', label: 'People' },
  { value: 'rooms', label: 'Rooms' },
] as const;

type ManifestSectionProps = {
  packageId: string;
  day: CalendarDate;
  startTime: string | undefined;
  manifest: Manifest;
  /** Whether a room of one's own can be booked on it; else nothing is known of rooms. */
  hasRooms: boolean;
  /** What a booking owes, and taking it. */
  money: (entry: ManifestEntry) => ReactNode;
  /** What has to be done before it leaves: above the list on a phone, beside it where there is room. */
  urgent: ReactNode;
  /** Below the list on a phone, beside it where there is room. */
  aside: ReactNode;
};

/**
 * Everybody who travels on a day: what has to be ready, who is here, how to reach them, and their rooms; to
 * tick, print and save.
 */
export const ManifestSection = ({
  packageId,
  day,
  startTime,
  manifest,
  hasRooms,
  money,
  urgent,
  aside,
}: ManifestSectionProps) => {
  const { entries, waiting, refusals, tick } = useArrivals(packageId, day, manifest.entries);
  const isKept = useKeptDepartures(packageId, day);
  const mayTick = useMay('check-in');
  const isWide = useMedia('(width >= 64rem)');
  const [words, setWords] = useState('');
  const [arrival, setArrival] = useState<ShownArrival>('all');
  const [view, setView] = useState<(typeof views)[number]['value']>('people');
  const shown = filterManifest(entries, { words, arrival });
  const canTick = mayTick && canBeTicked(day);
  const onTickOf = ({ _id }: ManifestEntry): OnTick =>
    canTick ? (traveller, ticked) => void tick({ booking: _id, traveller, arrival: ticked }) : null;
  const isOfRooms = view === 'rooms';
  return (
    <section aria-label="Travellers">
      <div className={besideList}>
        <div className="min-w-0 space-y-5 xl:col-start-2 xl:row-start-2">
          {urgent}
          <ManifestTotalsList entries={entries} />
          <p className="text-ink-soft text-small">
            {manifest.asOf === null ? null : `As of ${formatMoment(new Date(manifest.asOf).toISOString())}. `}
            {isKept === null ? null : <span className="print:hidden">{keptWords(isKept)}</span>}
          </p>
          {mayTick && !canTick ? (
            <p className="text-ink-soft text-small print:hidden">{`Arrivals can be ticked from ${formatDay(firstDayOfTicks(day))} on.`}</p>
          ) : null}
        </div>
        <div className="min-w-0 xl:col-span-2 xl:row-start-1">
          <Toolbar
            {...(isOfRooms ? {} : { search: { label: 'Find a person or booking', value: words, onChange: setWords } })}
            action={
              isOfRooms ? undefined : (
                <Button
                  variant="secondary"
                  disabled={shown.length === 0}
                  onClick={() => downloadCsv(`travellers-of-${day}`, [manifestCsv(shown, { day, startTime: startTime ?? '' })])}
                >
                  Export CSV
                </Button>
              )
            }
          >
            {hasRooms ? <Segmented label="Show" options={views} value={view} onValueChange={setView} /> : null}
            {isOfRooms ? null : <Segmented label="Arrival" options={arrivalOptions} value={arrival} onValueChange={setArrival} />}
          </Toolbar>
        </div>
        <div className="min-w-0 space-y-4 xl:col-start-1 xl:row-span-2 xl:row-start-2">
          {manifest.isWhole ? null : <Notice>These are the first {manifest.entries.length} bookings.</Notice>}
          {isOfRooms ? <RoomingList entries={entries} /> : null}
          {!isOfRooms && shown.length === 0 ? <p className="text-ink-soft">Nobody here matches.</p> : null}
          {!isOfRooms && shown.length > 0 && isWide ? <ManifestTable shown={shown} onTickOf={onTickOf} money={money} /> : null}
          {isOfRooms || isWide
            ? null
            : shown.map((booking) => (
                <ManifestBooking
                  key={booking.entry._id}
                  booking={booking}
                  money={money(booking.entry)}
                  onTick={onTickOf(booking.entry)}
                />
              ))}
        </div>
        <div className="min-w-0 space-y-5 xl:col-start-2 xl:row-start-3 print:hidden">{aside}</div>
      </div>
      {canTick ? <ArrivalBar entries={entries} waiting={waiting} refusals={refusals} /> : null}
    </section>
  );
};
