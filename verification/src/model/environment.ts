import { refundedOf } from '../invariants/money-invariants.ts';
import { amountOf, applyToProvider, type Provider, type ProviderSession, withGiven, withSession } from './memory-provider.ts';
import type { Budget } from './scenario.ts';
import type { Environment } from './system-state.ts';

/** Something that happens without the product: what it makes of the provider, and which allowance it uses up. */
export type EnvironmentStep = { readonly label: string; readonly provider: Provider; readonly uses: keyof Budget | null };

const complete = (provider: Provider, { id }: ProviderSession, charged: number): Provider =>
  withSession(provider, id, { state: 'complete', charged });

/** Everything that travellers, the provider's clock and its dashboard, and the network may do in this moment. */
export const environmentStepsIn = (provider: Provider, { handedOut, ...left }: Environment): EnvironmentStep[] => {
  const open = provider.sessions.filter(({ state }) => state === 'open');
  const payable = open.filter(({ id }) => handedOut.includes(id));
  const kept = provider.sessions.filter((session) => session.charged !== null && refundedOf(session) < session.charged);
  const given = provider.sessions.flatMap((session) =>
    session.refunds
      .filter(({ state, refundKey }) => state === 'done' && refundKey !== null)
      .map((refund) => ({ session, refund })),
  );
  const steps: EnvironmentStep[] = [
    ...payable.map((session): EnvironmentStep => {
      return { label: `pays ${session.id}`, provider: complete(provider, session, amountOf(session.order)), uses: 'payments' };
    }),
    ...payable.map((session): EnvironmentStep => {
      const odd = complete(provider, session, amountOf(session.order) - 1);
      return { label: `pays another amount for ${session.id}`, provider: odd, uses: 'oddPayments' };
    }),
    ...open.map(({ id }): EnvironmentStep => {
      return { label: `${id} expires`, provider: withSession(provider, id, { state: 'expired' }), uses: 'expiries' };
    }),
    ...kept.map((session): EnvironmentStep => {
      const { refunds } = withGiven(session, null, (session.charged ?? 0) - refundedOf(session));
      return {
        label: `dashboard refunds ${session.id}`,
        provider: withSession(provider, session.id, { refunds }),
        uses: 'dashboardRefunds',
      };
    }),
    ...kept.map((session): EnvironmentStep => {
      const { refunds } = withGiven(session, null, 1);
      return {
        label: `dashboard refunds a part of ${session.id}`,
        provider: withSession(provider, session.id, { refunds }),
        uses: 'dashboardParts',
      };
    }),
    ...given.map(({ session, refund }): EnvironmentStep => {
      const refunds = session.refunds.map((one) => (one === refund ? { ...one, state: 'failed' as const } : one));
      return {
        label: `${refund.refundId} fails`,
        provider: withSession(provider, session.id, { refunds }),
        uses: 'refundFailures',
      };
    }),
    ...provider.late.map((request, number): EnvironmentStep => {
      const waiting = { ...provider, late: provider.late.filter((_, other) => other !== number) };
      return { label: `late ${request.act} arrives`, provider: applyToProvider(waiting, request).provider, uses: null };
    }),
  ];
  return steps.filter(({ uses }) => uses === null || left[uses] > 0);
};
