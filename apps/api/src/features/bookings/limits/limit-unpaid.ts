import { SEATS_ARE_HELD_FOR } from '@wayfarer/contracts';
import type { Config } from '../../../config.ts';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { todayOf } from '../../../today-of.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { Claimant } from './claimant.ts';
import { unpaidBookingRepository } from './unpaid-booking.repository.ts';
import type { UnpaidEntry } from './unpaid-list.model.ts';
import { unpaidListRepository } from './unpaid-list.repository.ts';
import { listOfAccount, listOfAddress, type Told, type UnpaidLimit } from './unpaid-list-writes.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** A list that a new booking is added to. */
type UnpaidList = { readonly id: string; readonly limit: UnpaidLimit; readonly refusal: (told: Told) => string };

const listsOf = ({ account, address }: Claimant, config: Config): UnpaidList[] => [
  {
    id: listOfAccount(account),
    limit: { bookings: config.MOST_UNPAID_BOOKINGS, persons: config.MOST_UNPAID_PERSONS },
    refusal: ({ bookings, persons }) => {
      if (bookings < config.MOST_UNPAID_BOOKINGS)
        return `Your unpaid bookings already have ${persons} persons. Pay or cancel one of them first.`;
      return bookings === 1
        ? 'Pay or cancel your unpaid booking first.'
        : `Pay or cancel one of your ${bookings} unpaid bookings first.`;
    },
  },
  {
    id: listOfAddress(address),
    limit: { bookings: config.MOST_UNPAID_BOOKINGS_OF_ADDRESS, persons: null },
    refusal: () => 'Too many bookings from your network are unpaid. Pay or cancel one of yours first, or try again later.',
  },
];

/** Long after a booking was added, in milliseconds: one that is not stored by then never will be. */
const NEVER_STORED_AFTER = SEATS_ARE_HELD_FOR * 60_000;

/**
 * Removes the bookings of a full list that no longer wait, which a crash left in it.
 * @returns whether there were any
 */
const removeOver = async ({ database, clock }: Needs, id: string): Promise<boolean> => {
  const lists = unpaidListRepository(database);
  const waiting = await lists.find(id);
  const statusOf = await unpaidBookingRepository(database).statusOf(waiting.map(({ booking }) => booking));
  const now = clock().getTime();
  const over = waiting.filter(({ booking, addedAt }) => {
    const status = statusOf.get(String(booking));
    return status ? status !== 'pending' : now - addedAt.getTime() > NEVER_STORED_AFTER;
  });
  if (over.length === 0) return false;
  await lists.remove(
    [id],
    'booking',
    over.map(({ booking }) => booking),
  );
  return true;
};

const addTo = async (needs: Needs, { id, limit, refusal }: UnpaidList, entry: UnpaidEntry): Promise<void> => {
  const add = () => unpaidListRepository(needs.database).add(id, entry, limit, todayOf(needs));
  let told = await add();
  if (!told.isIn && (await removeOver(needs, id))) told = await add();
  if (!told.isIn) throw new ApiError('TOO_MANY_UNPAID', refusal(told));
};

/** What a new booking counts in: the lists, and the call that has added it. */
export type Joined = { readonly unpaidLists: string[]; readonly call: UnpaidEntry['call'] };

/** Takes back what a call has added whose booking was not stored after all, or by another call. */
export const leaveUnpaidLists = ({ database }: Pick<Needs, 'database'>, { unpaidLists, call }: Joined): Promise<void> =>
  unpaidListRepository(database).remove(unpaidLists, 'call', [call]);

/**
 * Adds a booking that is about to be stored to the unpaid ones of its account and of its address.
 * @throws TOO_MANY_UNPAID with a sentence that says what to do; nothing is added then
 */
export const joinUnpaidLists = async (
  needs: Needs,
  claimant: Claimant,
  { _id, totalPersons, travelDate }: Pick<BookingRecord, '_id' | 'totalPersons' | 'travelDate'>,
): Promise<Joined> => {
  const call = objectIdOf(newId());
  const entry = { booking: _id, call, persons: totalPersons, travelDate, addedAt: needs.clock() };
  const lists = listsOf(claimant, needs.config);
  const joined = { unpaidLists: lists.map(({ id }) => id), call };
  const { addIfRoomy } = unpaidListRepository(needs.database);
  try {
    const areIn = await Promise.all(lists.map(({ id, limit }) => addIfRoomy(id, entry, limit)));
    for (const list of lists.filter((_, index) => !areIn[index])) await addTo(needs, list, entry);
  } catch (thrown) {
    await leaveUnpaidLists(needs, joined);
    throw thrown;
  }
  return joined;
};
