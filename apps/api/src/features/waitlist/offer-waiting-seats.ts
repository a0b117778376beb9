import { offerEndsAt } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { type DepartureKey, waitlistRepository } from '../departures/index.ts';
import { closingOf, endOfSaleOf, readSaleTerms, type SaleTerms, tourPackageRepository } from '../tour-packages/index.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** Until a departure that is not sold for now is looked at again, in milliseconds. */
const REST_MS = 5 * 60_000;

const lookAt = async ({ database, clock }: Needs, terms: SaleTerms, key: DepartureKey<string>): Promise<void> => {
  const lists = waitlistRepository(database);
  const now = clock();
  const [tourPackage] = await tourPackageRepository(database).findDepartingById([key.packageId]);
  const closesAt = tourPackage && closingOf(tourPackage, key.day, terms);
  const end = tourPackage ? endOfSaleOf(tourPackage, key.day, terms) : 'cancelled';
  if (!closesAt || end === 'cancelled' || closesAt <= now) await lists.end(key, now);
  else if (end === 'closed' || tourPackage.withdrawnAt) await lists.postpone(key, new Date(now.getTime() + REST_MS));
  else {
    const capacity = tourPackage.capacity ?? Number.MAX_SAFE_INTEGER;
    await lists.offer(key, { capacity, until: offerEndsAt(now, closesAt) }, now);
  }
};

/**
 * Offers the seats that got free to who waits for them, in line, and ends the lines of departures that are no
 * longer sold. Each departure is one conditional write, so it runs in every process, and goes on wherever one
 * was killed.
 * @returns how many departures it looked at
 */
export const offerWaitingSeats = async (needs: Needs, isStopping: () => boolean = () => false): Promise<number> => {
  const due = await waitlistRepository(needs.database).listDue(needs.clock());
  if (due.length === 0) return 0;
  const terms = await readSaleTerms(needs);
  for (const key of due) {
    if (isStopping()) break;
    await lookAt(needs, terms, key);
  }
  return due.length;
};
