import {
  addDays,
  type CalendarDate,
  DEPARTURE_DAYS,
  type DeparturesQuery,
  type ListedDay,
  type ListedDeparture,
  leavesOn,
  MAX_DEPARTURES,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import { departureIdOf, departureSeatsOf, presentDeparture, type SeatDayNow, seatDayRepository } from '../../departures/index.ts';
import { readFigures } from '../../keep-figures/index.ts';
import { type DepartingPackage, readSaleTerms, type SaleTerms, type TourPackageIndexKeeper } from '../../tour-packages/index.ts';
import { nameDepartures, type Travelling } from './named-departures.ts';

/**
 * Departures that one answer names, however many days it has: each is read with its package and its seats.
 */
const MAX_NAMED = 500;
const NOTHING = { departures: 0, persons: 0, seated: 0, seats: 0, largest: [] };

const daysFrom = (from: CalendarDate, to: CalendarDate): CalendarDate[] => {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

type Named = { id: string; day: CalendarDate; travelling: Travelling };

/**
 * Seats are as they are at this moment, persons as they were summed up about a minute ago: what was booked or
 * cancelled since then counts as many persons as seats, until the next sums.
 */
const personsOf = ({ persons, seats }: Travelling, paid: number): number => (paid === 0 ? 0 : persons + paid - seats);

/** A departure with what is known of it; of a withdrawn package only who travels. */
const presentListed = (
  terms: SaleTerms,
  { id, day, travelling }: Named,
  tourPackage: DepartingPackage | undefined,
  seats: SeatDayNow | undefined,
): ListedDeparture => {
  const { capacity } = departureSeatsOf(tourPackage?.capacity, seats);
  const isCounted = capacity !== null;
  const paid = seats?.paid ?? 0;
  const persons = isCounted ? personsOf(travelling, paid) : travelling.persons;
  const entry = {
    tourPackageId: id,
    title: tourPackage?.title ?? '',
    persons,
    ...(isCounted && paid !== persons ? { seated: paid } : {}),
    capacity,
  };
  if (!tourPackage || tourPackage.withdrawnAt) return entry;
  const { left, state, isGuaranteed } = presentDeparture(terms, tourPackage, day, seats);
  return {
    ...entry,
    ...(isCounted && seats && seats.held > 0 ? { held: seats.held } : {}),
    ...(left === null ? {} : { left }),
    ...(state === 'open' ? {} : { state }),
    ...(isGuaranteed ? { isGuaranteed } : {}),
    ...(leavesOn(tourPackage, day) ? {} : { isScheduled: false }),
  };
};

const sumUp = (listed: readonly ListedDeparture[]) => {
  const counted = listed.filter(({ capacity }) => capacity !== null);
  return {
    persons: listed.reduce((sum, { persons }) => sum + persons, 0),
    seated: counted.reduce((sum, { persons, seated = persons }) => sum + seated, 0),
    seats: counted.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
  };
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
  const seats = new Map(stored.map((one) => [departureIdOf(one), one]));
  return [...named].map(([day, here]) => {
    const listed = [...here]
      .map(([id, travelling]) =>
        presentListed(terms, { id, day, travelling }, packages.get(id), seats.get(departureIdOf({ packageId: id, day }))),
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
