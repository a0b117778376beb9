import { isSameCommand } from '@wayfarer/api/attempts';
import { ProviderFailure } from '@wayfarer/api/stripe/payment-provider';
import { scenario } from '../model/scenario.ts';
import { scenarioNamed, tab } from '../model/scenarios.ts';
import { type BrokenGuard, guard, noticedIn, provider } from './broken-guard.ts';
import { withoutNew } from './changes.ts';

const payAndCancel = scenario('pay against cancel', [tab, ['cancel']], { payments: 1 });
const paidThenCancelled = scenario('paid, then cancelled', [['cancel']], { isPaid: true, faults: 1 });
const half = scenario('half refunded, one fault', [['cancel for half'], ['reconcile', 'reconcile']], { isPaid: true, faults: 1 });

/** What keeps money that is due from being forgotten or refunded twice. */
export const brokenCommands: readonly BrokenGuard[] = [
  ...noticedIn(paidThenCancelled, {
    'a cancel stores the refund in the same write': guard('cancellationOf', (cancellationOf) => (booking, ...rest) => {
      return withoutNew('refund', booking, cancellationOf(booking, ...rest));
    }),
    'a command stays until it is seen to be done': guard(
      'postpone',
      () => (commands, tried) => commands.filter((open) => !isSameCommand(open, tried)),
    ),
    'a refund that definitely failed gets a new key': provider(({ refund }) => ({
      refund: (order) => refund({ ...order, key: `${order.refundKey} ${order.amount}` }),
    })),
  }),
  ...noticedIn(payAndCancel, {
    'late money stores its refund in the same write': guard(
      'decide',
      (decide) =>
        (booking, ...rest) =>
          withoutNew('refund', booking, decide(booking, ...rest)),
    ),
    'a cancel closes the session that is open': guard('cancellationOf', (cancellationOf) => (booking, ...rest) => {
      return withoutNew('expire', booking, cancellationOf(booking, ...rest));
    }),
  }),
  ...noticedIn(half, {
    'a refund asks first': provider(({ findSession }) => ({
      findSession: async (sessionId) => {
        const truth = await findSession(sessionId);
        return truth && { ...truth, refunds: [] };
      },
    })),
    'every caller refunds under the same key': provider(({ refund }, { clock }) => ({
      refund: (order) => refund({ ...order, key: `${clock().getTime()} ${order.key}` }),
    })),
  }),
  ...noticedIn(scenarioNamed('half refunded by two callers'), {
    'only a failure that is repeated uses up a key': provider(({ refund }) => ({
      refund: async (order) => {
        try {
          return await refund(order);
        } catch (thrown) {
          const isRefused = thrown instanceof ProviderFailure && thrown.kind === 'refused';
          throw isRefused ? new ProviderFailure('refused', thrown, true) : thrown;
        }
      },
    })),
  }),
  ...noticedIn(scenarioNamed('half refunded by callers that come again'), {
    'callers that share a used key share the next one': guard('postpone', (postpone) => (commands, tried, ...rest) => {
      return commands.flatMap((open) => postpone([open], { ...tried, refusals: open.refusals }, ...rest));
    }),
  }),
];
