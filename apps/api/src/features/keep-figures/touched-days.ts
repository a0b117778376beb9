import { calendarDateAt } from '@wayfarer/contracts';
import { todayOf } from '../../today-of.ts';
import { bookingSumsRepository } from '../bookings/index.ts';
import type { FigureKind } from '../figures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { userRepository } from '../users/index.ts';
import type { FigureNeeds } from './figure-sources.ts';
import type { FigureChange } from './watch-changes.ts';

/** The days of each kind to sum up again; all of them where it is unknown which. */
export type TouchedDays = { readonly [K in FigureKind]: { readonly days: Set<string>; isAll: boolean } };

const none = () => ({ days: new Set<string>(), isAll: false });
export const nothingTouched = (): TouchedDays => ({
  bookings: none(),
  departures: none(),
  packages: none(),
  users: none(),
  sales: none(),
});

type Found<Record> = ReadonlyMap<string, Record>;
const byId = <Record extends { _id: unknown }>(found: readonly Record[]): Found<Record> =>
  new Map(found.map((record) => [String(record._id), record]));

const of = (changes: readonly FigureChange[], coll: string) => changes.filter(({ ns }) => ns.coll === coll);
/** Only inserts contain the day. */
const unknownIds = (changes: readonly FigureChange[]) =>
  changes.filter(({ fullDocument }) => !fullDocument).map(({ documentKey }) => documentKey._id);

const touchBookings = async (needs: FigureNeeds, changes: readonly FigureChange[], touched: TouchedDays): Promise<void> => {
  const zone = needs.config.SITE_TIME_ZONE;
  const found = byId(await bookingSumsRepository(needs.database, zone).daysOf(unknownIds(changes)));
  for (const { documentKey, fullDocument, updateDescription } of changes) {
    const { bookingDate, travelDate } = fullDocument ?? found.get(String(documentKey._id)) ?? {};
    const newStatus = updateDescription?.updatedFields?.bookingStatus;
    const isOfDeparture = fullDocument ? fullDocument.bookingStatus === 'confirmed' : newStatus;
    for (const kind of fullDocument || newStatus ? (['bookings', 'sales'] as const) : (['bookings'] as const))
      if (!bookingDate) touched[kind].isAll = true;
      else touched[kind].days.add(calendarDateAt(bookingDate, zone));
    if (!travelDate) touched.departures.isAll = true;
    else if (isOfDeparture) touched.departures.days.add(travelDate);
  }
};

const touchUsers = async (needs: FigureNeeds, changes: readonly FigureChange[], { users }: TouchedDays): Promise<void> => {
  const found = byId(await userRepository(needs.database).registrationsOf(unknownIds(changes)));
  for (const { documentKey, fullDocument } of changes) {
    const { createdAt } = fullDocument ?? found.get(String(documentKey._id)) ?? {};
    if (!createdAt) users.isAll = true;
    else users.days.add(calendarDateAt(createdAt, needs.config.SITE_TIME_ZONE));
  }
};

const touchPackages = async (needs: FigureNeeds, changes: readonly FigureChange[], touched: TouchedDays): Promise<void> => {
  const { database, config, clock } = needs;
  const found = byId(await tourPackageRepository(database).lastDaysOf(unknownIds(changes)));
  const today = todayOf({ clock, config });
  for (const { documentKey, fullDocument, updateDescription } of changes) {
    const { availableTo } = fullDocument ?? found.get(String(documentKey._id)) ?? {};
    const { updatedFields = {} } = updateDescription ?? {};
    // The last day changed: the former one is unknown.
    if (!availableTo || updatedFields.availableTo !== undefined) touched.packages.isAll = true;
    else touched.packages.days.add(availableTo);
    if (updatedFields.capacity === undefined) continue;
    const days = await bookingSumsRepository(database, config.SITE_TIME_ZONE).travelDaysOf(documentKey._id, today);
    for (const day of days) touched.departures.days.add(day);
  }
};

/** The days affected by some changes. A deleted document has no day, so it affects all of its kind; bookings are never deleted. */
export const touchedDaysOf = async (needs: FigureNeeds, changes: readonly FigureChange[]): Promise<TouchedDays> => {
  const touched = nothingTouched();
  await touchBookings(needs, of(changes, 'bookings'), touched);
  await touchUsers(needs, of(changes, 'users'), touched);
  await touchPackages(needs, of(changes, 'tourpackages'), touched);
  return touched;
};
