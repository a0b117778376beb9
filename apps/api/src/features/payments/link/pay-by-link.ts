import type { PaymentSession, payByLinkSchema } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { z } from 'zod';
import { ApiError } from '../../../errors/api-error.ts';
import type { Reply } from '../../../http/handler.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { startPayment } from '../start/start-payment.ts';
import { getLinked, payerOf, stateOfLink } from './pay-link-of.ts';

/**
 * Hands out the provider's page to whoever has a link to pay, without a login.
 * @throws LINK_INVALID; NOT_PAYABLE with a sentence that says why; what `startPayment` throws
 */
export const payByLink = async (
  dependencies: MoneyDependencies,
  { token, ...wanted }: z.infer<typeof payByLinkSchema>,
): Promise<Reply<PaymentSession>> => {
  const found = await getLinked(dependencies, token);
  const { state, sentence } = await stateOfLink(dependencies, found);
  if (state !== 'open') throw new ApiError('NOT_PAYABLE', sentence ?? t('This booking is paid.'));
  const payer = payerOf(found.booking);
  return startPayment(dependencies, payer, {
    userId: payer.userId,
    bookingId: String(found.booking._id),
    ...wanted,
    returnTo: 'link',
  });
};
