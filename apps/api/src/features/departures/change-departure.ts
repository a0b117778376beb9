import {
  type CalendarDate,
  categoriesOf,
  type DepartureChange,
  has,
  minorUnitsOf,
  type StaffDeparture,
  type UnitPrices,
} from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import type { Caller } from '../../http/caller.ts';
import { getTourPackage, pricesOf, type TourPackageRecord, tourPackageRepository } from '../tour-packages/index.ts';
import { copyToPackage } from './copy-to-package.ts';
import { seatDayRepository } from './seat-day.repository.ts';
import { showDeparture } from './show-departure.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * @throws VALIDATION for a category that the package does not have, and for a first one that costs nothing
 */
const inMinorUnits = (tourPackage: TourPackageRecord, prices: Readonly<Record<string, number>>): UnitPrices => {
  const [first, ...others] = categoriesOf(pricesOf(tourPackage)).map(({ id }) => id);
  const wrong = Object.entries(prices).find(([id, price]) => (id === first ? price === 0 : !others.includes(id)));
  if (wrong) {
    const sentence = wrong[0] === first ? 'The price must be above 0.' : `There is no category '${wrong[0]}'.`;
    throw wrongField(`prices.${wrong[0]}`, sentence);
  }
  return Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, minorUnitsOf(price)]));
};

/**
 * A departure is no way around the limits of who takes off a part of a price, or may not overbook
 * (docs/decisions/0112).
 * @throws FORBIDDEN for prices, and for more seats than the package has
 */
const assertWithinLimits = (
  { role }: Pick<Caller, 'role'>,
  tourPackage: TourPackageRecord,
  { prices, capacity }: Pick<DepartureChange, 'prices' | 'capacity'>,
): void => {
  const refuse = (field: string, sentence: string) => new ApiError('FORBIDDEN', sentence, { [field]: sentence });
  if (prices !== undefined && !has(role, 'change-catalogue')) throw refuse('prices', 'Only admins change prices.');
  if ((capacity ?? 0) > (tourPackage.capacity ?? 0) && !has(role, 'exceed-capacity'))
    throw refuse('capacity', `Only admins give a departure more than the ${tourPackage.capacity} seats of its package.`);
};

/**
 * Changes a departure: closes it, so that nothing more of it is sold, or opens it again; promises that it
 * leaves; gives it seats of its own, or prices; leaves a note. All of it is one write of the day's own
 * document, which refuses seats of a closed day from then on. What is closed and what it costs is copied into
 * the package, where lists, calendars and bookings read it. May be repeated. Nobody loses a seat.
 * @throws NOT_FOUND, VALIDATION; FORBIDDEN beyond the limits of the caller; CONFLICT when it is no longer at
 * the version that was read
 */
export const changeDeparture = async (
  needs: Needs,
  caller: Pick<Caller, 'role'>,
  { id, day }: { id: string; day: CalendarDate },
  { isClosed, isGuaranteed, capacity, prices, note, version }: DepartureChange,
): Promise<{ departure: StaffDeparture }> => {
  const { database, clock } = needs;
  const tourPackage = await getTourPackage(needs, id);
  if (typeof capacity === 'number' && typeof tourPackage.capacity !== 'number') {
    const sentence = 'This package has no limit of seats. Give the package one first.';
    throw wrongField('capacity', sentence);
  }
  assertWithinLimits(caller, tourPackage, { prices, capacity });
  const opening = isClosed === false ? 'isClosed' : isGuaranteed === true ? 'isGuaranteed' : null;
  if (opening !== null && tourPackage.cancelledDays?.includes(day)) {
    const sentence = 'This departure is cancelled, for good.';
    throw wrongField(opening, sentence);
  }
  const change = {
    ...(isClosed === undefined ? {} : { closedAt: isClosed ? clock() : null }),
    ...(capacity === undefined ? {} : { capacity }),
    ...(prices === undefined ? {} : { prices: prices && inMinorUnits(tourPackage, prices) }),
    ...(note === undefined ? {} : { note }),
    ...(isGuaranteed === undefined ? {} : { guaranteedAt: clock() }),
  };
  const key = { packageId: tourPackage._id, day };
  const isChanged = await seatDayRepository(database).change(key, change, version);
  if (!isChanged || isClosed !== undefined || prices !== undefined) await copyToPackage(needs, key);
  if (!isChanged) throw versionConflict('departure', await showDeparture(needs, { id, day }));
  if (capacity !== undefined) await tourPackageRepository(database).noteCapacitySet(id, clock());
  return { departure: await showDeparture(needs, { id, day }) };
};
