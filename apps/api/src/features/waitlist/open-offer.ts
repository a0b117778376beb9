import { type Line, linesInRupees, rupeesOf, type SeatOfferView } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { identityOf, objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { quoteOffer, spokenOffer, spokenOfferLines } from '../bookings/index.ts';
import { findOffer } from '../tour-packages/index.ts';
import { findOfferBy, orderOf, stateOfOffer } from './find-offer.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Priced = { lines: readonly Line[]; total: number; problem: string | null };

/** What it costs now, or why it cannot be booked any more. */
const priceNow = async (needs: Needs, order: ReturnType<typeof orderOf>): Promise<Priced> => {
  try {
    const { quote } = await quoteOffer(needs, order);
    return { ...quote, problem: null };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return { lines: [], total: 0, problem: thrown.message };
  }
};

/**
 * Shows the offer of a link, with what its seats cost at this moment.
 * @throws LINK_INVALID
 */
export const openOffer = async (needs: Needs, token: string): Promise<SeatOfferView> => {
  const found = await findOfferBy(needs, token);
  const { list, entry } = found;
  const order = orderOf(found);
  const [tourPackage, { lines, total, problem }] = await Promise.all([
    findOffer(needs.database, list.packageId),
    priceNow(needs, order),
  ]);
  if (!tourPackage) throw new ApiError('LINK_INVALID', t('This trip is no longer offered.'));
  const state = stateOfOffer(needs, found);
  const { destination, images, schedule, title } = spokenOffer(tourPackage);
  return {
    package: {
      ...identityOf(objectIdOf(list.packageId)),
      title,
      place: destination ? `${destination.name}, ${destination.country}` : title,
      image: images[0] ?? null,
    },
    travelDate: list.day,
    ...(schedule?.startTime === undefined ? {} : { startTime: schedule.startTime }),
    totalPersons: entry.persons,
    lines: linesInRupees(spokenOfferLines(tourPackage, lines)),
    totalAmount: rupeesOf(total),
    until: entry.offeredUntil.toISOString(),
    ...(state.state === 'open' && problem ? { state: 'closed' as const, sentence: problem } : state),
  };
};
