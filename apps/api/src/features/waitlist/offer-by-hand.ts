import { type CalendarDate, offerEndsAt, type StaffWait } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { departureSeatsOf, seatDayRepository, waitlistRepository } from '../departures/index.ts';
import { closingOf, endOfSaleOf, getTourPackage, readSaleTerms } from '../tour-packages/index.ts';
import { listWaitlist } from './list-waitlist.ts';
import { isInLine } from './wait-state.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Entry = { readonly id: string; readonly day: CalendarDate; readonly entry: string };

/** Why an offer was not made: how many seats are free, those for others in line among them. */
const noSeats = async ({ database, clock }: Needs, key: { packageId: string; day: CalendarDate }, ofPackage: number | null) => {
  const [stored] = await seatDayRepository(database).listThese([key], clock());
  const { left } = departureSeatsOf(ofPackage, stored && { ...stored, waiting: [] });
  const free = left === 1 ? 'Only 1 seat is free' : left ? `Only ${left} seats are free` : 'No seat is free';
  return new ApiError('CONFLICT', `${free} on this departure.`);
};

/**
 * Offers free seats to a party that waits, before others in line. It may be pressed twice.
 * @throws NOT_FOUND; CONFLICT where it does not fit, waits no longer, or the departure is no longer sold
 */
export const offerByHand = async (needs: Needs, { id, day, entry }: Entry): Promise<StaffWait[]> => {
  const { database } = needs;
  const [tourPackage, terms] = await Promise.all([getTourPackage(needs, id), readSaleTerms(needs)]);
  const lists = waitlistRepository(database);
  const key = { packageId: id, day };
  const now = needs.clock();
  const found = async () => (await lists.find(key, now))?.entries.find(({ _id }) => String(_id) === entry.toLowerCase());
  const waiting = await found();
  if (!waiting) throw new ApiError('NOT_FOUND', 'This party is not on the waitlist.');
  if (!isInLine(waiting)) throw new ApiError('CONFLICT', 'This party waits no longer.');
  if (endOfSaleOf(tourPackage, day, terms) !== null) throw new ApiError('CONFLICT', 'This departure is no longer sold.');
  const until = offerEndsAt(now, closingOf(tourPackage, day, terms));
  const capacity = tourPackage.capacity ?? Number.MAX_SAFE_INTEGER;
  await lists.offer(key, { capacity, until, only: waiting._id }, now);
  if (!(await found())?.offeredUntil) throw await noSeats(needs, key, tourPackage.capacity ?? null);
  recordChange({ thing: 'package', id, from: { day, entry, state: 'waiting' }, to: { day, entry, state: 'offered' } });
  return listWaitlist(needs, { id, day });
};
