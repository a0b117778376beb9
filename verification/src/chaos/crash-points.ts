import { type MoneyStep, moneySteps } from '@wayfarer/api/dependencies';
import type { PaymentProvider } from '@wayfarer/api/stripe/payment-provider';

/** What lies before and after each call to the provider; the product's own points lie after each of its writes. */
export const providerPoints = [
  'opening-session',
  'asking-for-session',
  'session-known',
  'closing-session',
  'giving-refund',
  'asking-for-events',
  'events-known',
] as const;

/** Every place at which a process is killed. */
export type CrashPoint = MoneyStep | (typeof providerPoints)[number];
export const crashPoints: readonly CrashPoint[] = [...moneySteps, ...providerPoints];

type Reached = (point: CrashPoint) => void;

const around =
  <Arguments extends unknown[], Answer>(
    call: (...given: Arguments) => Promise<Answer>,
    reached: Reached,
    before: CrashPoint,
    after?: CrashPoint,
  ) =>
  async (...given: Arguments): Promise<Answer> => {
    reached(before);
    const answer = await call(...given);
    if (after) reached(after);
    return answer;
  };

/** The provider, telling of each call. What follows a call that changes something is a point of the product's own. */
export const tellingProvider = (provider: PaymentProvider, reached: Reached): PaymentProvider => ({
  ...provider,
  openSession: around(provider.openSession, reached, 'opening-session'),
  findSession: around(provider.findSession, reached, 'asking-for-session', 'session-known'),
  expireSession: around(provider.expireSession, reached, 'closing-session'),
  refund: around(provider.refund, reached, 'giving-refund'),
  listEventsSince: around(provider.listEventsSince, reached, 'asking-for-events', 'events-known'),
});
