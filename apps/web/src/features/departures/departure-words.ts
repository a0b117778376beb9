import type { DepartureState, ListedDeparture } from '@wayfarer/contracts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import type { BadgeTone } from '../../shared/ui/display/badge.tsx';

type Known = {
  state?: DepartureState | undefined;
  isClosed?: boolean | undefined;
  isGuaranteed?: boolean | undefined;
  isScheduled?: boolean | undefined;
};

const states: Readonly<Record<DepartureState, { text: string; tone: BadgeTone } | null>> = {
  open: null,
  few: { text: 'Few left', tone: 'yellow' },
  'sold-out': { text: 'Sold out', tone: 'accent' },
  closed: { text: 'Closed', tone: 'grey' },
  cancelled: { text: 'Cancelled', tone: 'red' },
};

/**
 * What staff should see of a departure at once, the most urgent first. One that the agency has not closed is
 * closed by its cut-off.
 */
export const wordsOf = ({ state = 'open', isClosed, isGuaranteed, isScheduled }: Known): { text: string; tone: BadgeTone }[] => {
  const isOver = state === 'closed' && isClosed === false;
  const told = isOver ? ({ text: 'Bookings are over', tone: 'grey' } as const) : states[state];
  return [
    ...(isScheduled === false ? [{ text: 'Not in the schedule', tone: 'red' } as const] : []),
    ...(told === null ? [] : [told]),
    ...(isGuaranteed === true && state !== 'cancelled' ? [{ text: 'Guaranteed', tone: 'green' } as const] : []),
  ];
};

/** What is told of a departure in a list: of a past one not that it is closed. */
export const toldOn = (day: string, { state, ...listed }: ListedDeparture): ListedDeparture =>
  state === undefined || (state === 'closed' && day < todayOnSite()) ? listed : { ...listed, state };
