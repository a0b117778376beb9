import type { ProviderRefund } from '@wayfarer/api/stripe/payment-provider';
import { scenario } from '../model/scenario.ts';
import { tab } from '../model/scenarios.ts';
import { type BrokenGuard, guard, noticedIn } from './broken-guard.ts';
import { withAttemptAs, withEachRefund, withoutCancelling, withoutStatus } from './changes.ts';

const twoParts = scenario('two parts', [['refund part'], ['refund another part']], { isPaid: true, faults: 1 });

/** The provider's refunds are interpreted differently. */
const hearing = (understood: (refund: ProviderRefund) => ProviderRefund) =>
  guard('decide', (decide) => (booking, attemptId, truth, at) => {
    return decide(booking, attemptId, { ...truth, refunds: truth.refunds.map(understood) }, at);
  });

/** What keeps an admin's refunds from giving too much, too little, or twice. */
export const brokenRefunds: readonly BrokenGuard[] = [
  ...noticedIn(scenario('a part clicked twice', [['refund part'], ['refund part']], { isPaid: true }), {
    'the same key gives once': guard('decideRefund', (decideRefund) => (booking, attemptId, order, at) => {
      const change = decideRefund(booking, attemptId, { ...order, requestKey: 'not seen before' }, at);
      return withEachRefund(change, (refund) => {
        return refund.requestKey === 'not seen before' ? { ...refund, requestKey: order.requestKey } : refund;
      });
    }),
  }),
  ...noticedIn(scenario('a part against the whole', [['refund part'], ['refund whole']], { isPaid: true }), {
    'no more is asked for than is left': guard('decideRefund', (decideRefund) => (booking, attemptId, ...rest) => {
      return decideRefund(withAttemptAs(booking, attemptId, { refundDue: 0 }), attemptId, ...rest);
    }),
  }),
  ...noticedIn(scenario('the whole refunded', [['refund whole']], { isPaid: true }), {
    'refunding the whole cancels in the same write': guard('decideRefund', (decideRefund) => (booking, ...rest) => {
      return withoutCancelling(booking, decideRefund(booking, ...rest));
    }),
  }),
  ...noticedIn(twoParts, {
    'a part stores its command in the same write': guard('decideRefund', (decideRefund) => (booking, ...rest) => {
      const change = decideRefund(booking, ...rest);
      return change && { ...change, commands: booking.commands };
    }),
    'each refund is recognised by its own key': hearing((refund) => ({ ...refund, refundKey: null })),
  }),
  ...noticedIn(
    scenario('a refund that the bank sends back', [['refund part', 'catch up', 'process events']], {
      isPaid: true,
      refundFailures: 1,
    }),
    {
      'a refund that the bank sent back is not counted as given': hearing((refund) =>
        refund.state === 'failed' ? { ...refund, state: 'done' } : refund,
      ),
    },
  ),
  ...noticedIn(
    scenario('everything refunded in the dashboard meanwhile', [['refund part']], {
      isPaid: true,
      dashboardRefunds: 1,
      crashes: 1,
    }),
    {
      'what waits is never more than what is left': guard('decide', (decide) => (booking, ...rest) => {
        const change = withEachRefund(decide(booking, ...rest), (refund) => {
          return refund.state === 'dropped' ? { ...refund, state: 'pending', amount: refund.askedAmount } : refund;
        });
        return change && { ...change, commands: booking.commands };
      }),
    },
  ),
  ...noticedIn(scenario('money under review refunded', [[...tab, 'refund part'], tab], { payments: 1, oddPayments: 1 }), {
    'no new attempt while money under review is on its way back': guard(
      'canPay',
      (canPay) =>
        (booking, ...rest) =>
          canPay(withoutStatus(booking, 'refund_pending'), ...rest),
    ),
  }),
];
