import {
  type Booking,
  calendarDateAt,
  mapPrices,
  minorUnitsOf,
  partyOf,
  quoteOf,
  rupeesOf,
  type TourPackage,
} from '@wayfarer/contracts';
import {
  type BookingOutcome,
  type BookingPlan,
  bookedAtOf,
  demoPartyOf,
  demoSourceOf,
  tourPackages,
  travelDateOf,
} from '@wayfarer/demo-data';
import { bookingRepository, cancelBooking, createBooking } from '../features/bookings/index.ts';
import {
  type MoneyDependencies,
  refundPayment,
  settleAtOnce,
  startPayment,
  updatePaymentStatus,
} from '../features/payments/index.ts';
import type { Caller } from '../http/caller.ts';
import { runWithAuditContext } from '../logging/audit-context.ts';
import type { DemoClock, sandboxControls } from './demo-clock.ts';

export const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';
/** Longer than a payment session lives. */
const UNTIL_EXPIRED_MS = 40 * 60 * 1000;

/** Outcomes that need a payment, or a try, at the provider. */
export const needsProvider = (outcome: BookingOutcome): boolean => outcome !== 'pending' && outcome !== 'cancelled-before-paying';

export type Stage = {
  dependencies: MoneyDependencies;
  /** When the demo is made; the days of every plan count from here. */
  madeAt: Date;
  clock: DemoClock;
  provider: ReturnType<typeof sandboxControls>;
};

const book = async (
  { dependencies, madeAt }: Stage,
  traveller: Caller,
  plan: BookingPlan,
  tourPackage: TourPackage,
): Promise<Booking> => {
  const travelDate = travelDateOf(plan, madeAt, dependencies.config.SITE_TIME_ZONE);
  const charges = tourPackages.find(({ key }) => key === plan.packageKey)?.charges;
  const party = demoPartyOf(plan.persons, charges);
  const { total } = quoteOf(mapPrices(tourPackage, minorUnitsOf), {
    day: travelDate,
    party: partyOf(tourPackage, { party, totalPersons: plan.persons }),
  });
  const source = demoSourceOf(plan);
  const { booking } = await createBooking(dependencies, traveller, {
    userId: traveller.userId,
    packageId: tourPackage._id,
    totalPersons: plan.persons,
    ...(party ? { party } : {}),
    travelDate,
    totalAmount: rupeesOf(total),
    ...(source ? { source } : {}),
  });
  return booking;
};

/** What happens at the provider after a traveller has clicked Pay Now. */
const visitProvider = async (
  { dependencies, madeAt, clock, provider }: Stage,
  traveller: Caller,
  { _id: bookingId, plan, totalAmount }: Booking,
  outcome: BookingOutcome,
) => {
  // A rest that would be overdue by now was paid with the deposit.
  const isDue = plan !== undefined && plan.dueOn <= calendarDateAt(madeAt, dependencies.config.SITE_TIME_ZONE);
  const wanted = { userId: traveller.userId, bookingId, ...(isDue ? { amount: totalAmount } : {}) };
  const { body } = await startPayment(dependencies, traveller, wanted);
  if (outcome === 'declined' || outcome === 'declined-then-paid') await provider.pay(body.sessionId, DECLINED_CARD);
  if (outcome === 'declined') return;
  if (outcome === 'expired') {
    await clock.moveTo(new Date(clock.now().getTime() + UNTIL_EXPIRED_MS));
    const booking = await bookingRepository(dependencies.database).findById(bookingId);
    if (booking) await settleAtOnce(dependencies)(booking);
    return;
  }
  await provider.pay(body.sessionId, GOOD_CARD);
  await updatePaymentStatus(dependencies, traveller, body.sessionId);
};

/** The agency refunds a part of the price, because something was not as promised. */
const refundInPart = async (dependencies: MoneyDependencies, admin: Caller, bookingId: string, tourPackage: TourPackage) => {
  const booking = await bookingRepository(dependencies.database).findById(bookingId);
  const [payment] = booking?.attempts ?? [];
  const amount = Math.round(tourPackage.price * 10) / 100;
  const order = { amount, reason: 'One evening meal did not take place.', requestKey: `demo:${bookingId}` };
  if (!payment) return;
  await runWithAuditContext({ by: { kind: 'admin', id: admin.userId }, clock: dependencies.clock }, () =>
    refundPayment(dependencies, admin, payment.attemptId, order),
  );
};

/** Plays one booking, from the form to its outcome, on the day of its plan. @returns its id */
export const makeBooking = async (
  stage: Stage,
  { traveller, admin, tourPackage, plan }: { traveller: Caller; admin: Caller; tourPackage: TourPackage; plan: BookingPlan },
): Promise<string> => {
  const { dependencies, clock } = stage;
  const { outcome } = plan;
  await clock.moveTo(bookedAtOf(plan, stage.madeAt));
  const booking = await book(stage, traveller, plan, tourPackage);
  const { _id } = booking;
  if (needsProvider(outcome)) await visitProvider(stage, traveller, booking, outcome);
  if (outcome === 'refunded-in-part') await refundInPart(dependencies, admin, _id, tourPackage);
  if (outcome.startsWith('cancelled')) await cancelBooking(dependencies, settleAtOnce(dependencies), traveller, _id);
  return _id;
};
