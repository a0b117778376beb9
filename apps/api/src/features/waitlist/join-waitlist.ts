import { MAX_WAITS, type NewWait, thereAreSeats, type Wait } from '@wayfarer/contracts';
import { t, tn } from '@wayfarer/words';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import type { Caller } from '../../http/caller.ts';
import { Reply } from '../../http/handler.ts';
import { languageOfPage } from '../../language/own-language.ts';
import { quoteOffer } from '../bookings/index.ts';
import { seatDayRepository, type WaitlistEntry, waitlistRepository } from '../departures/index.ts';
import { userRepository } from '../users/index.ts';
import { listWaits } from './list-waits.ts';
import { offerHashOf } from './offer-link.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Order = { readonly packageId: string } & NewWait;

const noSentence = (sentence: string): ApiError => new ApiError('CONFLICT', sentence);
const seatsLeft = (): ApiError => noSentence(thereAreSeats());

const ownOf = async (needs: Needs, caller: Caller, { packageId, travelDate }: Order): Promise<Wait | undefined> => {
  const waits = await listWaits(needs, caller);
  return waits.find((wait) => wait.package._id === packageId.toLowerCase() && wait.travelDate === travelDate);
};

/** @throws CONFLICT for who waits for many departures already */
const assertWaitsForFew = async (needs: Needs, caller: Caller): Promise<void> => {
  const open = (await listWaits(needs, caller)).filter(({ state }) => state === 'waiting' || state === 'offered');
  if (open.length >= MAX_WAITS)
    throw noSentence(
      tn(
        open.length,
        'You wait for {n} departure already. Leave its waitlist first.',
        'You wait for {n} departures already. Leave one of their waitlists first.',
      ),
    );
};

/**
 * The account was deleted while it joined, and what deleted it did not see the entry.
 * @throws UNAUTHENTICATED
 */
const assertStillThere = async ({ database }: Needs, caller: Caller, order: Order, entry: WaitlistEntry): Promise<void> => {
  if (await userRepository(database).isPresent(caller.userId)) return;
  await waitlistRepository(database).remove({ packageId: order.packageId, day: order.travelDate }, entry._id);
  throw new ApiError('UNAUTHENTICATED');
};

/**
 * Puts a party at the end of the line for a full departure. Whoever waits already keeps their entry, which is
 * answered with 200.
 * @throws NOT_FOUND, PACKAGE_NOT_BOOKABLE; VALIDATION at the day, or at who comes; CONFLICT where the party
 * fits, where the line is full, or where the caller waits for many departures
 */
export const joinWaitlist = async (needs: Needs, caller: Caller, order: Order): Promise<Reply<Wait>> => {
  const { database, config } = needs;
  const { offer, seats = order.totalPersons } = await quoteOffer(needs, order);
  if (typeof offer.capacity !== 'number') throw seatsLeft();
  const key = { packageId: offer._id, day: order.travelDate };
  const now = needs.clock();
  const [stored] = await seatDayRepository(database).listThese([key], now);
  const most = stored?.capacity ?? offer.capacity;
  if (seats > most)
    throw wrongField(
      'totalPersons',
      tn(most, 'This departure has only {n} seat in all.', 'This departure has only {n} seats in all.'),
    );
  const before = await ownOf(needs, caller, order);
  const isOpen = before?.state === 'waiting' || before?.state === 'offered';
  if (!isOpen) await assertWaitsForFew(needs, caller);
  const _id = objectIdOf(newId());
  const entry = {
    _id,
    by: objectIdOf(caller.userId),
    persons: order.totalPersons,
    seats,
    ...(order.party ? { party: order.party } : {}),
    ...(order.singleRooms ? { singleRooms: order.singleRooms } : {}),
    ...languageOfPage(),
    joinedAt: now,
    token: offerHashOf(config, _id),
  };
  const told = await waitlistRepository(database).join(key, entry, { capacity: offer.capacity, now });
  if (!told || (!told.mine && seats <= told.forAll)) throw seatsLeft();
  if (!told.mine) throw noSentence(t('The waitlist of this departure is full.'));
  const isNew = told.mine._id.equals(_id);
  if (isNew) await assertStillThere(needs, caller, order, entry);
  const wait = await ownOf(needs, caller, order);
  if (!wait) throw noSentence(t('This departure has changed. Please look again.'));
  return new Reply(wait, { status: isNew ? 201 : 200 });
};
