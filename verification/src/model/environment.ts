import type { ProviderRefund } from '@wayfarer/api/stripe/payment-provider';
import { refundedOf } from '../invariants/money-invariants.ts';
import { amountOf, applyToProvider, type Provider, type ProviderSession, withGiven, withSession } from './memory-provider.ts';
import type { Budget } from './scenario.ts';
import type { Environment } from './system-state.ts';

/**
 * Something that happens without the product: what it makes of the provider, and which allowance it uses up.
 */
export type EnvironmentStep = { readonly label: string; readonly provider: Provider; readonly uses: keyof Budget | null };

/**
 * Everything that travellers, the provider's clock and its dashboard, and the network may do in this moment.
 */
export const environmentStepsIn = (provider: Provider, { handedOut, ...left }: Environment): EnvironmentStep[] => {
  const open = provider.sessions.filter(({ state }) => state === 'open');
  const payable = open.filter(({ id }) => handedOut.includes(id));
  const kept = provider.sessions.filter((session) => session.charged !== null && refundedOf(session) < session.charged);
  const given = provider.sessions.flatMap((session) =>
    session.refunds
      .filter(({ state, refundKey }) => state === 'done' && refundKey !== null)
      .map((refund) => ({ session, refund })),
  );
  const change = (
    label: string,
    { id }: ProviderSession,
    made: Partial<ProviderSession>,
    uses: keyof Budget,
  ): EnvironmentStep => ({
    label,
    provider: withSession(provider, id, made),
    uses,
  });
  const paid = ({ order }: ProviderSession, less = 0) => ({ state: 'complete' as const, charged: amountOf(order) - less });
  const refunded = (session: ProviderSession, amount: number) => ({ refunds: withGiven(session, null, amount).refunds });
  const leftOf = (session: ProviderSession): number => (session.charged ?? 0) - refundedOf(session);
  const sentBack = ({ refunds }: ProviderSession, refund: ProviderRefund) => ({
    refunds: refunds.map((one) => (one === refund ? { ...one, state: 'failed' as const } : one)),
  });
  const steps: EnvironmentStep[] = [
    ...payable.map((one) => change(`pays ${one.id}`, one, paid(one), 'payments')),
    ...payable.map((one) => change(`pays another amount for ${one.id}`, one, paid(one, 1), 'oddPayments')),
    ...open.map((one) => change(`${one.id} expires`, one, { state: 'expired' }, 'expiries')),
    ...kept.map((one) => change(`dashboard refunds ${one.id}`, one, refunded(one, leftOf(one)), 'dashboardRefunds')),
    ...kept.map((one) => change(`dashboard refunds a part of ${one.id}`, one, refunded(one, 1), 'dashboardParts')),
    ...given.map(({ session, refund }) =>
      change(`${refund.refundId} fails`, session, sentBack(session, refund), 'refundFailures'),
    ),
    ...provider.late.map((request, number): EnvironmentStep => {
      const waiting = { ...provider, late: provider.late.filter((_, other) => other !== number) };
      return { label: `late ${request.act} arrives`, provider: applyToProvider(waiting, request).provider, uses: null };
    }),
  ];
  return steps.filter(({ uses }) => uses === null || left[uses] > 0);
};
