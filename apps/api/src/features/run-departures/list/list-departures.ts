import {
  addDays,
  type CalendarDate,
  DEPARTURE_DAYS,
  type DeparturesQuery,
  type ListedDay,
  leavesOn,
  MAX_DEPARTURES,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import { departureIdOf, readGuides, seatDayRepository } from '../../departures/index.ts';
import { readFigures } from '../../keep-figures/index.ts';
import { type DepartingPackage, readSaleTerms, type TourPackageIndexKeeper } from '../../tour-packages/index.ts';
import { nameDepartures, type Travelling } from './named-departures.ts';
import { presentListed, sumUp } from './present-listed.ts';

/**
 * Departures that one answer names, however many days it has: each is read with its package and its seats.
 */
const MAX_NAMED = 500;
const NOTHING = { departures: 0, persons: 0, seated: 0, seats: 0, largest: [] };

/** Every day from one to another. */
export const daysFrom = (from: CalendarDate, to: CalendarDate): CalendarDate[] => {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/**
 * How many departures of schedules nobody has booked, the closed ones that are named among them. Above so
 * many booked ones as an answer names, those that are not named count twice.
 * @param planned departures of schedules that are not closed
 */
const countUnbooked = (
  here: ReadonlyMap<string, Travelling>,
  packages: ReadonlyMap<string, DepartingPackage>,
  day: CalendarDate,
  planned: number,
): number => {
  let unbooked = planned;
  for (const [id, { persons }] of here) {
    const one = packages.get(id);
    const isClosed = one?.closedDays?.includes(day) === true;
    if (persons === 0 && isClosed) unbooked += 1;
    if (persons > 0 && !isClosed && one?.schedule && !one.withdrawnAt && leavesOn(one, day)) unbooked -= 1;
  }
  return Math.max(0, unbooked);
};

/**
 * The departures of some days by name: who travels from the daily sums of the dashboard, seats as they are at
 * this moment; those of schedules without bookings too. Of one package the sums are of it alone.
 */
export const listDepartures = async (
  needs: Dependencies,
  index: Pick<TourPackageIndexKeeper, 'current'>,
  { from = todayOf(needs), to = addDays(from, DEPARTURE_DAYS - 1), package: only }: DeparturesQuery,
): Promise<ListedDay[]> => {
  const sums = await (await readFigures(needs)).listDays('departures', from, to);
  const days = daysFrom(from, to);
  const most = Math.min(MAX_DEPARTURES, Math.floor(MAX_NAMED / days.length));
  const scheduled = (await index.current()).departuresBetween(from, to, most, only);
  const { named, packages } = await nameDepartures(needs, { sums, scheduled }, days, { most, only });
  const keys = [...named].flatMap(([day, here]) => [...here.keys()].map((packageId) => ({ packageId, day })));
  const [stored, terms] = await Promise.all([
    seatDayRepository(needs.database).listThese(keys, needs.clock()),
    readSaleTerms(needs),
  ]);
  const guides = await readGuides(
    needs.database,
    stored.flatMap((one) => one.guides),
    todayOf(needs),
  );
  const seats = new Map(stored.map((one) => [departureIdOf(one), one]));
  return [...named].map(([day, here]) => {
    const listed = [...here]
      .map(([id, travelling]) =>
        presentListed(terms, { id, day, travelling }, packages.get(id), seats.get(departureIdOf({ packageId: id, day })), guides),
      )
      .toSorted((one, other) => other.persons - one.persons || one.title.localeCompare(other.title));
    const { departures, persons, seated, seats: ofAll } = sums.get(day) ?? NOTHING;
    // Booked for the first time since the sums were made, as their seats say. Where not all that are in the
    // sums are named, one of those could be taken for it.
    const since = sumUp(
      departures > most ? [] : listed.filter((one) => one.persons > 0 && here.get(one.tourPackageId)?.persons === 0),
    );
    const unbooked = countUnbooked(here, packages, day, scheduled.get(day)?.count ?? 0);
    return {
      day,
      departures: only === undefined ? departures + unbooked : here.size,
      ...(only === undefined
        ? { persons: persons + since.persons, seated: seated + since.seated, seats: ofAll + since.seats }
        : sumUp(listed)),
      largest: listed,
    };
  });
};
