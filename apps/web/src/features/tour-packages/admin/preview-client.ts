import { QueryClient } from '@tanstack/react-query';
import {
  addDays,
  type CalendarDate,
  type Departure,
  departureStateOf,
  eachDepartureDay,
  type TourPackage,
} from '@wayfarer/contracts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { unitsOn } from '../../../shared/quote/units-on.ts';
import { DAYS_AT_ONCE, earlierOf, laterOf } from '../departures-query.ts';

/** No schedule is longer than ten years. */
const MAX_PARTS = 10;

const ANY_DAY = { rules: [{ every: 'day', interval: 1, from: '2000-01-01' }], added: [], closed: [] } as const;

/**
 * The departures of a part of its days: nobody has booked, and those before the next one are past their
 * cut-off.
 */
const departuresOf = (draft: TourPackage, from: CalendarDate): Departure[] => {
  const { schedule, capacity, nextDay, availableTo } = draft;
  const window = { availableFrom: from, availableTo: earlierOf(availableTo, addDays(from, DAYS_AT_ONCE - 1)) };
  return [...eachDepartureDay(schedule ?? ANY_DAY, window)].map((day) => ({
    day,
    left: capacity,
    state: departureStateOf(capacity, capacity, nextDay === null || day < nextDay),
    isGuaranteed: false,
    prices: unitsOn(draft, day),
    closesAt: `${day}T00:00:00Z`,
  }));
};

/**
 * The cache for the page that travellers will see of a draft. What that page reads of its package is answered
 * from the draft, because no public call finds it; all else is read as always. Apart from the cache of the
 * site, so that no other screen shows the draft.
 */
export const previewClientOf = (draft: TourPackage): QueryClient => {
  const { _id, capacity, availableFrom, availableTo } = draft;
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
    },
  });
  client.setQueryData(queryKeys.tourPackages.detail(_id), draft);
  client.setQueryData(queryKeys.tourPackages.similar(_id), []);
  client.setQueryData(queryKeys.seats.of(_id), { capacity, days: [] });
  const first = laterOf(availableFrom, todayOnSite());
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const from = addDays(first, part * DAYS_AT_ONCE);
    if (from <= availableTo) client.setQueryData(queryKeys.seats.departures(_id, from), departuresOf(draft, from));
  }
  return client;
};
