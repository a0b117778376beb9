import { type CalendarDate, type ListedDeparture, leavesOn } from '@wayfarer/contracts';
import { departureSeatsOf, type PresentGuides, presentDeparture, type SeatDayNow } from '../../departures/index.ts';
import type { DepartingPackage, SaleTerms } from '../../tour-packages/index.ts';
import type { Travelling } from './named-departures.ts';

type Named = { id: string; day: CalendarDate; travelling: Travelling };

/**
 * Seats are as they are at this moment, persons as they were summed up about a minute ago: what was booked or
 * cancelled since then counts as many persons as seats, until the next sums.
 */
const personsOf = ({ persons, seats }: Travelling, paid: number): number => (paid === 0 ? 0 : persons + paid - seats);

/**
 * A departure with what is known of it; of a withdrawn package only who travels, and who guides.
 * @param presentGuides tells who is named on it
 */
export const presentListed = (
  terms: SaleTerms,
  { id, day, travelling }: Named,
  tourPackage: DepartingPackage | undefined,
  seats: SeatDayNow | undefined,
  presentGuides: PresentGuides,
): ListedDeparture => {
  const { capacity } = departureSeatsOf(tourPackage?.capacity, seats);
  const isCounted = capacity !== null;
  const paid = seats?.paid ?? 0;
  const persons = isCounted ? personsOf(travelling, paid) : travelling.persons;
  const guides = presentGuides(seats?.guides ?? []).map(({ name }) => name);
  const entry = {
    tourPackageId: id,
    title: tourPackage?.title ?? '',
    persons,
    ...(isCounted && paid !== persons ? { seated: paid } : {}),
    capacity,
    ...(guides.length === 0 ? {} : { guides }),
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

/** Of some departures all persons, and the seats of those with a capacity. */
export const sumUp = (listed: readonly ListedDeparture[]) => {
  const counted = listed.filter(({ capacity }) => capacity !== null);
  return {
    persons: listed.reduce((sum, { persons }) => sum + persons, 0),
    seated: counted.reduce((sum, { persons, seated = persons }) => sum + seated, 0),
    seats: counted.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0),
  };
};
