import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies.ts';
import { type PaymentProvider, ProviderFailure } from '../../integrations/stripe/payment-provider.ts';

/** In milliseconds; less than LONGEST_ANSWER_SECONDS, whose sentence is about the database. */
const LONGEST_WAIT = 7000;

/**
 * The provider for somebody who waits: all that is asked of it together takes no longer than that, counted from the first question on. What was
 * asked goes on; that nobody waits for its answer is the same to the product as an answer that is lost.
 * @throws ProviderFailure `unclear`
 */
export const providerInTime = ({
  paymentProvider,
  providerPatience = LONGEST_WAIT,
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
