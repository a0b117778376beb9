import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  type MinorUnits,
  type OwedAge,
  type OwingState,
  owedAges,
  owingStates,
  startOfDay,
  type UnpaidState,
  unpaidStates,
} from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import { BY_OWED, UNPAID_AHEAD } from '../booking-indexes.model.ts';
import { dueDaysOf } from './due-days.ts';

type Site = { readonly now: Date; readonly timeZone: string };

/** Who left without paying is worth a call while the trip is fresh; nobody calls weeks later. */
const DAYS_AFTER_HOLD = 3;

/** How many days from today on a rest is due 'this week', today included. */
const WEEK_DAYS = 7;

const dueBetween = (age: OwedAge, today: CalendarDate) => {
  const [from, to] = dueDaysOf(age, today);
  return { ...(from === null ? {} : { $gte: from }), ...(to === null ? {} : { $lte: to }) };
};

/** Bookings that owe a rest, by the day until which it is due. */
const owingConditionsOf = (state: OwingState, today: CalendarDate): QueryFilter<BookingRecord> => {
  const days = {
    owes: { $type: 'string' as const },
    'due-this-week': { $gte: today, $lt: addDays(today, WEEK_DAYS) },
    overdue: { $lt: today },
    ...(Object.fromEntries(owedAges.map((age) => [age, dueBetween(age, today)])) as Record<OwedAge, object>),
  } satisfies Record<OwingState, object>;
  return { owesUntil: days[state] };
};

/** Bookings that wait for their payment, of trips that are ahead. */
const waitingConditionsOf = (state: Exclude<UnpaidState, OwingState>, { now, timeZone }: Site): QueryFilter<BookingRecord> => {
  const today = calendarDateAt(now, timeZone);
  const startOf = (days: number): Date => startOfDay(addDays(today, days), timeZone);
  const ahead = { bookingStatus: 'pending' as const, travelDate: { $gte: today } };
  const laterToday = { $gt: now, $lt: startOf(1) };
  switch (state) {
    case 'link-ended':
      return { ...ahead, 'byStaff.link.until': { $lte: now } };
    case 'ends-today':
      // Where seats are not counted, only the link has a time.
      return { ...ahead, $or: [{ seatsHeldUntil: laterToday }, { 'byStaff.link.until': laterToday }] };
    case 'hold-ended':
      return { ...ahead, seatsHeldUntil: { $gte: startOf(-DAYS_AFTER_HOLD), $lte: now }, 'byStaff.link.until': null };
  }
};

const isOwing = (state: UnpaidState): state is OwingState => owingStates.some((one) => one === state);

/** What a filter by what is unpaid asks for, and the index that serves it. */
export const unpaidQuestionOf = (state: UnpaidState, site: Site) =>
  isOwing(state)
    ? { conditions: owingConditionsOf(state, calendarDateAt(site.now, site.timeZone)), hint: BY_OWED }
    : { conditions: waitingConditionsOf(state, site), hint: UNPAID_AHEAD };

type CountedState = Exclude<UnpaidState, OwedAge>;
export type UnpaidQuestion = ReturnType<typeof unpaidQuestionOf>;

/** What waits for somebody: how old it is decides nothing here. */
const countedStates = unpaidStates.filter((state) => !owedAges.some((age) => age === state));

/** How many there are of each, no further than `most`. */
export const countUnpaid = async (
  database: Connection,
  site: Site,
  most: number,
): Promise<Readonly<Record<CountedState, number>>> => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  const counts = await Promise.all(
    countedStates.map((state) => {
      const { conditions, hint } = unpaidQuestionOf(state, site);
      return bookings.countDocuments(conditions, { limit: most, hint });
    }),
  );
  return Object.fromEntries(countedStates.map((state, place) => [state, counts[place] ?? 0])) as Record<CountedState, number>;
};

/** What the overdue bookings owe, of those that are counted; read from an index alone. */
export const sumOverdue = async (database: Connection, today: CalendarDate, most: number): Promise<MinorUnits> => {
  const [sums] = await modelOf(database, 'Booking', bookingSchema)
    .aggregate<{ owed: MinorUnits }>([
      { $match: owingConditionsOf('overdue', today) },
      { $sort: BY_OWED },
      { $limit: most },
      { $group: { _id: null, owed: { $sum: '$owed' } } },
    ])
    .hint(BY_OWED);
  return sums?.owed ?? 0;
};
