import type { TourPackage } from '@wayfarer/contracts';
import { type BookingPlan, changeStory, travelDateOf, waitlistStory } from '@wayfarer/demo-data';
import { cancelBooking } from '../features/bookings/index.ts';
import { changeTrip, quoteTripChange, settleAtOnce, updatePaymentStatus } from '../features/payments/index.ts';
import { joinWaitlist, offerWaitingSeats } from '../features/waitlist/index.ts';
import type { Caller } from '../http/caller.ts';
import { runWithAuditContext } from '../logging/audit-context.ts';
import { GOOD_CARD, type Stage } from './demo-bookings.ts';

/** Shortly before the demo is made, and after everything else of it. */
const LEAD_MS = 5 * 60 * 1000;

type Cast = {
  readonly travellers: readonly Caller[];
  readonly tourPackages: ReadonlyMap<string, TourPackage>;
  /** The ids of the bookings that were made of the plans. */
  readonly bookings: ReadonlyMap<BookingPlan, string>;
};

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A story of the demo names something unknown.');
  return value;
};

/** Runs something as a traveller, so that the trail names them. */
const actAs = <Result>(
  { dependencies: { clock } }: Stage,
  { travellers }: Cast,
  travellerIndex: number,
  act: (traveller: Caller) => Promise<Result>,
): Promise<Result> => {
  const traveller = found(travellers[travellerIndex]);
  return runWithAuditContext({ by: { kind: 'traveller', id: traveller.userId }, clock }, () => act(traveller));
};

/** A traveller adds a person to a booking, and pays for it. */
const playChange = (stage: Stage, cast: Cast): Promise<void> => {
  const { plan, persons: totalPersons } = changeStory;
  const { dependencies, provider } = stage;
  const id = found(cast.bookings.get(plan));
  return actAs(stage, cast, plan.travellerIndex, async (traveller) => {
    const { toPay, refund } = await quoteTripChange(dependencies, traveller, id, { totalPersons });
    const { payment } = await changeTrip(dependencies, traveller, id, { totalPersons, toPay, refund });
    const { sessionId } = found(payment);
    await provider.pay(sessionId, GOOD_CARD);
    await updatePaymentStatus(dependencies, traveller, sessionId);
  });
};

/** Three parties wait for a full departure, and one that has seats gives them up. */
const playWaitlist = async (stage: Stage, cast: Cast): Promise<void> => {
  const { givingUp, waiting } = waitlistStory;
  const { dependencies, madeAt } = stage;
  const { _id: packageId } = found(cast.tourPackages.get(givingUp.packageKey));
  const travelDate = travelDateOf(givingUp, madeAt, dependencies.config.SITE_TIME_ZONE);
  for (const { travellerIndex, persons: totalPersons } of waiting)
    await actAs(stage, cast, travellerIndex, (traveller) =>
      joinWaitlist(dependencies, traveller, { packageId, travelDate, totalPersons }),
    );
  const id = found(cast.bookings.get(givingUp));
  await actAs(stage, cast, givingUp.travellerIndex, (traveller) =>
    cancelBooking(dependencies, settleAtOnce(dependencies), traveller, id),
  );
  await offerWaitingSeats(dependencies);
};

/** What happens to some bookings of the demo once all are made; each needs a payment before it. */
export const playStories = async (stage: Stage, cast: Cast): Promise<void> => {
  await stage.clock.moveTo(new Date(stage.madeAt.getTime() - LEAD_MS));
  await playChange(stage, cast);
  await playWaitlist(stage, cast);
};
