import { type MoneyStep, moneySteps } from '@wayfarer/api/dependencies';
import type { PaymentProvider } from '@wayfarer/api/stripe/payment-provider';

/** Before and after each call to the provider; the product's own points are after each of its writes. */
const providerPoints = [
  'opening-session',
  'asking-for-session',
  'session-known',
  'closing-session',
  'giving-refund',
  'asking-for-events',
  'events-known',
] as const;

/** Every point at which a process is killed. */
export type CrashPoint = MoneyStep | (typeof providerPoints)[number];
export const crashPoints: readonly CrashPoint[] = [...moneySteps, ...providerPoints];

type Reached = (point: CrashPoint) => void;

const between =
  <Given extends unknown[], Answer>(
    reached: Reached,
    before: CrashPoint,
    call: (...given: Given) => Promise<Answer>,
    after?: CrashPoint,
  ) =>
  async (...given: Given): Promise<Answer> => {
    reached(before);
    const answer = await call(...given);
    if (after) reached(after);
    return answer;
  };

/**
 * The provider with a crash point at each call. After a changing call follows a point of the product itself.
 */
export const withCrashPoints = (provider: PaymentProvider, reached: Reached): PaymentProvider => ({
  ...provider,
  openSession: between(reached, 'opening-session', provider.openSession),
  findSession: between(reached, 'asking-for-session', provider.findSession, 'session-known'),
  expireSession: between(reached, 'closing-session', provider.expireSession),
  refund: between(reached, 'giving-refund', provider.refund),
  listEventsSince: async function* (since) {
    reached('asking-for-events');
    yield* provider.listEventsSince(since);
    reached('events-known');
  },
});
