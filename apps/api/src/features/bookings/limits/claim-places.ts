import type { Config } from '../../../config.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Claimant } from './claimant.ts';

export type UnpaidLimits = Pick<
  Config,
  'MOST_UNPAID_BOOKINGS' | 'MOST_UNPAID_PERSONS' | 'MOST_UNPAID_BOOKINGS_OF_ADDRESS' | 'MOST_UNPAID_SHARE' | 'MOST_UNPAID_HOLDS'
>;

type Places = {
  readonly of: string;
  readonly count: number;
  readonly wanted: number;
  readonly refusal: (taken: number) => string;
};

const payOrCancel = (count: number): string =>
  count === 1 ? 'Pay or cancel your unpaid booking first.' : `Pay or cancel one of your ${count} unpaid bookings first.`;

const placesFor = ({ account, address }: Claimant, persons: number, limits: UnpaidLimits): Places[] => [
  { of: `${account} b`, count: limits.MOST_UNPAID_BOOKINGS, wanted: 1, refusal: payOrCancel },
  {
    of: `${account} p`,
    count: limits.MOST_UNPAID_PERSONS,
    wanted: persons,
    refusal: (taken) => `Your unpaid bookings already have ${taken} persons. Pay or cancel one of them first.`,
  },
  {
    of: `${address} a`,
    count: limits.MOST_UNPAID_BOOKINGS_OF_ADDRESS,
    wanted: 1,
    refusal: () => 'Too many bookings from your network are unpaid. Pay or cancel one of yours first, or try again later.',
  },
];

/** A random choice, so that concurrent calls do not all want the same places. */
const some = (places: readonly string[], count: number): string[] =>
  places
    .map((place) => ({ place, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ place }) => place);

/**
 * The places that a new booking takes of its account and its address: one for the booking, and one for each of its
 * persons. A place is a name that no two waiting bookings can share (a unique index), so limits are exact under any concurrency.
 * @param taken as last read; a place taken since then makes the write fail
 * @throws TOO_MANY_UNPAID with a sentence that says what to do
 */
export const claimPlaces = (claimant: Claimant, persons: number, limits: UnpaidLimits, taken: ReadonlySet<string>): string[] =>
  placesFor(claimant, persons, limits).flatMap(({ of, count, wanted, refusal }) => {
    const free = Array.from({ length: count }, (_, number) => `${of}${number}`).filter((place) => !taken.has(place));
    if (free.length < wanted) throw new ApiError('TOO_MANY_UNPAID', refusal(count - free.length));
    return some(free, wanted);
  });
