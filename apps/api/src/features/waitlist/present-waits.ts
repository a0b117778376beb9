import type { Wait } from '@wayfarer/contracts';
import { identityOf, objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bookingRepository, spokenOffer } from '../bookings/index.ts';
import type { Waitlist, WaitlistEntry } from '../departures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { offerTokenOf } from './offer-link.ts';
import { isOffered, ownStateOf, positionOf } from './wait-state.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
export type OwnEntry = { readonly list: Waitlist; readonly entry: WaitlistEntry };

/** The ids of entries from whose offers bookings were made. */
export const bookedOf = async (
  { database }: Pick<Needs, 'database'>,
  entries: readonly WaitlistEntry[],
): Promise<Set<string>> => {
  const claimed = entries.filter(({ claimedAt }) => claimedAt !== undefined).map(({ _id }) => String(_id));
  const bookings = claimed.length === 0 ? [] : await bookingRepository(database).findManyById(claimed);
  return new Set(bookings.map(({ _id }) => String(_id)));
};

/** What an account waits for, without what there is nothing to tell of any more. */
export const presentWaits = async (needs: Needs, own: readonly OwnEntry[]): Promise<Wait[]> => {
  const { database, config } = needs;
  const now = needs.clock();
  const ids = [...new Set(own.map(({ list }) => list.packageId))].map(objectIdOf);
  const [found, booked] = await Promise.all([
    tourPackageRepository(database).findManyById(ids),
    bookedOf(
      needs,
      own.map(({ entry }) => entry),
    ),
  ]);
  const packages = new Map(found.map((one) => [String(one._id), one]));
  return own.flatMap(({ list, entry }) => {
    const tourPackage = packages.get(list.packageId);
    const state = ownStateOf(list, entry, now, booked.has(String(entry._id)));
    if (!tourPackage || !state) return [];
    const { _id, persons, party, joinedAt, offeredUntil } = entry;
    const hasOffer = state === 'offered' && offeredUntil !== undefined && isOffered(list, entry, now);
    return [
      {
        ...identityOf(_id),
        package: {
          ...identityOf(tourPackage._id),
          title: spokenOffer({ ...tourPackage, destination: undefined }).title,
          image: tourPackage.images[0] ?? null,
        },
        travelDate: list.day,
        totalPersons: persons,
        ...(party ? { party } : {}),
        joinedAt: joinedAt.toISOString(),
        state,
        ...(state === 'waiting' ? positionOf(list, entry) : {}),
        ...(hasOffer ? { offer: { until: offeredUntil.toISOString(), token: offerTokenOf(config, _id) } } : {}),
      },
    ];
  });
};
