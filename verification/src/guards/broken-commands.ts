import { isSameCommand } from '@wayfarer/api/bookings';
import { ProviderFailure } from '@wayfarer/api/stripe/payment-provider';
import { scenario } from '../model/scenario.ts';
import { tab } from '../model/scenarios.ts';
import { type BrokenGuard, guard, provider } from './broken-guard.ts';
import { withoutNew } from './changes.ts';

const payAndCancel = scenario('pay against cancel', [tab, ['cancel']], { payments: 1 });
const paidThenCancelled = scenario('paid, then cancelled', [['cancel']], { isPaid: true, faults: 1 });
const halfByTwo = { isPaid: true, faults: 1 };
const half = scenario('half refunded by two callers', [['cancel for half'], ['reconcile', 'reconcile']], halfByTwo);

/** What keeps money that is due from being forgotten or refunded twice. */
export const brokenCommands: readonly BrokenGuard[] = [
  {
    guard: 'a cancel stores the refund in the same write',
    break: guard('cancellationOf', (cancellationOf) => (booking, ...rest) => {
      return withoutNew('refund', booking, cancellationOf(booking, ...rest));
    }),
    scenario: paidThenCancelled,
  },
  {
    guard: 'late money stores its refund in the same write',
    break: guard(
      'decide',
      (decide) =>
        (booking, ...rest) =>
          withoutNew('refund', booking, decide(booking, ...rest)),
    ),
    scenario: payAndCancel,
  },
  {
    guard: 'a cancel closes the session that is open',
    break: guard('cancellationOf', (cancellationOf) => (booking, ...rest) => {
      return withoutNew('expire', booking, cancellationOf(booking, ...rest));
    }),
    scenario: payAndCancel,
  },
  {
    guard: 'a command stays until it is seen to be done',
    break: guard('postpone', () => (commands, tried) => commands.filter((open) => !isSameCommand(open, tried))),
    scenario: paidThenCancelled,
  },
  {
    guard: 'a refund asks first',
    break: provider(({ findSession }) => ({
      findSession: async (sessionId) => {
        const truth = await findSession(sessionId);
        return truth && { ...truth, refunds: [] };
      },
    })),
    scenario: half,
  },
  {
    guard: 'every caller refunds under the same key',
    break: provider(({ refund }, { clock }) => ({
      refund: (order) => refund({ ...order, key: `${clock().getTime()} ${order.key}` }),
    })),
    scenario: half,
  },
  {
    guard: 'only a failure that is repeated uses up a key',
    break: provider(({ refund }) => ({
      refund: async (order) => {
        try {
          return await refund(order);
        } catch (thrown) {
          const isRefused = thrown instanceof ProviderFailure && thrown.kind === 'refused';
          throw isRefused ? new ProviderFailure('refused', thrown, true) : thrown;
        }
      },
    })),
    scenario: scenario(half.name, half.actors, { ...halfByTwo, faults: 2 }),
  },
  {
    guard: 'callers that share a used key share the next one',
    break: guard('postpone', (postpone) => (commands, tried, ...rest) => {
      return commands.flatMap((open) => postpone([open], { ...tried, refusals: open.refusals }, ...rest));
    }),
    scenario: scenario(
      'half refunded by callers that come again',
      [
        ['reconcile', 'reconcile'],
        ['cancel for half', 'reconcile'],
      ],
      { ...halfByTwo, onlyFails: 'refund' },
    ),
  },
  {
    guard: 'a refund that definitely failed gets a new key',
    break: provider(({ refund }) => ({ refund: (order) => refund({ ...order, key: `${order.refundKey} ${order.amount}` }) })),
    scenario: paidThenCancelled,
  },
];
