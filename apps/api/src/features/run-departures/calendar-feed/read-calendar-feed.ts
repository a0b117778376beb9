import { addDays, type DocumentFile, FEED_DAYS_AHEAD, FEED_DAYS_BACK, has, MAX_FEED_EVENTS } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { todayOf } from '../../../time/today-of.ts';
import { departureBookingsRepository } from '../../bookings/index.ts';
import { type DepartureKey, departureIdOf, guideRepository, seatDayRepository } from '../../departures/index.ts';
import { type FeedEvent, hashOfToken, writeCalendarFeed } from '../../emails/index.ts';
import { readFigures } from '../../keep-figures/index.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { calendarFeedRepository, type UserRecord } from '../../users/index.ts';
import { cancellationRepository } from '../cancel/cancellation.repository.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock' | 'logger'>;
type Keys = readonly DepartureKey<string>[];

/** Every departure with bookings, and those that were cancelled with some. */
const everyBooked = async (needs: Needs, from: string, to: string): Promise<Keys> => {
  const [sums, cancelled] = await Promise.all([
    readFigures(needs).then((figures) => figures.listDays('departures', from, to)),
    cancellationRepository(needs.database).listLatest(MAX_FEED_EVENTS),
  ]);
  const booked = [...sums].flatMap(([day, { largest }]) =>
    largest.map(({ tourPackageId }) => ({ packageId: String(tourPackageId), day })),
  );
  const keys = [...booked, ...cancelled.filter(({ day }) => day >= from && day <= to)];
  return [...new Map(keys.map((key) => [departureIdOf(key), key])).values()];
};

/** Those from today on first, so that of too many the earliest are kept, and then the latest past ones. */
const nearest = (keys: Keys, today: string): Keys => {
  const byDay = keys.toSorted((one, other) => one.day.localeCompare(other.day));
  const past = byDay.filter(({ day }) => day < today).toReversed();
  return [...byDay.filter(({ day }) => day >= today), ...past].slice(0, MAX_FEED_EVENTS);
};

const keysFor = ({ _id, role }: Pick<UserRecord, '_id' | 'role'>, needs: Needs, from: string, to: string): Promise<Keys> =>
  has(role, 'read-every-departure') ? everyBooked(needs, from, to) : guideRepository(needs.database).list(String(_id), from, to);

const eventsOf = async ({ database, clock }: Needs, keys: Keys): Promise<FeedEvent[]> => {
  const packageIds = [...new Set(keys.map(({ packageId }) => packageId))];
  const [stored, sums, packages] = await Promise.all([
    seatDayRepository(database).listThese(keys, clock()),
    departureBookingsRepository(database).sumTravelling(keys),
    tourPackageRepository(database).findManyById(packageIds.map(objectIdOf)),
  ]);
  const days = new Map(stored.map((one) => [departureIdOf(one), one]));
  const byId = new Map(packages.map((one) => [String(one._id), one]));
  return keys.flatMap((key): FeedEvent[] => {
    const tourPackage = byId.get(key.packageId);
    if (!tourPackage) return [];
    const { title, itinerary, schedule, facts, cancelledDays } = tourPackage;
    return [
      {
        packageId: key.packageId,
        title,
        travelDate: key.day,
        days: itinerary.length,
        ...(schedule?.startTime === undefined ? {} : { startTime: schedule.startTime }),
        meetingPoint: facts?.meetingPoint,
        persons: sums.get(departureIdOf(key))?.persons ?? 0,
        isCancelled: days.get(departureIdOf(key))?.isCancelled === true || cancelledDays?.includes(key.day) === true,
      },
    ];
  });
};

/**
 * The departures of whoever has a calendar address: a guide's own ones, and for who sees every departure all
 * those with bookings. Nothing of it is about who travels.
 * @throws NOT_FOUND for an address that was stopped or replaced, or whose account no longer works on
 * departures
 */
export const readCalendarFeed = async (needs: Needs, token: string): Promise<DocumentFile> => {
  const owner = await calendarFeedRepository(needs.database).findByHash(hashOfToken(token.replace(/\.ics$/, '')));
  if (!owner || !has(owner.role, 'check-in')) throw new ApiError('NOT_FOUND');
  const today = todayOf(needs);
  const [from, to] = [addDays(today, -FEED_DAYS_BACK), addDays(today, FEED_DAYS_AHEAD)];
  const events = await eventsOf(needs, nearest(await keysFor(owner, needs, from, to), today));
  return { filename: 'departures.ics', bytes: Buffer.from(await writeCalendarFeed(needs.config, events)) };
};
