import type { TourPackage } from '@wayfarer/contracts';
import { useMemo, useState } from 'react';
import { formatDay, formatRange, formatShortDay } from '../../../../shared/format/calendar-day.ts';
import { type Asked, hasDays, useAsked } from '../../asked-days.ts';

/** What is known of the departure that a page shows for the asked days. */
export type KnownDeparture = {
  /** Undefined while it is not known; null where none of the days has one. */
  readonly departure: TourPackage['askedDeparture'];
  /** Asks again, where the departures did not load. */
  readonly retry?: () => void;
  readonly isRetrying?: boolean;
};

/** What a page was asked for, and what it knows of it. */
export type AskedTrip = Asked & KnownDeparture & { readonly day: string };

const NOT_KNOWN: KnownDeparture = { departure: undefined };

/**
 * What the address of a package's page asks for; null where it asks for no day.
 * @returns with what is called once more is known of it
 */
export const useAskedTrip = (): [trip: AskedTrip | null, tell: (known: KnownDeparture) => void] => {
  const asked = useAsked();
  const [known, tell] = useState(NOT_KNOWN);
  const trip = useMemo(() => (asked.day !== '' || hasDays(asked) ? { ...asked, ...known } : null), [asked, known]);
  return [trip, tell];
};

/** '27 Mar – 11 Apr 2027', 'from 27 Mar 2027', 'until 11 Apr 2027', or the chosen day. */
export const askedWords = ({ from, to, day = '' }: Pick<Asked, 'from' | 'to'> & { day?: string }): string => {
  if (day !== '') return formatDay(day);
  if (from === '') return `until ${formatShortDay(to)}`;
  return to === '' ? `from ${formatShortDay(from)}` : formatRange(from, to).join(' – ');
};
