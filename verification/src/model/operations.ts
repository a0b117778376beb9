import { runWithAuditContext } from '@wayfarer/api/audit-context';
import {
  bookingEmails,
  bookingRepository,
  cancelBooking,
  changeBooking,
  confirmFree,
  releaseBookingsOfUser,
} from '@wayfarer/api/bookings';
import type { Caller } from '@wayfarer/api/caller';
import { holdCode } from '@wayfarer/api/codes';
import { type SeatRequest, seatDayRepository, UNLIMITED, waitlistRepository } from '@wayfarer/api/departures';
import { emailWorker } from '@wayfarer/api/emails';
import { Reply } from '@wayfarer/api/handler';
import {
  catchUpOnEvents,
  changeTrip,
  giveBack,
  processWaitingEvents,
  receivePaymentEvent,
  reconcile,
  refundPayment,
  settleAtOnce,
  startPayment,
  takeByHand,
  updatePaymentStatus,
} from '@wayfarer/api/payments';
import type { ProviderEvent } from '@wayfarer/api/stripe/payment-provider';
import { rupeesOf, writtenAgency } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { BOOKING_ID, bike, CODE, departureKey, OTHERS_ID, otherKey, START, USER_ID } from './initial-records.ts';
import { modelledDependencies as needs } from './modelled-dependencies.ts';
import { ask, clock, type Operation } from './replay.ts';

const traveller: Caller = { userId: USER_ID, username: 'Asha', role: 'user', sessionId: 'none' };
const admin: Caller = {
  userId: '00000000000000000000000c',
  username: 'Admin',
  role: 'admin',
  sessionId: 'none',
  mayHandleAll: true,
};
const settle = settleAtOnce(needs);

/** The session whose page an operation has handed out, if any. */
export const handedOutBy = (gives: unknown): string | null => {
  const ofChange: unknown = typeof gives === 'object' && gives !== null ? Reflect.get(gives, 'payment') : null;
  const body: unknown = gives instanceof Reply ? gives.body : ofChange;
  const sessionId: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'sessionId') : null;
  return typeof sessionId === 'string' ? sessionId : null;
};

/** Takes one thing that is due, then stops: what a process does between two checks of the clock. */
const onlyOnce = (): (() => boolean) => {
  let looks = 0;
  return () => looks++ > 0;
};

/** A cancellation with a policy that refunds half of a payment. */
const cancelForHalf = async (): Promise<void> => {
  const bookings = bookingRepository(needs.database);
  const cancelled = await changeBooking(bookings, BOOKING_ID, (booking) =>
    needs.guards.cancellationOf(booking, ({ withUs }) => Math.floor(withUs / 2), needs.clock()),
  );
  if (cancelled) await settle(cancelled);
};

/** An admin refunds a part of the first payment, in minor units; the same key means the same refund. */
const refund = (requestKey: string, minorUnits: number) => async (): Promise<void> => {
  const booking = await bookingRepository(needs.database).findById(BOOKING_ID);
  const [payment] = booking?.attempts ?? [];
  const order = { amount: rupeesOf(minorUnits), reason: 'The bus broke down.', requestKey };
  if (payment) await refundPayment(needs, admin, payment.attemptId, order);
};

/** Staff take so much in cash, in minor units; the same key means the same money. */
const takeCash = (minorUnits: number) => () =>
  takeByHand(needs, admin, BOOKING_ID, {
    way: 'cash',
    amount: rupeesOf(minorUnits),
    receivedOn: '2026-11-20',
    requestKey: 'cash',
  });

/** Staff give back what is due of it. */
const giveCashBack = async (): Promise<void> => {
  const booking = await bookingRepository(needs.database).findById(BOOKING_ID);
  const paid = booking?.attempts.find(({ byHand }) => byHand);
  const [due] = paid?.refunds ?? [];
  if (paid && due) await giveBack(needs, admin, paid.attemptId, { refund: due.refundKey });
};

const receive = (event: ProviderEvent) =>
  receivePaymentEvent({ ...needs, paymentProvider: { ...needs.paymentProvider, readEvent: () => event } }, Buffer.alloc(0), '');

const others = { booking: new Types.ObjectId(OTHERS_ID), by: new Types.ObjectId(OTHERS_ID), until: null };
const day = seatDayRepository(needs.database);
const othersTake = (wish: Pick<SeatRequest, 'seats' | 'capacity' | 'extras'>) => () =>
  day.hold(departureKey, { ...others, asOf: 'unstored', mostUnpaid: null, ...wish }, needs.clock(), needs.guards.takeSeats);

/** What the job does for a departure on which seats may have got free. */
const offerSeats = (): Promise<void> => {
  const until = new Date(needs.clock().getTime() + 24 * 60 * 60_000);
  return waitlistRepository(needs.database).offer(departureKey, { capacity: 2, until }, needs.clock());
};

/** The traveller changes the trip, as the preview said; amounts in minor units. */
const change = (wish: object, toPay: number, refunded: number) => () =>
  changeTrip(needs, traveller, BOOKING_ID, { ...wish, toPay: rupeesOf(toPay), refund: rupeesOf(refunded) });

/** What ends a call that books something without a price. */
const confirmBooking = async (): Promise<void> => {
  const booking = await bookingRepository(needs.database).findById(BOOKING_ID);
  if (booking) await confirmFree(needs, booking);
};

/** A worker of the outbox; its emails contain only their kind. */
const worker = emailWorker(needs, {
  server: {
    send: async ({ subject = '' }) =>
      (await ask({ to: 'Mailbox', act: 'send', kind: subject }))
        ? null
        : { isRefusal: false, code: 'ETIMEDOUT', sentence: 'No answer.' },
    check: async () => null,
    close: async () => undefined,
  },
  sources: [bookingEmails(needs)],
  agency: async () => ({ ...writtenAgency('Wayfarer'), logo: null }),
  documents: async () => [],
  write: async (_, { content: { kind } }) => ({
    message: { subject: kind },
    kept: { subject: kind, from: '', replyTo: '', html: '', text: '' },
  }),
});

/**
 * The operations of actors, by name. `pay now` and the others are the shipped operations; nothing is decided
 * here.
 */
const simple = {
  'pay now': () => startPayment(needs, traveller, { userId: USER_ID, bookingId: BOOKING_ID }),
  cancel: () => cancelBooking(needs, settle, admin, BOOKING_ID),
  'cancel for half': cancelForHalf,
  'pay all': () => startPayment(needs, traveller, { userId: USER_ID, bookingId: BOOKING_ID, amount: 2 }),
  'take cash': takeCash(2),
  'take half in cash': takeCash(100),
  'give cash back': giveCashBack,
  'refund part': refund('part', 1),
  'refund another part': refund('another part', 1),
  'refund whole': refund('whole', 2),
  'refund the deposit': refund('whole', 100),
  'move to another day': change({ travelDate: otherKey.day }, 0, 0),
  'move back': change({ travelDate: departureKey.day }, 0, 0),
  'bring one more': change({ totalPersons: 3 }, 100, 0),
  'leave one at home': change({ totalPersons: 1 }, 0, 100),
  /** Other travellers pay for the same day; as many persons as in our booking. */
  'others book': othersTake({ seats: 2, capacity: 2 }),
  'others take the extra': othersTake({ seats: 1, capacity: UNLIMITED, extras: [bike] }),
  'others use the code': () => holdCode(needs, { ...others, code: CODE.id }, 'unstored'),
  'offer seats': offerSeats,
  'confirm what is free': confirmBooking,
  /** The package's copy of what is closed comes later, so it refuses nothing here. */
  'close the day': () => day.change(departureKey, { closedAt: needs.clock() }, undefined),
  'open the day': () => day.change(departureKey, { closedAt: null }, undefined),
  'delete user': () => releaseBookingsOfUser(needs, settle, USER_ID),
  reconcile: () => reconcile(needs, onlyOnce()),
  'process events': () => processWaitingEvents(needs),
  'catch up': () => catchUpOnEvents(needs),
  'send emails': () => worker.pass(),
} satisfies Record<string, () => Promise<unknown>>;

export type OperationName = keyof typeof simple | 'success page' | 'deliver event';

/** The sessions and events that operations may be about at a moment. */
export type Occasions = { readonly handedOut: readonly string[]; readonly events: readonly ProviderEvent[] };

const runsOf = (name: OperationName, { handedOut, events }: Occasions): { about: string; run: () => Promise<unknown> }[] => {
  if (name === 'success page')
    return handedOut.map((sessionId) => ({ about: sessionId, run: () => updatePaymentStatus(needs, traveller, sessionId) }));
  if (name === 'deliver event') return events.map((event) => ({ about: event.id, run: () => receive(event) }));
  return [{ about: '', run: simple[name] }];
};

/** The first seed of the jobs that run after everybody has crashed, after those of the actors. */
export const FIRST_SEED_OF_JOBS = 40;

/**
 * Jobs run when everything is due, each some time after the one before; so no lease or pause hides an order
 * of steps.
 */
const minutesOf = (name: OperationName, seed: number): number => {
  // All at once: the lease is longer than anything that a worker waits for. Later ones run once it has
  // expired.
  if (name === 'send emails') return seed < FIRST_SEED_OF_JOBS ? 10 : 10 + 10 * seed;
  // Longer than seats are held.
  if (name.startsWith('others') || name === 'offer seats') return 60;
  return name === 'reconcile' || name === 'process events' || name === 'catch up' ? 10 + 10 * seed : 0;
};

/**
 * The calls with which an actor may take its next step: one, or one per existing session or event.
 * @param seed identifies this step of the actor
 */
export const operationsFor = (name: OperationName, seed: number, occasions: Occasions): Operation[] =>
  runsOf(name, occasions).map(({ about, run }) => ({
    name: `${name} ${about}#${seed}`,
    seed,
    at: new Date(START.getTime() + minutesOf(name, seed) * 60_000),
    run: () => runWithAuditContext({ clock }, run),
  }));
