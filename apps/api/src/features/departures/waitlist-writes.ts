import { MAX_WAITLIST } from '@wayfarer/contracts';
import type { ObjectId } from '../../database/object-ids.ts';
import { HOLDS, holdsWhere, IS_CLOSED, isThere, RELEASES, type SeatStep, seatsIn } from './seat-expressions.ts';
import type { WaitlistEntry } from './waitlist-entry.model.ts';
import { HAS_WAITING, LOOK_AT_WAITLIST, leftForAll, WAITING, WAITLIST } from './waitlist-expressions.ts';

/** How long a departure on which somebody waits is not looked at, at most, in milliseconds. */
const MAX_REST_MS = 5 * 60_000;

const liveHolds = (now: Date) => holdsWhere({ $or: [{ $eq: ['$$hold.until', null] }, { $gt: ['$$hold.until', now] }] }, HOLDS);
const freeSeats = (capacity: number, now: Date) => ({
  $subtract: [{ $ifNull: ['$capacity', capacity] }, seatsIn(liveHolds(now))],
});
const entriesWhere = (cond: unknown) => ({ $filter: { input: WAITLIST, as: 'entry', cond } });
const isEntry = (id: ObjectId) => ({ $eq: ['$$entry._id', id] });

/** Whether the seats of an offer are held, and neither booked nor refused. */
const isOffered = (now: Date) => ({
  $and: [
    { $gt: [{ $ifNull: ['$$entry.offeredUntil', null] }, now] },
    { $not: [isThere('$$entry.claimedAt')] },
    { $not: [isThere('$$entry.declinedAt')] },
  ],
});
const isInLine = { $not: [{ $or: [isThere('$$entry.offeredUntil'), isThere('$$entry.endedAt')] }] };

/** The entry of an account that counts: in line, or with an offer. */
const openEntryOf = (by: ObjectId, now: Date) => ({
  $first: entriesWhere({ $and: [{ $eq: ['$$entry.by', by] }, { $or: [isInLine, isOffered(now)] }] }),
});

/**
 * Puts a party at the end of the line, if it does not fit into the seats that everybody may have. An account
 * that waits already keeps its entry; one that waited before has the new one alone.
 */
export const joinWaitlist = (entry: WaitlistEntry, capacity: number, now: Date): SeatStep[] => [
  { $set: { mine: { $ifNull: [openEntryOf(entry.by, now), null] }, forAll: leftForAll(freeSeats(capacity, now)) } },
  {
    $set: {
      waitlist: {
        $cond: [
          {
            $or: [
              { $ne: ['$mine', null] },
              { $lte: [entry.seats, '$forAll'] },
              { $gte: [{ $size: WAITING }, MAX_WAITLIST] },
              IS_CLOSED,
            ],
          },
          { $ifNull: ['$waitlist', '$$REMOVE'] },
          { $concatArrays: [entriesWhere({ $ne: ['$$entry.by', entry.by] }), [{ $literal: entry }]] },
        ],
      },
    },
  },
  { $set: { mine: '$$REMOVE', forAll: '$$REMOVE' } },
  LOOK_AT_WAITLIST,
];

/** What joining tells: the account's entry, and how many seats everybody may have. */
export const toldOfJoining = (by: ObjectId, capacity: number, now: Date) => ({
  mine: openEntryOf(by, now),
  forAll: leftForAll(freeSeats(capacity, now)),
  inLine: { $map: { input: WAITING, as: 'entry', in: '$$entry._id' } },
});

/** Who fits, in line, into the seats that are free. */
const fitting = (free: unknown, input: unknown) => ({
  $reduce: {
    input,
    initialValue: { free, ids: [] },
    in: {
      $cond: [
        { $lte: ['$$this.seats', '$$value.free'] },
        { free: { $subtract: ['$$value.free', '$$this.seats'] }, ids: { $concatArrays: ['$$value.ids', ['$$this._id']] } },
        '$$value',
      ],
    },
  },
});

const isChosen = { $in: ['$$entry._id', '$chosen'] };
const lettersOfOffers = (now: Date) => ({
  $map: { input: '$chosen', as: 'id', in: { kind: 'waitlist-offer', of: { $toString: '$$id' }, at: now } },
});
const holdsOfOffers = (until: Date) => ({
  $map: {
    input: entriesWhere(isChosen),
    as: 'entry',
    in: { booking: '$$entry._id', by: '$$entry.by', seats: '$$entry.seats', until },
  },
});

type Offering = {
  /** Of its package; the day's own comes before it. */
  readonly capacity: number;
  readonly until: Date;
  /** The one who is offered seats out of order; the first in line that fit, where it is absent. */
  readonly only?: ObjectId;
};

/**
 * Offers free seats to parties in line: their seats are held from then on, and each is owed its email, in the
 * same write. So no seat is offered twice and no offer is without its seats, whoever writes at once. It may
 * be repeated. Nothing of a closed departure is offered.
 */
export const offerFreeSeats = ({ capacity, until, only }: Offering, now: Date): SeatStep[] => [
  { $set: { holds: liveHolds(now), releases: RELEASES } },
  { $set: { chosen: fitting(freeSeats(capacity, now), only ? entriesWhere({ $and: [isEntry(only), isInLine] }) : WAITING) } },
  { $set: { chosen: { $cond: [IS_CLOSED, [], '$chosen.ids'] } } },
  {
    $set: {
      holds: { $concatArrays: ['$holds', holdsOfOffers(until)] },
      emailsDue: {
        $cond: [
          { $gt: [{ $size: '$chosen' }, 0] },
          { $concatArrays: [{ $ifNull: ['$emailsDue', []] }, lettersOfOffers(now)] },
          { $ifNull: ['$emailsDue', '$$REMOVE'] },
        ],
      },
      waitlist: {
        $map: {
          input: WAITLIST,
          as: 'entry',
          in: { $cond: [isChosen, { $mergeObjects: ['$$entry', { offeredUntil: until }] }, '$$entry'] },
        },
      },
    },
  },
  {
    $set: {
      chosen: '$$REMOVE',
      // The next hold that ends may leave seats for somebody.
      waitlistDueAt: {
        $cond: [
          HAS_WAITING,
          {
            $min: [
              new Date(now.getTime() + MAX_REST_MS),
              { $min: { $map: { input: '$holds', as: 'hold', in: '$$hold.until' } } },
            ],
          },
          '$$REMOVE',
        ],
      },
    },
  },
];

const withEntry = (cond: unknown, fields: object) => ({
  $map: {
    input: WAITLIST,
    as: 'entry',
    in: { $cond: [cond, { $mergeObjects: ['$$entry', fields] }, '$$entry'] },
  },
});

/** Ends the line of a departure that is no longer sold, so that nobody in it keeps seats from others. */
export const endWaitlist = (now: Date): SeatStep[] => [
  { $set: { waitlist: withEntry(isInLine, { endedAt: now }) } },
  { $set: { waitlistDueAt: '$$REMOVE' } },
];

/** Refuses an offer: its seats are free for the next in line. One that is being booked stays. */
export const declineOffer = (id: ObjectId, now: Date): SeatStep[] => [
  { $set: { mine: { $first: entriesWhere({ $and: [isEntry(id), isOffered(now)] }) } } },
  {
    $set: {
      holds: { $cond: [isThere('$mine'), holdsWhere({ $ne: ['$$hold.booking', id] }, HOLDS), HOLDS] },
      waitlist: withEntry({ $and: [isEntry(id), isThere('$mine')] }, { declinedAt: now }),
    },
  },
  { $set: { mine: '$$REMOVE' } },
  LOOK_AT_WAITLIST,
];

/** Takes a party off the list, with the seats of its offer. One that is being booked stays. */
export const removeEntry = (id: ObjectId): SeatStep[] => [
  { $set: { mine: { $first: entriesWhere({ $and: [isEntry(id), { $not: [isThere('$$entry.claimedAt')] }] }) } } },
  {
    $set: {
      holds: { $cond: [isThere('$mine'), holdsWhere({ $ne: ['$$hold.booking', id] }, HOLDS), HOLDS] },
      waitlist: entriesWhere({ $not: [{ $and: [isEntry(id), isThere('$mine')] }] }),
    },
  },
  { $set: { mine: '$$REMOVE' } },
  LOOK_AT_WAITLIST,
];

/**
 * Begins to book an offer whose seats are held: from then on it cannot be refused, and its seats are held
 * until an instant at least. May be repeated.
 */
export const claimOffer = (id: ObjectId, until: Date, now: Date): SeatStep[] => {
  const isOfOffer = { $and: [{ $eq: ['$$hold.booking', id] }, { $gt: ['$$hold.until', now] }] };
  return [
    {
      $set: {
        mine: {
          $and: [
            { $gt: [{ $size: holdsWhere(isOfOffer, HOLDS) }, 0] },
            { $gt: [{ $size: entriesWhere({ $and: [isEntry(id), { $not: [isThere('$$entry.declinedAt')] }] }) }, 0] },
          ],
        },
      },
    },
    {
      $set: {
        waitlist: withEntry({ $and: ['$mine', isEntry(id)] }, { claimedAt: { $ifNull: ['$$entry.claimedAt', now] } }),
        holds: {
          $map: {
            input: HOLDS,
            as: 'hold',
            in: {
              $cond: [
                { $and: ['$mine', isOfOffer] },
                { $mergeObjects: ['$$hold', { until: { $max: ['$$hold.until', until] } }] },
                '$$hold',
              ],
            },
          },
        },
      },
    },
    { $set: { mine: '$$REMOVE' } },
  ];
};
