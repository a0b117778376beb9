import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies.ts';
import { type PaymentProvider, ProviderFailure } from '../../integrations/stripe/payment-provider.ts';

/** In milliseconds; less than MAX_ANSWER_SECONDS, whose sentence is about the database. */
const MAX_WAIT_MS = 7000;

/**
 * The provider for a waiting caller: all calls to it together take no longer than this, counted from the
 * first one. Calls already made continue; to the product an answer that nobody waits for is like a lost one.
 * @throws ProviderFailure `unclear`
 */
export const providerInTime = ({
  paymentProvider,
  providerPatience = MAX_WAIT_MS,
}: Pick<Dependencies, 'paymentProvider' | 'providerPatience'>): PaymentProvider => {
  let over: Promise<never> | null = null;
  const giveUp = async (): Promise<never> => {
    await pause(providerPatience, undefined, { ref: false });
    throw new ProviderFailure('unclear', `No answer within ${providerPatience} ms.`);
  };
  const inTime = <Result>(asked: Promise<Result>): Promise<Result> => {
    over ??= giveUp();
    return Promise.race([asked, over]);
  };
  return {
    ...paymentProvider,
    openSession: (order) => inTime(paymentProvider.openSession(order)),
    findSession: (sessionId) => inTime(paymentProvider.findSession(sessionId)),
  };
};
