import type { PayLink } from '@wayfarer/contracts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { providerInTime } from '../provider-in-time.ts';
import { settle } from '../settle/settle.ts';
import { getLinked, presentLink } from './pay-link-of.ts';

/**
 * Shows the booking of a link to pay. Where its payment page is open the provider is asked first, so that who
 * comes back from there sees that it is paid; while the provider is silent, the records are shown.
 * @throws LINK_INVALID
 */
export const openPayLink = async (dependencies: MoneyDependencies, token: string): Promise<PayLink> => {
  const found = await getLinked(dependencies, token);
  const live = dependencies.guards.liveAttemptOf(found.booking);
  if (!live?.sessionId) return presentLink(dependencies, found);
  try {
    const patient = { ...dependencies, paymentProvider: providerInTime(dependencies) };
    const booking = await settle(patient, live.sessionId, found.booking);
    return await presentLink(dependencies, { ...found, booking: booking ?? found.booking });
  } catch (thrown) {
    if (!(thrown instanceof ProviderFailure)) throw thrown;
    dependencies.logger.warn({ err: thrown, attemptId: live.attemptId }, 'A payment by a link could not be looked at');
    return presentLink(dependencies, found);
  }
};
